import { almanac } from '../almanac.ts';
import type { Lang } from '../lang.ts';

/** "the Storyteller is executed." begins with a capital; people's names are left as they write them. */
export function openSentence(line: string, lang: Lang = 'en'): string {
  const { storyteller } = almanac(lang).terms;
  const opening = storyteller.charAt(0).toUpperCase() + storyteller.slice(1);
  return line.replaceAll(new RegExp(`(^|[.!?] )${storyteller}`, 'g'), `$1${opening}`);
}
