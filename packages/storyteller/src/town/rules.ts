import type { Character, CharacterId } from '@belfry/almanac';
import type { Cast, Grimoire } from '@belfry/engine';

/** What everybody at the table can look up: the character sheet, and how its abilities work. */
export interface Rules {
  readonly sheet: readonly Character[];
  readonly cast: Cast;
  lookUp(id: CharacterId): Character | null;
}

const known = new WeakMap<object, Rules>();

export function rulesOf({ script, cast }: Pick<Grimoire, 'script' | 'cast'>): Rules {
  const before = known.get(script);
  if (before !== undefined && before.cast === cast) return before;
  const rules: Rules = { sheet: script.sheet, cast, lookUp: script.lookUp };
  known.set(script, rules);
  return rules;
}

export const hasTag = (character: Character | null, ...tags: readonly string[]): boolean =>
  character?.tags.some(({ tag }) => tags.includes(tag)) ?? false;

/** Learns something new night after night. */
export const learnsAgain = (character: Character | null): boolean =>
  character !== null && character.otherNight !== null && hasTag(character, 'info');

const changing = new WeakMap<Rules, boolean>();

/** Whether an honest player may have to call themselves somebody else than before: changed, or made mad. */
export function mayChange(rules: Rules): boolean {
  const before = changing.get(rules);
  if (before !== undefined) return before;
  const may = rules.sheet.some((character) => hasTag(character, 'charChange', 'madness'));
  changing.set(rules, may);
  return may;
}
