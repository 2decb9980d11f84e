import type { Character } from '@belfry/almanac';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import style from './ClockCircle.module.css';
import { ClockFace } from './ClockFace.tsx';
import { ClockHand, type HandPosition } from './ClockHand.tsx';
import { FabledEdge } from './FabledEdge.tsx';
import { geometry, isSnug, turnToBottom } from './geometry.ts';
import { Reminders } from './Reminders.tsx';
import { useRoving } from './roving.ts';
import { SeatSpot } from './SeatSpot.tsx';
import type { CircleSeat } from './seat.ts';

export interface Pick {
  readonly chosen: readonly number[];
  readonly from: readonly number[];
}

export interface ClockCircleProps {
  readonly label: string;
  /** Clockwise. */
  readonly seats: readonly CircleSeat[];
  /** Seats are buttons when something happens on a press. */
  readonly onPress?: ((id: number) => void) | undefined;
  /** A choice is being made on the circle: only these seats can be pressed. */
  readonly pick?: Pick | null;
  readonly hand?: HandPosition | null;
  /** This seat stands at six o'clock, where its owner sits. */
  readonly bottom?: number | null;
  /** Where tokens were dragged to, in percent of the face. */
  readonly moved?: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
  readonly onMove?: ((id: number, to: { readonly x: number; readonly y: number }) => void) | undefined;
  readonly onReminder?: ((seat: number, reminder: number) => void) | undefined;
  /** Fabled and Loric in play, and what they are called together. */
  readonly fabled?: { readonly label: string; readonly characters: readonly Character[] } | undefined;
  readonly children?: ReactNode;
}

const NOT_MOVED: NonNullable<ClockCircleProps['moved']> = {};

/** The board: seats around a clock face. To a screen reader it is a list, clockwise; arrow keys walk round it. */
export function ClockCircle(props: ClockCircleProps) {
  const { seats, pick = null, bottom = null, hand = null, moved = NOT_MOVED } = props;
  const at = bottom === null ? -1 : seats.findIndex((seat) => seat.id === bottom);
  const face = useMemo(() => geometry(seats.length, at < 0 ? 0 : turnToBottom(at, seats.length)), [seats.length, at]);
  const root = useRef<HTMLDivElement>(null);
  const [list, rove] = useRoving(seats.length);
  const [lifted, setLifted] = useState<number | null>(null);
  const snug = isSnug(seats.length);
  const label = snug ? face.size : Math.min(face.size * 1.5, (2 * Math.PI * face.radius) / seats.length + 6);
  const measures = {
    '--size': `${face.size}cqi`,
    '--label': `${label}cqi`,
    '--label-font': `clamp(${snug ? 0.68 : 0.76}rem, ${face.size * 0.16}cqi, 1.4rem)`,
    '--hole': `${face.inner * 1.3}cqi`,
  } as CSSProperties; // custom properties are not in the type
  return (
    <div className={style.frame} style={measures}>
      <div className={style.circle} ref={root} data-picking={pick !== null || undefined} data-snug={snug || undefined}>
        <ClockFace geometry={face} />
        {props.fabled === undefined ? null : <FabledEdge {...props.fabled} />}
        {hand === null ? null : <ClockHand position={hand} length={face.radius - face.size / 2} />}
        <div className={style.middle}>{props.children}</div>
        <ul className={style.seats} aria-label={props.label} ref={list} onKeyDown={rove.onKeyDown}>
          {seats.map((seat, index) => (
            <SeatSpot
              key={seat.id}
              seat={seat}
              hour={index + 1}
              spot={moved[seat.id] ?? face.spots[index]!}
              tabIndex={rove.current === index ? 0 : -1}
              onFocus={() => rove.setCurrent(index)}
              onPress={props.onPress}
              pick={pick}
              root={root}
              onMove={props.onMove}
              lifted={lifted === seat.id}
              onLift={(up) => setLifted(up ? seat.id : null)}
            />
          ))}
        </ul>
        {seats.map((seat, index) => (
          <Reminders
            key={seat.id}
            seat={seat}
            face={face}
            index={index}
            at={moved[seat.id] ?? face.spots[index]!}
            onPress={props.onReminder}
          />
        ))}
      </div>
    </div>
  );
}
