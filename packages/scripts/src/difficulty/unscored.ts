import type { CharacterId } from '@belfry/almanac';
import { tagsGiven } from '../read/tags.ts';
import type { Script } from '../script.ts';

/** Homebrew characters that nobody gave difficulty tags: whatever they do, the score does not know it. */
export function unscored(script: Script): readonly CharacterId[] {
  const untold = script.entries.flatMap((entry) =>
    entry.kind === 'homebrew' && tagsGiven(entry.record, script.meta) === null ? [entry.id] : [],
  );
  return [...new Set(untold)];
}

/** Nothing on the script was weighed: a score of nothing would only look like an easy script. */
export function isUnscored(script: Script): boolean {
  const left = new Set(unscored(script));
  return left.size > 0 && script.characters.every(({ id }) => left.has(id));
}
