import type { Character } from '@belfry/almanac';
import type { Random } from '../random.ts';

/** More than this many further copies make a game of nothing else. */
const MOST_COPIES = 3;

/** The same bag, in which further copies of good characters have taken the places of some Townsfolk: at least one, if any can. */
export function withCopies(
  characters: readonly Character[],
  picks: readonly Character[],
  random: Random,
): readonly Character[] {
  const needed = new Set([...picks.map((c) => c.id), ...characters.flatMap((c) => c.setup?.needs ?? [])]);
  // Who bends the set-up stays, and there is one of them: a second one would bend it again.
  const plain = characters.filter((c) => c.setup === null && (c.team === 'townsfolk' || c.team === 'outsider'));
  const replaceable = random.shuffle(plain.filter((c) => c.team === 'townsfolk' && !needed.has(c.id)));
  const most = Math.min(MOST_COPIES, replaceable.length, plain.length - 1);
  if (most < 1) return characters;
  const replaced = replaceable.slice(0, 1 + random.below(most));
  const kept = plain.filter((c) => !replaced.includes(c));
  return characters.map((c) => (replaced.includes(c) ? random.pick(kept) : c));
}
