import { almanac, type CharacterId } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import type { CharacterDefinition } from '@belfry/engine';
import type { Problem } from './problem.ts';
import { PRODIGY } from './puzzle/prodigy.ts';

/** Nothing can be ruled out: because of what, and why. */
export class NotCovered extends Error {
  constructor(what: string, why: string) {
    super(`I cannot rule anything out because of ${what}: ${why}`);
  }
}

/** Nothing can be ruled out with these in play. */
export const notCovered = (characters: readonly CharacterId[]): NotCovered =>
  new NotCovered(
    characters.map((id) => `the ${almanac().characters.get(id)?.name ?? id}`).join(', '),
    'what they do, or what comes of a jinx between them, is not searched through yet.',
  );

const ACTS = ['act', 'atPlace', 'starts', 'on', 'evenDead', 'always', 'aura', 'action', 'offers', 'voting'] as const;
const SIMPLE = ['first', 'set-up', 'other', 'each'];

/** They do nothing but learn something, at a time that the definition names: that is all in its declaration. */
const onlyLearns = (definition: CharacterDefinition): boolean =>
  definition.learns !== undefined &&
  ACTS.every((part) => definition[part] === undefined) &&
  typeof definition.wakes === 'string' &&
  SIMPLE.includes(definition.wakes);

/** Whether the solver follows all that a character does. */
export function covers(id: CharacterId): boolean {
  if (id === PRODIGY.id) return true;
  const declared = deductions.get(id);
  if (declared !== undefined) return declared.notCovered === undefined;
  const definition = cast.get(id);
  return definition !== undefined && onlyLearns(definition);
}

/** Whether it does so in games that were played, not only in puzzles. */
export const coversInGames = (id: CharacterId): boolean => covers(id) && deductions.get(id)?.notInGames === undefined;

/** The pairs among these characters that change one another in a way that is not followed. */
export const jinxedBeyond = (here: ReadonlySet<CharacterId>): readonly (readonly [CharacterId, CharacterId])[] =>
  cast.jinxes
    .filter(({ between }) => between.every((id) => here.has(id)))
    .filter(({ instead, adds, deduced }) => (instead !== undefined || adds !== undefined) && deduced === undefined)
    .map(({ between }) => between);

/** Who can be in this game and is not covered, or not together with another. */
export function uncovered(problem: Problem): CharacterId[] {
  const possible = new Set([...problem.domains.flat(), ...(problem.allAbilities ?? []), ...(problem.beside ?? [])]);
  const alone = [...possible].filter((id) => !(problem.isPlayed ? coversInGames(id) : covers(id)));
  if (alone.length > 0 || !problem.isPlayed) return alone;
  return [...new Set(jinxedBeyond(new Set(problem.script.map(({ id }) => id))).flat())];
}
