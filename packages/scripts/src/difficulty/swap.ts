import { almanac, type Category, type Character, difficultyWeights } from '@belfry/almanac';
import { legalBag, MOST_IN_BAG, presence } from '@belfry/engine';
import { apartPairs, bagSpaceOf } from '../dealing.ts';
import { scoreBag } from './bag.ts';
import { categoryOf } from './category.ts';
import { normalised, rawScore } from './formula.ts';
import { scoreScript } from './script.ts';
import { tallyOf } from './tally.ts';
import { goesWith } from './together.ts';

/** One character for another of the same team, and where that leads. */
export interface Swap {
  readonly out: Character;
  readonly in: Character;
  readonly score: number;
  readonly category: Category;
}

/** The single swaps that would move the category down or up; null where no single swap does. */
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

/** When a character acts: whoever takes its place should keep the Storyteller and the player as busy. */
const rhythm = ({ firstNight, otherNight }: Character): string => `${firstNight !== null} ${otherNight !== null}`;

/** Characters of a team with the same tags are the same to the score. */
const weightOf = (character: Character): string =>
  [character.team, ...character.tags.map((t) => t.tag).sort()].join(' ');

/**
 * A single swap on the script that would move its category for this many players. All swaps among characters that leave
 * the set-up alone are weighed exactly; of those that lead into the next category the best fit is named: one that acts at
 * the same times, then one that scripts with these characters often have, then the smallest change.
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
  const find = (direction: number): Swap | null => {
    const leading = candidates.filter((swap) => Math.sign(rank(swap.category) - rank(now.category)) === direction);
    const fit = ({ out, in: into }: Swap) => ({
      rhythm: rhythm(out) === rhythm(into) ? 1 : 0,
      company: goesWith(into, characters) - goesWith(out, characters),
    });
    const ranked = leading.map((swap) => ({ swap, ...fit(swap), step: Math.abs(swap.score - now.score) }));
    ranked.sort((a, b) => b.rhythm - a.rhythm || b.company - a.company || a.step - b.step);
    return ranked[0]?.swap ?? null;
  };
  return { easier: find(-1), harder: find(1) };
}

/** Whether a jinx keeps a newcomer and somebody who stays from being in play together. */
function keptApart(into: Character, characters: readonly Character[], out: Character): boolean {
  const staying = characters.filter((c) => c !== out);
  return apartPairs([...staying, into]).some((pair) => pair.includes(into.id));
}
