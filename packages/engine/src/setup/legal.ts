import { type Character, type CharacterId, type Sentence, say } from '@belfry/almanac';
import { withLenders } from './borrowed.ts';
import {
  BAG_TEAMS,
  type BagTeam,
  type Counts,
  FEWEST_PLAYERS,
  MOST_IN_BAG,
  MOST_PLAYERS,
  travellersFor,
} from './counts.ts';
import { namesOf } from './refusal.ts';
import { shapes } from './shape.ts';
import { takesSeat } from './tokens.ts';

/** Two characters that may not be in play together. */
export type ApartPair = readonly [CharacterId, CharacterId];

export type BagProblemCode = 'players' | 'travellers' | 'copies' | 'counts' | 'needs' | 'apart';

/** What a bag's legality depends on beside what is in it. */
export interface Surroundings {
  /** Whose abilities some of those in play may have besides, and who may have taken themselves out. */
  readonly script: readonly Character[];
  /** Pairs of which the first comes into play only later. */
  readonly later: readonly ApartPair[];
}

export interface BagProblem {
  readonly code: BagProblemCode;
  readonly said: Sentence;
  /** The same in English. */
  readonly message: string;
}

/** A problem before it is put into words. */
type Found = Pick<BagProblem, 'code' | 'said'>;

export const count = (characters: readonly Character[]): Counts => {
  const counts = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  for (const { team } of characters) if (team in counts) counts[team as keyof Counts]++;
  return counts;
};

const isGood = ({ team }: Character): boolean => team === 'townsfolk' || team === 'outsider';

/** Whether something in play lets several players be the same good character. */
const isCopied = (inPlay: readonly Character[]): boolean => inPlay.some((c) => c.setup?.duplicates === true);

function copyProblems(characters: readonly Character[]): Found[] {
  const mayBeCopied = isCopied(characters);
  const copies = new Map<Character, number>();
  for (const character of characters) copies.set(character, (copies.get(character) ?? 0) + 1);
  return [...copies].flatMap(([character, held]) => {
    if (character.setup?.manyCopies === true || (mayBeCopied && isGood(character))) return [];
    const most = 1 + (character.setup?.extraCopies ?? 0);
    if (held <= most) return [];
    return [{ code: 'copies' as const, said: { say: 'bag.copies' as const, character: character.id, held, most } }];
  });
}

function countProblems(inPlay: readonly Character[], players: number, { script, later }: Surroundings): Found[] {
  const seats = inPlay.filter(takesSeat);
  const held = count(seats);
  const crowd = inPlay.find((c) => c.setup?.manyCopies === true);
  if (crowd !== undefined) {
    const copies = seats.filter((c) => c.id === crowd.id).length;
    const otherEvil = seats.filter((c) => c.id !== crowd.id && (c.team === 'minion' || c.team === 'demon'));
    const character = crowd.id;
    const problems: Sentence[] = [];
    if (copies * 2 <= players) problems.push({ say: 'bag.crowd-too-small', players, character, copies });
    if (otherEvil.length > 0) problems.push({ say: 'bag.crowd-alone', character, others: idsOf(otherEvil) });
    if (seats.length !== players) problems.push({ say: 'bag.tokens', players, tokens: seats.length });
    return problems.map((said) => ({ code: 'counts', said }));
  }
  const allowed = [inPlay, ...withLenders(inPlay, script)].flatMap((some) => shapes(some, players, script));
  if (
    [...heldInstead(inPlay), ...heldAtFirst(inPlay, later)].some((held) => allowed.some((shape) => isHeld(shape, held)))
  )
    return [];
  if (allowed.length === 0) {
    const changers = inPlay.filter((c) => c.setup !== null);
    return [{ code: 'counts', said: { say: 'bag.never-together', characters: idsOf(changers) } }];
  }
  const causes = inPlay.filter((c) => c.setup !== null && shapesDiffer(inPlay, c, players));
  const wanted = [...new Map(allowed.map((shape) => [JSON.stringify(teamsOf(shape)), teamsOf(shape)])).values()];
  return [{ code: 'counts', said: { say: 'bag.counts', players, because: idsOf(causes), wanted, held } }];
}

const isHeld = (shape: Counts, held: Counts): boolean => BAG_TEAMS.every((team) => shape[team] === held[team]);

/** What a bag holds; where copies are allowed, as if each further copy of an Outsider were still the Townsfolk it came for. */
function heldInstead(inPlay: readonly Character[]): readonly Counts[] {
  const seats = inPlay.filter(takesSeat);
  const held = count(seats);
  const outsiders = seats.filter((c) => c.team === 'outsider');
  const further = isCopied(inPlay) ? outsiders.length - new Set(outsiders).size : 0;
  return Array.from({ length: further + 1 }, (_, moved) => ({
    ...held,
    townsfolk: held.townsfolk + moved,
    outsider: held.outsider - moved,
  }));
}

const idsOf = (characters: readonly Character[]): readonly CharacterId[] => [...new Set(characters.map((c) => c.id))];
const teamsOf = ({ townsfolk, outsider, minion, demon }: Counts): Counts => ({ townsfolk, outsider, minion, demon });

/** The same bag where somebody who comes only later is nobody so far, and a good token lies in their place. */
function heldAtFirst(inPlay: readonly Character[], later: readonly ApartPair[]): readonly Counts[] {
  const isThere = (id: CharacterId) => inPlay.some((c) => c.id === id);
  const coming = inPlay.filter((c) => later.some(([a, b]) => a === c.id && isThere(b)));
  return coming.flatMap(({ id, team, setup }) => {
    const held = count(inPlay.filter((c) => takesSeat(c) && c.id !== id));
    const own = team as BagTeam; // who takes no seat comes into no bag
    return (setup?.drawsAs ?? []).flatMap((drawn) =>
      drawn in held ? [{ ...held, [own]: held[own] + 1, [drawn]: held[drawn as BagTeam] - 1 }] : [],
    );
  });
}

/** Whether leaving this character out would change what the bag has to look like. */
function shapesDiffer(inPlay: readonly Character[], character: Character, players: number): boolean {
  const without = inPlay.filter((c) => c !== character);
  return JSON.stringify(shapes(inPlay, players)) !== JSON.stringify(shapes(without, players));
}

function needProblems(inPlay: readonly Character[]): Found[] {
  const present = new Set(inPlay.map((c) => c.id));
  return [...new Set(inPlay)].flatMap((character) =>
    (character.setup?.needs ?? [])
      .filter((id) => !present.has(id))
      .map((needed) => ({
        code: 'needs' as const,
        said: { say: 'bag.needs' as const, character: character.id, needed },
      })),
  );
}

/**
 * What is wrong with a bag, in words; nothing when it is legal.
 * `characters` are those truly in play (the Drunk, not the Townsfolk they take themselves for), with a repeat for
 * every copy; Travellers, Fabled and characters that nobody holds are listed too.
 */
export function legalBag(
  characters: readonly Character[],
  players: number,
  apart: readonly ApartPair[] = [],
  { script = characters, later = [] }: Partial<Surroundings> = {},
): readonly BagProblem[] {
  const names = namesOf(characters);
  return problemsIn(characters, players, apart, { script, later }).map(({ code, said }) => ({
    code,
    said,
    message: say(said, names),
  }));
}

function problemsIn(
  characters: readonly Character[],
  players: number,
  apart: readonly ApartPair[],
  surroundings: Surroundings,
): Found[] {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    return [{ code: 'players', said: { say: 'bag.players', players, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS } }];
  }
  const travellers = characters.filter((c) => c.team === 'traveller');
  const inPlay = characters.filter((c) => c.team !== 'traveller');
  const inBag = players - travellers.length;
  if (inBag > MOST_IN_BAG) {
    const needed = travellersFor(players);
    const said: Sentence = { say: 'bag.travellers-few', players, needed, travellers: travellers.length };
    return [{ code: 'travellers', said }];
  }
  if (inBag < FEWEST_PLAYERS) {
    const most = players - FEWEST_PLAYERS;
    return [{ code: 'travellers', said: { say: 'bag.travellers-many', players, most, travellers: travellers.length } }];
  }
  const present = new Set(inPlay.map((c) => c.id));
  const together = apart.filter(([a, b]) => present.has(a) && present.has(b));
  return [
    ...copyProblems([...inPlay, ...travellers]),
    ...countProblems(inPlay, inBag, surroundings),
    ...needProblems(inPlay),
    ...together.map(([a, b]): Found => ({ code: 'apart', said: { say: 'bag.apart', a, b } })),
  ];
}
