import type { RefObject } from 'react';
import type { Pick } from './ClockCircle.tsx';
import { useDrag } from './drag.ts';
import { SeatFace } from './SeatFace.tsx';
import style from './SeatSpot.module.css';
import type { CircleSeat } from './seat.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface SeatSpotProps {
  readonly seat: CircleSeat;
  readonly hour: number;
  readonly spot: Place;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onPress: ((id: number) => void) | undefined;
  readonly pick: Pick | null;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onMove: ((id: number, to: Place) => void) | undefined;
  readonly lifted: boolean;
  readonly onLift: (up: boolean) => void;
}

export function SeatSpot(props: SeatSpotProps) {
  const { seat, hour, spot, pick, onPress, onMove } = props;
  const chosen = pick?.chosen.includes(seat.id) ?? false;
  const allowed = pick === null || pick.from.includes(seat.id);
  const drag = useDrag({
    from: spot,
    root: props.root,
    onLift: props.onLift,
    onMove: onMove === undefined ? null : (to) => onMove(seat.id, to),
  });
  const label = `${hour}. ${seat.name}. ${seat.description}`;
  return (
    <li
      className={style.spot}
      style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
      data-lifted={props.lifted || undefined}
    >
      {onPress === undefined ? (
        // Nothing to press, but the arrows still walk round the circle and a reader says who sits where.
        <div
          className={style.seat}
          data-seat
          tabIndex={props.tabIndex}
          onFocus={props.onFocus}
          role="img"
          aria-label={label}
        >
          <SeatFace seat={seat} hour={hour} />
        </div>
      ) : (
        <button
          type="button"
          className={style.seat}
          data-seat
          data-chosen={chosen || undefined}
          aria-disabled={!allowed || undefined}
          {...(pick === null ? {} : { 'aria-pressed': chosen })}
          tabIndex={props.tabIndex}
          onFocus={props.onFocus}
          {...drag.handlers}
          onClick={() => {
            if (allowed && !drag.justMoved()) onPress(seat.id);
          }}
        >
          <span className="unseen">{hour}. </span>
          <SeatFace seat={seat} hour={hour} />
          <span className="unseen">. {seat.description}</span>
        </button>
      )}
    </li>
  );
}
