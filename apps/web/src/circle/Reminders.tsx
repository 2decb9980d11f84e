import { type KeyboardEvent, use, useRef } from 'react';
import { type ReminderFace, ReminderToken } from '../token/ReminderToken.tsx';
import { useDrag } from './drag.ts';
import type { Geometry } from './geometry.ts';
import style from './Reminders.module.css';
import { layOut } from './reminder-layout.ts';
import { ReminderBoard } from './reminder-places.ts';
import type { CircleSeat } from './seat.ts';

const MOST = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Reminder tokens lie between their seat and the middle of the face, unless somebody has put them elsewhere. */
export function Reminders(props: {
  readonly seat: CircleSeat;
  readonly face: Geometry;
  readonly index: number;
  readonly at: Place;
  readonly onPress: ((seat: number, reminder: number) => void) | undefined;
}) {
  const { seat, face, index, at, onPress } = props;
  const board = use(ReminderBoard);
  const all = seat.reminders ?? [];
  if (all.length === 0) return null;
  const reminders = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const { size, at: spots } = layOut(face, index, Math.min(all.length, MOST));
  const home = face.spots[index]!;
  const place = (k: number) => ({ x: at.x + spots[k]!.x - home.x, y: at.y + spots[k]!.y - home.y });
  const stacked = all.slice(reminders.length);
  const lying = reminders.map((reminder, k) => (
    <Reminder
      key={reminder.id}
      face={reminder}
      seat={seat}
      size={size}
      // A token that was moved takes its reminders along; a reminder that was moved stays where it is.
      at={board?.moved[reminder.id] ?? place(k)}
      onPress={onPress}
    />
  ));
  return stacked.length === 0 ? (
    lying
  ) : (
    <>
      {lying}
      <Stack seat={seat} of={stacked} size={size} at={place(MOST - 1)} onPress={onPress} />
    </>
  );
}

/** More than fit side by side lie on one another: how many there are is on top, and a press shows them all. */
function Stack(props: {
  readonly seat: CircleSeat;
  readonly of: readonly ReminderFace[];
  readonly size: number;
  readonly at: Place;
  readonly onPress: ((seat: number, reminder: number) => void) | undefined;
}) {
  const { seat, of, size, at, onPress } = props;
  return (
    <button
      type="button"
      className={`${style.reminder} ${style.stack}`}
      style={{ left: `${at.x}%`, top: `${at.y}%`, width: `${size}cqi` }}
      disabled={onPress === undefined}
      title={of.map(({ text }) => text).join(', ')}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onPress?.(seat.id, of[0]!.id)}
    >
      +{of.length}
    </button>
  );
}

function Reminder(props: {
  readonly face: ReminderFace;
  readonly seat: CircleSeat;
  readonly size: number;
  readonly at: Place;
  readonly onPress: ((seat: number, reminder: number) => void) | undefined;
}) {
  const { face, seat, size, at, onPress } = props;
  const board = use(ReminderBoard);
  const root = useRef<HTMLElement | null>(null);
  const last = useRef<Place | null>(null);
  const drag = useDrag({
    from: at,
    root,
    onMove:
      board === null
        ? null
        : (to) => {
            last.current = to;
            board.onMove(face.id, to);
          },
    onLift: (up) => {
      if (!up && last.current !== null) board?.onDrop(face.id, last.current);
      last.current = null;
    },
  });
  return (
    <button
      ref={(button) => {
        root.current = button?.offsetParent instanceof HTMLElement ? button.offsetParent : null;
      }}
      type="button"
      className={style.reminder}
      style={{ left: `${at.x}%`, top: `${at.y}%`, width: `${size}cqi` }}
      disabled={onPress === undefined}
      title={face.by === null ? face.text : `${face.text} (${face.by.name})`}
      {...(board === null
        ? { tabIndex: -1, 'aria-hidden': true }
        : {
            'data-reminder': true,
            tabIndex: board.stop === face.id ? 0 : -1,
            'aria-label': `${face.text}: ${seat.name}`,
            onFocus: () => board.onStop(face.id),
          })}
      {...drag.handlers}
      onKeyDown={(event) => {
        drag.handlers.onKeyDown?.(event);
        walk(event);
      }}
      onClick={() => {
        if (!drag.justMoved()) onPress?.(seat.id, face.id);
      }}
    >
      <ReminderToken face={face} />
    </button>
  );
}

/** Arrows go from one reminder to the next; with Shift they move it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.shiftKey ? undefined : STEPS[event.key];
  if (step === undefined) return;
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-reminder]') ?? [])];
  const here = all.indexOf(event.currentTarget);
  if (here < 0) return;
  event.preventDefault();
  all[(here + step + all.length) % all.length]!.focus();
}
