import type { Character } from '@belfry/almanac';
import { type BagProblem, legalBag } from '@belfry/engine';
import { apartPairs, laterPairs } from '../dealing.ts';
import type { Script } from '../script.ts';

/**
 * What is wrong with dealing these characters of a script: a second Demon, the wrong number of Outsiders, a missing
 * partner… Fabled and Loric on the script count as in play.
 */
export function validateBag(
  script: Script | null,
  characters: readonly Character[],
  players: number,
): readonly BagProblem[] {
  const watching = (script?.characters ?? []).filter((c) => c.team === 'fabled' || c.team === 'loric');
  const others = characters.filter((c) => !watching.includes(c));
  return legalBag([...others, ...watching], players, apartPairs(characters), {
    later: laterPairs(characters),
    ...(script === null ? {} : { script: script.characters }),
  });
}
