import type { Viewer as Eyes, SeatId } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import { isStoryteller, seatOf, type TableState } from './state.ts';

/** Whose stream of frames: a seat's (whoever holds it), or that of a person without one. */
export interface Viewer {
  readonly key: string;
  readonly person: PersonId;
  readonly seat: SeatId | null;
  readonly storyteller: boolean;
  /** What they may see of the game. */
  readonly eyes: Eyes;
}

export function viewerOf(state: TableState, id: PersonId): Viewer {
  const person = state.people.get(id)!;
  const seat = seatOf(state, id);
  if (isStoryteller(person)) {
    return { key: `st:${id}`, person: id, seat: null, storyteller: true, eyes: 'storyteller' };
  }
  if (person.grimoire) return { key: `g:${id}`, person: id, seat: null, storyteller: false, eyes: 'storyteller' };
  if (seat === null || state.play === null) return { key: id, person: id, seat, storyteller: false, eyes: 'public' };
  return { key: `s${seat}`, person: id, seat, storyteller: false, eyes: seat };
}
