import { almanac } from '../almanac.ts';
import type { Lang } from '../lang.ts';

/** "the Storyteller is executed." begins with a capital; people's names are left as they write them. */
export function openSentence(line: string, lang: Lang = 'en'): string {
  return line.startsWith(almanac(lang).terms.storyteller) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}
