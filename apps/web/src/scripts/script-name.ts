import { almanac, builtinScripts } from '@belfry/almanac';
import type { Lang } from '../settings/settings.ts';
import { isMeta } from './meta.ts';

const IDS: ReadonlyMap<unknown, string> = new Map(
  Object.entries(builtinScripts).map(([id, items]) => [(items.find(isMeta) as { name?: unknown }).name, id]),
);

/** What a script is called: those that come with Belfry have a name in every language, others the one they were given. */
export function scriptName(name: string, lang: Lang): string {
  const id = IDS.get(name);
  return (id === undefined ? undefined : almanac(lang).terms.editions[id]) ?? name;
}
