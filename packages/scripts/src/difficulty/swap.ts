import { almanac, type Category, type Character, difficultyWeights } from '@belfry/almanac';
import { legalBag, MOST_IN_BAG, presence } from '@belfry/engine';
import { apartPairs, bagSpaceOf } from '../dealing.ts';
import { goesWith } from '../together/company.ts';
import { kindsOf } from '../together/kinds.ts';
import { scoreBag } from './bag.ts';
import { categoryOf } from './category.ts';
import { harderThan } from './compare.ts';
import { normalised, rawScore } from './formula.ts';
import { scoreScript } from './script.ts';
import { tallyOf } from './tally.ts';

/** One character for another of the same team, and where that leads. */
export interface Swap {
  readonly out: Character;
  readonly in: Character;
  readonly score: number;
  readonly category: Category;
}

/**
 * The single swaps that would move the category down or up. Where none does, a script's are those that at least move its
 * place among the published ones; null where there is none of these either.
 */
export interface Swaps {
  readonly easier: Swap | null;
  readonly harder: Swap | null;
}

const rank = (category: Category) => difficultyWeights.categories.findIndex((known) => known.id === category.id);
const swapped = (characters: readonly Character[], out: Character, into: Character) =>
  characters.map((c) => (c === out ? into : c));

/** The smallest change of a bag that leads into another category, among characters of the same teams. */
export function swapsForBag(characters: readonly Character[], players: number, from: readonly Character[]): Swaps {
  const now = scoreBag(characters, players);
  const inPlay = new Set(characters);
  const candidates = [...inPlay].flatMap((out) =>
    from
      .filter((into) => into.team === out.team && !inPlay.has(into))
      .map((into): Swap => {
        const score = normalised(rawScore(tallyOf(swapped(characters, out, into))), players);
        return { out, in: into, score, category: categoryOf(score) };
      }),
  );
  const keepsLegal = (swap: Swap) =>
    legalBag(characters, players).length > 0 || legalBag(swapped(characters, swap.out, swap.in), players).length === 0;
  const closest = (direction: number) =>
    candidates
      .filter((swap) => Math.sign(rank(swap.category) - rank(now.category)) === direction)
      .sort((a, b) => Math.abs(a.score - now.score) - Math.abs(b.score - now.score))
      .find(keepsLegal) ?? null;
  return { easier: closest(-1), harder: closest(1) };
}

/** Places among the published scripts, in parts of the whole, that are worth a swap though the category stays. */
const WORTH_IT = 0.05;

/** When a character acts: whoever takes its place should keep the Storyteller and the player as busy. */
const rhythm = ({ firstNight, otherNight }: Character): string => `${firstNight !== null} ${otherNight !== null}`;

function sameKind(a: Character, b: Character): boolean {
  const [these, those] = [kindsOf(a), kindsOf(b)];
  return these.length === 0 ? those.length === 0 : these.some((kind) => those.includes(kind));
}

/** How well a swap fits a script, the weightiest first: each is better the higher it is. */
export function fitOf(
  { out, in: into }: Pick<Swap, 'out' | 'in'>,
  characters: readonly Character[],
): readonly number[] {
  const staying = characters.filter((c) => c !== out);
  return [
    sameKind(out, into) ? 1 : 0,
    rhythm(out) === rhythm(into) ? 1 : 0,
    goesWith(into, staying) - goesWith(out, staying),
  ];
}

/** The order of fits, the best first. */
export function byFit(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, at) => value !== b[at]);
  return differs === -1 ? 0 : b[differs]! - a[differs]!;
}

/** Characters of a team with the same tags are the same to the score. */
const weightOf = (character: Character): string =>
  [character.team, ...character.tags.map((t) => t.tag).sort()].join(' ');

/**
 * A single swap on the script that would move its category for this many players. All swaps among characters that leave
 * the set-up alone are weighed exactly; of those that lead into another category the best fit is named: one of the same
 * kind, then one that acts at the same times, then one that published scripts with the rest of these characters would have
 * instead.
 */
export function swapsForScript(characters: readonly Character[], players: number): Swaps {
  const now = scoreScript(characters, players);
  const space = bagSpaceOf(characters, Math.min(players, MOST_IN_BAG));
  if (now === null || space === null) return { easier: null, harder: null };
  const chances = presence(space);
  const onScript = new Set(characters.map((c) => c.id));
  const needed = new Set(characters.flatMap((c) => c.setup?.needs ?? []));
  // Characters that change the set-up would change which bags there are, not only how hard they are.
  const tied = new Set([...needed, ...apartPairs(characters).flat()]);
  const plain = (c: Character) => c.setup === null && !tied.has(c.id);
  const seated = (c: Character) => c.team !== 'traveller' && c.team !== 'fabled' && c.team !== 'loric';
  const outs = characters.filter((c) => plain(c) && seated(c) && (chances.get(c.id) ?? 0) > 0);
  const ins = [...almanac().characters.values()].filter((c) => plain(c) && !onScript.has(c.id));
  const known = new Map<string, number | null>();
  const scoreAfter = (out: Character, into: Character): number | null => {
    const key = `${weightOf(out)} > ${weightOf(into)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const score = scoreScript(swapped(characters, out, into), players)?.score ?? null;
    known.set(key, score);
    return score;
  };
  const candidates = outs.flatMap((out) =>
    ins
      .filter((into) => into.team === out.team && weightOf(into) !== weightOf(out) && !keptApart(into, characters, out))
      .flatMap((into): Swap[] => {
        const score = scoreAfter(out, into);
        return score === null ? [] : [{ out, in: into, score, category: categoryOf(score) }];
      }),
  );
  const place = harderThan(now.score, players);
  const moves = ({ score }: Swap) => (place === null ? 0 : harderThan(score, players)! - place);
  const best = (swaps: readonly Swap[]): Swap | null =>
    swaps
      .map((swap) => ({ swap, fit: fitOf(swap, characters) }))
      .sort((a, b) => byFit(a.fit, b.fit) || Math.abs(a.swap.score - now.score) - Math.abs(b.swap.score - now.score))[0]
      ?.swap ?? null;
  const find = (direction: 1 | -1): Swap | null =>
    best(candidates.filter((swap) => Math.sign(rank(swap.category) - rank(now.category)) === direction)) ??
    best(candidates.filter((swap) => moves(swap) * direction >= WORTH_IT));
  return { easier: find(-1), harder: find(1) };
}

/** Whether a jinx keeps a newcomer and somebody who stays from being in play together. */
function keptApart(into: Character, characters: readonly Character[], out: Character): boolean {
  const staying = characters.filter((c) => c !== out);
  return apartPairs([...staying, into]).some((pair) => pair.includes(into.id));
}
