import type { PersonId } from '@belfry/protocol';
import type { ChairState } from './record.ts';
import type { TableState } from './state.ts';

/** The first to hold each seat. */
export function noteHands(state: TableState): void {
  const { play, chairs } = state;
  if (play !== null) play.hands = chairs.map(({ person }) => (person === null ? [] : [person]));
}

/**
 * A seat of a running game that was freed or given to somebody else is told to the whole table, and whoever has held it is
 * written down for good: what the seat was told, they know.
 */
export function tellHands(state: TableState, before: readonly ChairState[], by: PersonId | null, at: number): void {
  const { play, people } = state;
  if (play === null) return;
  const nameOf = (person: PersonId | null) => (person === null ? null : people.get(person)!.name);
  for (const [seat, { person }] of state.chairs.entries()) {
    const held = before[seat]?.person ?? null;
    if (held === person) continue;
    const hands = play.hands[seat] ?? [];
    play.hands[seat] = person === null || hands.includes(person) ? hands : [...hands, person];
    const doer = (by !== null && people.has(by) ? by : null) ?? person ?? held!;
    state.talk.push({
      type: 'said',
      channel: 'table',
      person: doer,
      name: nameOf(doer)!,
      seat: null,
      storyteller: people.get(doer)!.role.endsWith('storyteller'),
      to: [seat],
      hears: [],
      read: true,
      text: null,
      claim: null,
      hands: { seat, from: nameOf(held), to: nameOf(person) },
      at,
      day: play.game.state.day,
    });
  }
}

/** Another seat of this game that somebody has held; null for none. */
export function heldBefore({ play }: TableState, person: PersonId, seat: number): number | null {
  const other = play?.hands.findIndex((hands, index) => index !== seat && hands.includes(person)) ?? -1;
  return other < 0 ? null : other;
}
