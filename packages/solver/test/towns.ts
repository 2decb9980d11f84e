import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { type GameEvent, type Random, type SeatId, seenBy } from '@belfry/engine';
import { type Chronicle, chronicleOf, type Testimony, testimonyOf } from '../src/index.ts';
import type { Stop } from './truth.ts';

/** What everybody says at some time of a game, and who is taken at their word. */
export interface Town {
  readonly kind: TownKind;
  readonly names: readonly string[];
  readonly started: readonly CharacterId[];
  readonly chronicle: Chronicle;
  readonly testimonies: readonly Testimony[];
  /** What each would say to themselves. */
  readonly truthful: readonly Testimony[];
  readonly trusted: readonly SeatId[];
}

/**
 * `open`: all the good tell everything, the evil claim some Townsfolk and no more. `mixed`: some of the good say nothing
 * or are trusted; some of the evil say nothing, tell the truth, or tell what another has lived through as their own.
 */
export type TownKind = 'open' | 'mixed';

const SILENCE: Testimony = { claim: null, nights: [], days: [] };

export function townAt(
  { events, script }: { readonly events: readonly GameEvent[]; readonly script: readonly Character[] },
  stop: Stop,
  kind: TownKind,
  draws: Random,
): Town {
  const dealt = events.find((event) => event.type === 'dealt');
  const begun = events.find((event) => event.type === 'game-begins');
  if (dealt?.type !== 'dealt' || begun?.type !== 'game-begins') throw new Error('Nothing was dealt.');
  const names = begun.seats.map(({ name }) => name);
  const started = dealt.grimoire.map(({ character }) => character);
  const sheet = { names, characters: script.map(({ id }) => id) };
  const so = events.slice(0, stop.events);
  const truthful = names.map((_, seat) => testimonyOf(seenBy(so, seat), seat, sheet)!);
  const trusted: SeatId[] = [];
  const testimonies = truthful.map((told, seat): Testimony => {
    const bare = { ...SILENCE, claim: bluff(draws, sheet.characters) };
    const says = saysIn(stop, seat, started[seat]!);
    if (says === 'what they think') {
      if (kind === 'open') return told;
      const mood = draws.next();
      if (mood < 0.2) return SILENCE;
      if (mood < 0.4 && stop.now[seat]!.alignment === 'good') trusted.push(seat);
      return told;
    }
    if (says === 'another character') return pretending(told, bare.claim, stop, seat, started[seat]!);
    return kind === 'open' ? bare : draws.pick([bare, SILENCE, told, draws.pick(truthful)]);
  });
  const chronicle = chronicleOf(seenBy(so, 'public'), stop.kind === 'dawn' ? 'dawn' : 'now');
  return { kind, names, started, chronicle, testimonies, truthful, trusted };
}

function saysIn(
  { now }: Stop,
  seat: SeatId,
  started: CharacterId,
): 'what they think' | 'anything' | 'another character' {
  const { character, alignment } = now[seat]!;
  const wrong = deductions.get(character)?.wrongAboutSelf;
  // Whoever is wrong about themselves tells what they think, on whichever side they are.
  if (wrong === 'believes' && deductions.get(started)?.wrongAboutSelf === 'believes') return 'what they think';
  if (alignment === 'evil' || wrong === 'lies about everything') return 'anything';
  return wrong === 'pretends' ? 'another character' : 'what they think';
}

function pretending(
  told: Testimony,
  bluffed: CharacterId,
  { now, dead }: Stop,
  seat: SeatId,
  started: CharacterId,
): Testimony {
  // Whoever is dead has nothing to fear and tells all, also what they were in between.
  if (dead.has(seat)) return told;
  if (started !== now[seat]!.character)
    return { ...told, nights: told.nights.map((night) => ({ ...night, became: null })) };
  // What others did to them they tell; of themselves they say something else.
  const nights = told.nights.map(({ heard }) => ({ heard, told: [], became: null }));
  return { claim: bluffed, nights, days: [] };
}

/** What an evil player says they are. */
const bluff = (draws: Random, sheet: readonly CharacterId[]): CharacterId =>
  draws.pick(sheet.filter((id) => almanac().character(id).team === 'townsfolk'));
