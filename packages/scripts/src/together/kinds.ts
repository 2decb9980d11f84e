import type { Character, DifficultyTag } from '@belfry/almanac';

/** What an ability is about, for those who look for what a script lacks. A character may be of several kinds, or of none. */
export const ABILITY_KINDS = [
  'information',
  'one-answer',
  'false-information',
  'deaths',
  'protection',
  'revival',
  'sides',
  'characters',
  'madness',
  'outsiders',
] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

const BY_TAG: Readonly<Partial<Record<DifficultyTag, AbilityKind>>> = {
  info: 'information',
  onceInfo: 'one-answer',
  misinfo: 'false-information',
  kill: 'deaths',
  multiKill: 'deaths',
  protect: 'protection',
  revive: 'revival',
  alignChange: 'sides',
  charChange: 'characters',
  madness: 'madness',
};

/** Demons kill: only deaths besides theirs are something that a script may lack. */
export function kindsOf({ tags, team, setup }: Character): readonly AbilityKind[] {
  const tagged = tags.flatMap(({ tag }) => BY_TAG[tag] ?? []).filter((kind) => kind !== 'deaths' || team !== 'demon');
  const moves = setup !== null && (setup.outsiders !== undefined || setup.anyOutsiders === true);
  return [...new Set([...tagged, ...(moves ? (['outsiders'] as const) : [])])];
}
