import type { Character, CharacterId } from '@belfry/almanac';
import { BAG_TEAMS, type Counts, FEWEST_PLAYERS, MOST_IN_BAG, MOST_PLAYERS, travellersFor } from './counts.ts';
import { shapes } from './shape.ts';
import { inWords, list, names } from './words.ts';

/** Two characters that may not be in play together. */
export type ApartPair = readonly [CharacterId, CharacterId];

export type BagProblemCode = 'players' | 'travellers' | 'copies' | 'counts' | 'needs' | 'apart';

export interface BagProblem {
  readonly code: BagProblemCode;
  readonly message: string;
}

export const count = (characters: readonly Character[]): Counts => {
  const counts = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  for (const { team } of characters) if (team in counts) counts[team as keyof Counts]++;
  return counts;
};

/** Whether a character sits in the circle with a token from the bag. */
export function takesSeat(character: Character): boolean {
  return BAG_TEAMS.some((team) => team === character.team) && character.setup?.heldByNobody !== true;
}

/** Whether somebody who is wrong about themselves may draw this token: nobody knowingly draws a mistaken character. */
export function canBeShown(character: Character): boolean {
  return takesSeat(character) && character.setup?.drawsAs === undefined;
}

const isGood = ({ team }: Character): boolean => team === 'townsfolk' || team === 'outsider';

/** Whether something in play lets several players be the same good character. */
const isCopied = (inPlay: readonly Character[]): boolean => inPlay.some((c) => c.setup?.duplicates === true);

function copyProblems(characters: readonly Character[]): BagProblem[] {
  const mayBeCopied = isCopied(characters);
  const copies = new Map<Character, number>();
  for (const character of characters) copies.set(character, (copies.get(character) ?? 0) + 1);
  return [...copies].flatMap(([character, held]) => {
    if (character.setup?.manyCopies === true || (mayBeCopied && isGood(character))) return [];
    const most = 1 + (character.setup?.extraCopies ?? 0);
    if (held <= most) return [];
    const message = `${character.name} is in the bag ${held} times; ${most === 1 ? 'once is all' : `${most} times is the most`} that is allowed.`;
    return [{ code: 'copies' as const, message }];
  });
}

function countProblems(inPlay: readonly Character[], players: number): BagProblem[] {
  const seats = inPlay.filter(takesSeat);
  const held = count(seats);
  const crowd = inPlay.find((c) => c.setup?.manyCopies === true);
  if (crowd !== undefined) {
    const copies = seats.filter((c) => c.id === crowd.id).length;
    const otherEvil = seats.filter((c) => c.id !== crowd.id && (c.team === 'minion' || c.team === 'demon'));
    const problems: string[] = [];
    if (copies * 2 <= players)
      problems.push(`Most of the ${players} players must be ${crowd.name}; this bag has ${copies}.`);
    if (otherEvil.length > 0) problems.push(`${crowd.name} leaves no place for ${names(otherEvil)}.`);
    if (seats.length !== players) problems.push(`${players} players need ${players} tokens, not ${seats.length}.`);
    return problems.map((message) => ({ code: 'counts', message }));
  }
  const allowed = shapes(inPlay, players);
  if (heldInstead(inPlay).some((held) => allowed.some((shape) => isHeld(shape, held)))) return [];
  if (allowed.length === 0) {
    const changers = inPlay.filter((c) => c.setup !== null);
    return [{ code: 'counts', message: `No bag can hold ${names(changers)} together.` }];
  }
  const causes = inPlay.filter((c) => c.setup !== null && shapesDiffer(inPlay, c, players));
  const because = causes.length === 0 ? '' : ` with ${names(causes)}`;
  const wanted = list([...new Set(allowed.map(inWords))], 'or');
  return [{ code: 'counts', message: `${players} players${because} need ${wanted}; this bag has ${inWords(held)}.` }];
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

/** Whether leaving this character out would change what the bag has to look like. */
function shapesDiffer(inPlay: readonly Character[], character: Character, players: number): boolean {
  const without = inPlay.filter((c) => c !== character);
  return JSON.stringify(shapes(inPlay, players)) !== JSON.stringify(shapes(without, players));
}

function needProblems(inPlay: readonly Character[]): BagProblem[] {
  const present = new Set(inPlay.map((c) => c.id));
  return [...new Set(inPlay)].flatMap((character) =>
    (character.setup?.needs ?? [])
      .filter((id) => !present.has(id))
      .map((id) => ({ code: 'needs' as const, message: `${character.name} needs "${id}" in the bag as well.` })),
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
): readonly BagProblem[] {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    return [{ code: 'players', message: `A game has ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${players}.` }];
  }
  const travellers = characters.filter((c) => c.team === 'traveller');
  const inPlay = characters.filter((c) => c.team !== 'traveller');
  const inBag = players - travellers.length;
  if (inBag > MOST_IN_BAG) {
    const missing = travellersFor(players);
    const message = `${players} players need at least ${missing} ${missing === 1 ? 'Traveller' : 'Travellers'}; there ${travellers.length === 1 ? 'is' : 'are'} ${travellers.length}.`;
    return [{ code: 'travellers', message }];
  }
  if (inBag < FEWEST_PLAYERS) {
    const message = `Of ${players} players at most ${players - FEWEST_PLAYERS} can be Travellers; there are ${travellers.length}.`;
    return [{ code: 'travellers', message }];
  }
  const present = new Map(inPlay.map((c) => [c.id, c.name]));
  const together = apart.filter(([a, b]) => present.has(a) && present.has(b));
  return [
    ...copyProblems([...inPlay, ...travellers]),
    ...countProblems(inPlay, inBag),
    ...needProblems(inPlay),
    ...together.map(([a, b]) => ({
      code: 'apart' as const,
      message: `Only one of ${present.get(a)} and ${present.get(b)} may be in play.`,
    })),
  ];
}
