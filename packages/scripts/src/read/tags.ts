import { type DifficultyTag, difficultyWeights, type TagWithReason } from '@belfry/almanac';
import type { HomebrewRecord, ScriptMeta } from '../script.ts';
import { excerpt } from './limits.ts';
import type { ReadTrouble } from './trouble.ts';

const isTag = (word: unknown): word is DifficultyTag =>
  typeof word === 'string' && Object.hasOwn(difficultyWeights.tags, word);

/** The difficulty tags that an author gives a character: `["info", "kill"]`. `fail` is told what is wrong. */
export function difficultyTagsFrom(written: unknown, fail: (why: ReadTrouble) => never): readonly DifficultyTag[] {
  const words = Array.isArray(written) ? written : [written];
  return [
    ...new Set(
      words.map((word) =>
        isTag(word) ? word : fail({ code: 'no-such-tag', facts: { written: excerpt(String(word)) } }),
      ),
    ),
  ];
}

/**
 * The tags of a homebrew character, from its own `tags` or from those that `_meta` lists by id (other tools refuse
 * characters with fields that they do not know); null when its author gave it none, not even an empty list.
 */
export function tagsGiven(record: HomebrewRecord, meta: ScriptMeta | null): readonly DifficultyTag[] | null {
  const listed = meta?.tags;
  return record.tags ?? (listed !== undefined && Object.hasOwn(listed, record.id) ? listed[record.id]! : null);
}

export const withAuthorsWord = (tags: readonly DifficultyTag[]): readonly TagWithReason[] =>
  tags.map((tag) => ({ tag, why: '' }));
