import type { CharacterId } from '@belfry/almanac';
import type { Fact, ImaginedNomination, Json, SeatId, SeatSet } from '@belfry/engine';
import type { DayEvent } from '../problem.ts';
import { only, setOf } from '../seat-set.ts';

/** What everybody saw, night by night and day by day; the first of each at place 0. */
export interface Chronicle {
  readonly nights: readonly { readonly deaths: SeatSet; readonly revivals: SeatSet }[];
  readonly days: readonly (readonly DayEvent[])[];
  /** The last day is going on. */
  readonly isOpen: boolean;
  /** Who is in play for all to see and dealt to nobody: Travellers, Fabled and Loric. */
  readonly beside?: readonly CharacterId[];
}

export const seatsIn = (json: Json): SeatId[] => {
  if (typeof json === 'number') return [json];
  return Array.isArray(json) ? json.flatMap(seatsIn) : [];
};
export const wordsIn = (json: Json): string[] => {
  if (typeof json === 'string') return [json];
  return Array.isArray(json) ? json.flatMap(wordsIn) : [];
};

/** Reads the public events up to the last dawn among them, or up to now: then the last day is one that is going on. */
export function chronicleOf(events: readonly Fact[], until: 'dawn' | 'now' = 'dawn'): Chronicle {
  const nights: { deaths: SeatSet; revivals: SeatSet }[] = [];
  const days: DayEvent[][] = [];
  const beside = [...new Set(events.flatMap(besideIn))];
  let today: Fact[] = [];
  for (const event of events) {
    if (event.type === 'dawn') {
      nights.push({ deaths: setOf(event.died), revivals: setOf(event.revived) });
      today = [];
    } else if (event.type === 'night-falls') {
      if (nights.length > 0) days.push(dayOf(today));
      today = [];
      // What comes with nobody's own character is followed by nobody: a death of it is a death.
    } else if (event.type !== 'used' || !beside.includes(event.character)) today.push(event);
  }
  if (until === 'dawn') return { nights, days: days.slice(0, Math.max(0, nights.length - 1)), isOpen: false, beside };
  const isOpen = days.length < nights.length;
  return { nights, days: isOpen ? [...days, dayOf(today, 'now')] : days, isOpen, beside };
}

/** Whoever was in play once may have left something behind. */
function besideIn(event: Fact): readonly CharacterId[] {
  const traveller = (character: CharacterId | null) => (character === null ? [] : [character]);
  switch (event.type) {
    case 'game-begins':
      return [...(event.fabled ?? []), ...event.seats.flatMap((seat) => traveller(seat.traveller))];
    case 'fabled':
      return event.characters;
    case 'joined':
      return traveller(event.seat.traveller);
    case 'traveller':
      return traveller(event.character);
    default:
      return [];
  }
}

/** A day's events, each with what came of it. */
function dayOf(events: readonly Fact[], until: 'dusk' | 'now' = 'dusk'): DayEvent[] {
  const out: DayEvent[] = [];
  let voters: SeatSet = 0;
  /** Whose death has been accounted for. */
  let known: SeatSet = 0;
  for (const [at, event] of events.entries()) {
    const rest = events.slice(at + 1);
    if (event.type === 'counted' && event.up) voters |= only(event.seat);
    else if (event.type === 'nominated') {
      // What comes of it is not decided yet.
      if (!rest.some(({ type }) => FOLLOWS.has(type))) continue;
      const { nominator, nominee } = event;
      for (const came of cameOf(rest, nominator, nominee)) {
        if (came === 'nominator-died') known |= only(nominator);
        if (came === 'nominee-died') known |= only(nominee);
        out.push({ type: 'nomination', nomination: { nominator, nominee, came } });
      }
    } else if (event.type === 'executed') {
      const died =
        rest.find((one) => (one.type === 'died' || one.type === 'survived') && one.seat === event.seat)?.type ===
        'died';
      if (died) known |= only(event.seat);
      const isLast = until === 'now' && rest.every(({ type }) => type === 'died' || type === 'survived');
      out.push({ type: 'execution', player: event.seat, died, ...(isLast ? { mayEnd: true } : {}) });
    } else if (event.type === 'used') {
      const target = seatsIn(event.chosen)[0] ?? null;
      const died = target !== null && killedBy(rest, target);
      if (died) known |= only(target);
      out.push(useOf(event.character, event.seat, target, died));
    } else if (event.type === 'died' && (known & only(event.seat)) === 0)
      out.push({ type: 'death', player: event.seat });
  }
  if (voters === 0) return out;
  // Who is somebody else by the execution voted as who they were before.
  const end = out.findIndex(({ type }) => type === 'execution');
  const votes: DayEvent = {
    type: 'votes',
    voters: [...Array(20).keys()].filter((seat) => (voters & only(seat)) !== 0),
  };
  return out.toSpliced(end < 0 ? out.length : end, 0, votes);
}

const FOLLOWS: ReadonlySet<Fact['type']> = new Set([
  'tally',
  'no-vote',
  'nominated',
  'secret-vote',
  'counted',
  'hand',
  'died',
  'executed',
]);

/** What was said aloud may have been true: nobody but the Storyteller can tell. */
const useOf = (character: CharacterId, user: SeatId, target: SeatId | null, died: boolean): DayEvent => ({
  type: 'use',
  use: { character, user, target, died, fact: () => 'may' },
});

/** Until one of these. */
function until(events: readonly Fact[], ends: readonly Fact['type'][]): readonly Fact[] {
  const end = events.findIndex(({ type }) => ends.includes(type));
  return end < 0 ? events : events.slice(0, end);
}

const killedBy = (rest: readonly Fact[], target: SeatId): boolean =>
  until(rest, ['nothing-happens', 'used', 'nominated', 'executed', 'night-falls']).some(
    (one) => one.type === 'died' && one.seat === target,
  );

/** What came of it, one after the other where two have died of it. */
function cameOf(rest: readonly Fact[], nominator: SeatId, nominee: SeatId): readonly ImaginedNomination['came'][] {
  // What somebody does in between without anything coming of it leaves the nomination's outcome open.
  const telling = rest.filter(({ type }, at) => type !== 'used' || rest[at + 1]?.type !== 'nothing-happens');
  const soon = until(telling, ['tally', 'no-vote', 'nominated', 'secret-vote', 'counted', 'hand', 'used']);
  if (soon.some((one) => one.type === 'executed' && one.seat === nominator)) return ['nominator-executed'];
  const died = (seat: SeatId) => soon.some((one) => one.type === 'died' && one.seat === seat);
  if (nominator === nominee) return [died(nominator) ? 'nominator-died' : 'nothing'];
  const deaths = [
    ...(died(nominee) ? (['nominee-died'] as const) : []),
    ...(died(nominator) ? (['nominator-died'] as const) : []),
  ];
  return deaths.length > 0 ? deaths : ['nothing'];
}
