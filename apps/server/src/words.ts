import { looksAlike } from './look-alikes.ts';

/**
 * Control characters, and those that turn text around, hide in it or are drawn as nothing (two of them count as symbols:
 * the empty braille cell and a note without a head): they could make one name look like another.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}|\u2800|\u{1D159}/gu;
/** A mark needs a letter to stand on. */
const LOOSE_MARKS = /(^|[^\p{L}\p{N}\p{S}\p{P}\p{M}])\p{M}+/gu;
/** More than two marks on one letter climb over the lines above. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Text as the table shows it: one form per letter, nothing invisible, single spaces. It is never HTML: clients show it as text. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_MARKS, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Names that look the same are the same. */
export const sameName = (a: string, b: string): boolean => looksAlike(a, b);

/** Whether there is anything in a name that can be read aloud. */
export const canBeCalled = (name: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(name);
