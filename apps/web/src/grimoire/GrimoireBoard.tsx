import type { SeatId } from '@belfry/engine';
import { useMemo, useRef, useState } from 'react';
import { useMedia } from '../app/media.ts';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { ReminderBoard } from '../circle/reminder-places.ts';
import { circleSeats, fabledOn } from '../game/circle-seats.ts';
import { PhaseDial } from '../game/PhaseDial.tsx';
import type { Picking } from '../game/picking.ts';
import { sweepHand } from '../game/sweep-hand.ts';
import type { Tongue } from '../game/tongue.ts';
import type { Desk } from './desk.ts';
import { seatUnder } from './drop.ts';
import style from './GrimoireScreen.module.css';
import { moveReminder } from './move-reminder.ts';
import type { OfferedToken } from './offered-tokens.ts';
import type { Place, Places } from './places.ts';
import { type Point, ReminderTray } from './ReminderTray.tsx';
import type { Send } from './refusal.ts';

/** The Grimoire itself: tokens, shrouds and reminders on the clock face, all of them free to be moved. */
export function GrimoireBoard(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly picking: Picking;
  readonly send: Send;
  readonly away: readonly SeatId[];
  readonly ready: readonly SeatId[];
  readonly places: Places;
  readonly onPlace: (next: Places) => void;
  readonly onOpen: (seat: SeatId) => void;
}) {
  const { desk, words, picking, send, away, ready, places, onPlace, onOpen } = props;
  const { view, prompts } = desk;
  const [stop, setStop] = useState<number | null>(null);
  const [held, setHeld] = useState<OfferedToken | null>(null);
  const face = useRef<HTMLDivElement>(null);
  const wide = useMedia('(min-width: 1100px)');
  const asked = prompts.filter((p) => p.kind === 'choose' || p.kind === 'request').map((p) => Number(p.to));
  const seats = circleSeats(view, words, { asked, away, ready });
  const reminders = seats.flatMap((seat) => (seat.reminders ?? []).map(({ id }) => id));
  const board = useMemo(
    () => ({
      moved: places.reminders,
      onMove: (id: number, to: Places['reminders'][number]) =>
        onPlace({ ...places, reminders: { ...places.reminders, [id]: to } }),
      onDrop: (id: number, at: Place) => {
        const effect = view.grimoire?.reminders.find((other) => other.id === id);
        const seat = seatUnder(at, view.circle, places);
        if (effect === undefined || seat === null || seat === effect.target) return;
        const { [id]: _, ...others } = places.reminders;
        onPlace({ ...places, reminders: others });
        void moveReminder(effect, seat, send);
      },
      stop: stop !== null && reminders.includes(stop) ? stop : (reminders[0] ?? null),
      onStop: setStop,
    }),
    [places, onPlace, stop, reminders, view, send],
  );
  const lay = (token: OfferedToken, seat: SeatId) => {
    setHeld(null);
    void send({ type: 'intervene', action: { do: 'mark', seat, ...token.mark } });
  };
  const drop = (token: OfferedToken, { x, y }: Point) => {
    // The list of seats lies over the whole face, and places are parts of that.
    const box = face.current?.querySelector('ul')?.parentElement?.getBoundingClientRect();
    if (box === undefined) return;
    const at = { x: ((x - box.left) / box.width) * 100, y: ((y - box.top) / box.height) * 100 };
    const seat = seatUnder(at, view.circle, places);
    if (seat !== null) lay(token, seat);
  };
  const press = (seat: SeatId) => {
    if (held !== null) return lay(held, seat);
    if (picking.spec !== null) return picking.toggle(seat);
    const hand = prompts.find((p) => p.kind === 'hand' && p.to === seat);
    if (hand?.options.pick === 'action' && hand.options.of[0] !== undefined) {
      void send({ type: 'answer', prompt: hand.id, by: 'storyteller', choice: { do: hand.options.of[0].do } });
      return;
    }
    onOpen(seat);
  };
  return (
    <>
      <div className={style.board} ref={face}>
        <ReminderBoard value={board}>
          <ClockCircle
            label={words.t('town.label')}
            seats={seats}
            fabled={fabledOn(view, words)}
            onPress={press}
            pick={picking.spec === null ? null : { chosen: picking.chosen, from: picking.spec.from }}
            hand={sweepHand(view, 0, 300)}
            moved={places.tokens}
            onMove={(seat, to) => onPlace({ ...places, tokens: { ...places.tokens, [seat]: to } })}
            onReminder={onOpen}
          >
            <PhaseDial view={view} words={words} />
          </ClockCircle>
        </ReminderBoard>
      </div>
      {view.outcome === null ? (
        <ReminderTray desk={desk} words={words} isOpen={wide} held={held} onHold={setHeld} onDrop={drop} />
      ) : null}
    </>
  );
}
