import { almanac, type Category, type Character, difficultyWeights } from '@belfry/almanac';
import { legalBag, MOST_IN_BAG, presence } from '@belfry/engine';
import { bagSpaceOf } from '../dealing.ts';
import { scoreBag } from './bag.ts';
import { categoryOf } from './category.ts';
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

/** How much a character's own tags push, roughly: the synergies are left to the exact score. */
function push(character: Character): number {
  return character.tags.reduce((sum, { tag }) => {
    const extra = tag === 'misinfo' ? difficultyWeights.synergies.extraMisinformer : 0;
    return sum + difficultyWeights.tags[tag].weight + extra;
  }, 0);
}

/** So many promising swaps are scored exactly before giving up. */
const TRIES = 6;

/** A single swap on the script that would move its category for this many players, scored exactly. */
export function swapsForScript(characters: readonly Character[], players: number): Swaps {
  const now = scoreScript(characters, players);
  const space = bagSpaceOf(characters, Math.min(players, MOST_IN_BAG));
  if (now === null || space === null) return { easier: null, harder: null };
  const chances = presence(space);
  const onScript = new Set(characters.map((c) => c.id));
  const needed = new Set(characters.flatMap((c) => c.setup?.needs ?? []));
  // Characters that change the set-up would change which bags there are, not only how hard they are.
  const plain = (c: Character) => c.setup === null && !needed.has(c.id);
  const outs = characters.filter((c) => plain(c) && (chances.get(c.id) ?? 0) > 0);
  const ins = [...almanac().characters.values()].filter((c) => plain(c) && !onScript.has(c.id));
  const guesses = outs.flatMap((out) =>
    ins
      .filter((into) => into.team === out.team)
      .map((into) => ({ out, in: into, effect: (push(into) - push(out)) * chances.get(out.id)! })),
  );
  const find = (direction: number): Swap | null => {
    const promising = guesses
      .filter((guess) => Math.sign(guess.effect) === direction)
      .sort((a, b) => direction * (b.effect - a.effect))
      .slice(0, TRIES);
    for (const { out, in: into } of promising) {
      const after = swapped(characters, out, into);
      const score = scoreScript(after, players);
      if (score !== null && Math.sign(rank(score.category) - rank(now.category)) === direction) {
        return { out, in: into, score: score.score, category: score.category };
      }
    }
    return null;
  };
  return {
    easier: rank(now.category) === 0 ? null : find(-1),
    harder: rank(now.category) === difficultyWeights.categories.length - 1 ? null : find(1),
  };
}
