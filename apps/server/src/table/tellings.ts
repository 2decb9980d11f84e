import { type GameEvent, type Prompt, type SeatId, TABLE } from '@belfry/engine';

/** Something that is told, or goes on, as soon as the Storyteller says so. */
export interface Telling {
  /** Which of the game's events it is about. */
  readonly event: number;
  readonly prompt: Prompt;
}

/**
 * What has to be confirmed before it is told. Where the Storyteller rules by hand, a telling that was ruled on takes as
 * long as they think; one that needs no ruling would come at once, and its owner would know: so each of those is put to
 * them like a ruling with a single answer. Whoever learns who is evil learns it in every game alike, and a chair without
 * a device hears it from the Storyteller's own mouth: these need no word.
 */
export function tellingsAmong(
  events: readonly GameEvent[],
  from: number,
  ruledBefore: boolean,
  hasDevice: (seat: SeatId) => boolean,
): { readonly tellings: readonly Telling[]; readonly ruled: boolean } {
  const tellings: Telling[] = [];
  let ruled = ruledBefore;
  let choice: Extract<GameEvent, { type: 'chose' }> | null = null;
  for (let event = from; event < events.length; event++) {
    const fact = events[event]!;
    if (fact.type === 'ruled') ruled = true;
    if (fact.type === 'chose') choice = fact;
    if (fact.type !== 'told' || fact.character === 'minioninfo' || fact.character === 'demoninfo') continue;
    const chosen = choice?.seat === fact.seat ? seatsIn(choice.chosen) : [];
    if (!ruled && hasDevice(fact.seat)) tellings.push({ event, prompt: ask(fact, event, chosen) });
    ruled = false;
  }
  return { tellings, ruled };
}

const seatsIn = (chosen: unknown): readonly SeatId[] =>
  Array.isArray(chosen) ? chosen.filter((seat): seat is SeatId => typeof seat === 'number') : [];

const ask = (
  { seat, character, info }: Extract<GameEvent, { type: 'told' }>,
  event: number,
  chosen: readonly SeatId[],
): Prompt => ({
  id: `tell.${event}`,
  to: 'storyteller',
  kind: 'ruling',
  about: { what: 'information', seat, chosen, ...(character === null ? {} : { character }) },
  options: { pick: 'one', of: [{ value: info }] },
  suggestion: { choice: info, reason: { say: 'why.nothing-else' } },
});

/**
 * The word without which an act of a seat would be over at once where nothing came of it, and after a ruling where
 * something did: whom the Demon picked, or whether a shot was a real one, could be read off a watch. Null where the act
 * has led to a ruling or a telling of its own. Whatever comes after the next player was woken belongs to them.
 */
export function wordFor(
  events: readonly GameEvent[],
  from: number,
  ruling: boolean,
  tellings: readonly Telling[],
  seat: SeatId | null,
  what: 'go-on' | 'hands-counted' = 'go-on',
): Telling | null {
  const fresh = events.slice(from);
  if (fresh.length === 0) return null;
  const ended = fresh.findIndex(({ type }) => type === (seat === null ? 'night-falls' : 'woke'));
  if (ended < 0 && (ruling || seat === null)) return null;
  const end = ended < 0 ? events.length : from + ended;
  if (events.slice(from, end).some(({ type }) => type === 'ruled')) return null;
  if (tellings.some(({ event }) => event >= from && event < end)) return null;
  return { event: from, prompt: goOn(from, seat, what) };
}

const goOn = (event: number, seat: SeatId | null, what: 'go-on' | 'hands-counted'): Prompt => ({
  id: `word.${event}`,
  to: 'storyteller',
  kind: 'ruling',
  about: { what, sort: 'whether', ...(seat === null || seat === TABLE ? {} : { seat }) },
  options: { pick: 'one', of: [{ value: true }] },
  suggestion: { choice: true, reason: { say: 'why.plain', ruling: what, character: null } },
});
