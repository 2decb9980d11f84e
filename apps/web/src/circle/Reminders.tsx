import { ReminderToken } from '../token/ReminderToken.tsx';
import type { Geometry } from './geometry.ts';
import style from './Reminders.module.css';
import type { CircleSeat } from './seat.ts';

const MOST = 5;

/** Reminder tokens lie between their seat and the middle of the face, one behind the other. */
export function Reminders(props: {
  readonly seat: CircleSeat;
  readonly face: Geometry;
  readonly index: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly onPress: ((seat: number, reminder: number) => void) | undefined;
}) {
  const { seat, face, at, onPress } = props;
  const reminders = seat.reminders ?? [];
  if (reminders.length === 0) return null;
  const size = Math.min(face.size * 0.62, 9);
  const distance = Math.hypot(50 - at.x, 50 - at.y) || 1;
  const toMiddle = { x: (50 - at.x) / distance, y: (50 - at.y) / distance };
  return (
    <>
      {reminders.slice(0, MOST).map((face_, k) => {
        const way = face.size / 2 + size * (0.42 + k * 0.8);
        const place = { left: `${at.x + toMiddle.x * way}%`, top: `${at.y + toMiddle.y * way}%`, width: `${size}cqi` };
        return (
          <button
            key={face_.id}
            type="button"
            className={style.reminder}
            style={place}
            tabIndex={-1}
            aria-hidden="true"
            disabled={onPress === undefined}
            title={face_.text}
            onClick={() => onPress?.(seat.id, face_.id)}
          >
            <ReminderToken face={face_} />
          </button>
        );
      })}
    </>
  );
}
