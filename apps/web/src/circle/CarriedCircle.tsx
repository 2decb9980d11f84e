import { useRef, useState } from 'react';
import style from './CarriedCircle.module.css';
import { ClockCircle, type ClockCircleProps } from './ClockCircle.tsx';
import { geometry } from './geometry.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A circle whose seats are carried to one another's places: with a pointer to where they are let go, with Shift and the
 * arrows by one place round the clock. A seat's id is its place.
 */
export function CarriedCircle({
  onCarry,
  ...circle
}: Omit<ClockCircleProps, 'moved' | 'onMove'> & {
  /** null: they stay where they are. */
  readonly onCarry: ((from: number, to: number) => void) | null;
}) {
  const [dragged, setDragged] = useState<{ readonly seat: number; readonly to: Place } | null>(null);
  const pointing = useRef(false);
  const count = circle.seats.length;
  const { spots } = geometry(count);
  if (onCarry === null) return <ClockCircle {...circle} />;
  const settle = (from: number, to: number) => {
    if (from !== to) onCarry(from, to);
  };
  const move = (seat: number, to: Place) => {
    if (pointing.current) {
      setDragged({ seat, to });
      return;
    }
    const from = spots[seat]!;
    const forward = to.x > from.x || to.y > from.y;
    settle(seat, (seat + (forward ? 1 : -1) + count) % count);
  };
  const drop = () => {
    pointing.current = false;
    if (dragged === null) return;
    setDragged(null);
    const distance = (place: Place) => Math.hypot(place.x - dragged.to.x, place.y - dragged.to.y);
    const nearest = spots.reduce((best, place, at) => (distance(place) < distance(spots[best]!) ? at : best), 0);
    settle(dragged.seat, nearest);
  };
  return (
    <div
      className={style.carried}
      onPointerDownCapture={() => {
        pointing.current = true;
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <ClockCircle {...circle} onMove={move} {...(dragged === null ? {} : { moved: { [dragged.seat]: dragged.to } })} />
    </div>
  );
}
