/** Control characters, and those that turn text around or hide in it: they could make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Variation_Selector}|\u115F|\u1160|\u3164|\uFFA0/gu;
/** More than two marks on one letter climb over the lines above. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Text as the table shows it: one form per letter, nothing invisible, single spaces. It is never HTML: clients show it as text. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PILED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Names that look the same are the same. */
export const sameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
