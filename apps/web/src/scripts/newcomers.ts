import { type Script, scoreScript } from '@belfry/scripts';

const FULL_TABLE = 9;
const SMALL_TABLE = 6;

const known = new WeakMap<Script, boolean>();

/** Right for a first game: easy by the score, and nothing in it needs a Storyteller's own hand. */
export function forNewcomers(script: Script): boolean {
  const before = known.get(script);
  if (before !== undefined) return before;
  const score = scoreScript(script.characters, FULL_TABLE) ?? scoreScript(script.characters, SMALL_TABLE);
  const fits = score?.category.id === 'beginner' && script.characters.every((c) => c.automated);
  known.set(script, fits);
  return fits;
}
