import type { Say } from '../i18n/words.tsx';

/** How many may be chosen, in words. */
export function sayCount(
  what: 'players' | 'characters' | 'answers',
  { min, max }: { readonly min: number; readonly max: number },
  t: Say,
): string {
  if (min === max) return t(`pick.${what}`, { n: min });
  return min === 0 ? t(`pick.${what}.up-to`, { n: max }) : t(`pick.${what}.range`, { min, max });
}
