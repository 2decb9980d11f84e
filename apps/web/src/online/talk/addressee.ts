import { areNeighbours, type SeatId, type View, withinReach } from '@belfry/engine';
import type { Line, Person, TableCard } from '@belfry/protocol';

/** Whom the next line is for: everybody, the Storyteller, one's own side, some seats, or seats yet to be chosen. */
export type Addressee = 'public' | 'storyteller' | 'evil' | 'whisper' | `seats ${string}`;

export const toSeats = (seats: readonly SeatId[]): Addressee =>
  seats.length === 0 ? 'whisper' : `seats ${[...seats].sort((a, b) => a - b).join(' ')}`;

export const seatsOf = (to: Addressee): SeatId[] => (to.startsWith('seats ') ? to.slice(6).split(' ').map(Number) : []);

/** Whom this seat may whisper to under the table's rule. */
export function earsFor({ seat: me }: Person, { settings }: TableCard, view: View): readonly SeatId[] {
  if (me === null || settings.whispers === 'off') return [];
  const { circle } = view;
  const open = settings.whispers === 'everyone';
  const others = circle.filter((seat) => seat !== me && (open || areNeighbours(circle, me, seat)));
  return withinReach(view, me, others);
}

/** With whom a whisper was, from one side of it; null for what is no whisper, or was not for these ears. */
export function whisperWith({ channel, from, to, text }: Line, me: SeatId | null): Addressee | null {
  if (channel !== 'whisper' || text === null || me === null || !Array.isArray(to)) return null;
  const all = [from.seat, ...(to as readonly SeatId[])].filter((seat) => seat !== null);
  return all.includes(me) ? toSeats([...new Set(all)].filter((seat) => seat !== me)) : null;
}

/** The conversations that were whispered with this seat, the latest first. */
export const conversations = (talk: readonly Line[], me: SeatId | null): Addressee[] => [
  ...new Set(
    talk
      .map((line) => whisperWith(line, me))
      .filter((with_) => with_ !== null)
      .reverse(),
  ),
];

/** What is shown while one speaks to somebody: before the whole town everything, else that conversation alone. */
export function linesFor(to: Addressee, talk: readonly Line[], me: SeatId | null): readonly Line[] {
  if (to === 'public') return talk;
  if (to === 'storyteller' || to === 'evil') return talk.filter((line) => line.channel === to);
  return talk.filter((line) => whisperWith(line, me) === to);
}
