import type { Effect } from '@belfry/engine';
import { en, type Key } from '../i18n/en/index.ts';
import type { Say } from '../i18n/words.tsx';
import type { Tongue } from './tongue.ts';

/** What a reminder says: the kernel's own kinds have words in the catalogue, others were written by somebody. */
export function sayEffect(kind: string, t: Say): string {
  const key = `effect.${kind}`;
  if (Object.hasOwn(en, key)) return t(key as Key); // just checked
  return kind.includes(' ') || /[A-Z\u0400-\u04ff]/.test(kind) ? kind : kind.replaceAll('-', ' ');
}

/** What a madness is about: a character by id, or the Storyteller's own words; null when nobody wrote it down. */
export function madAbout({ kind, data }: Pick<Effect, 'kind' | 'data'>): string | null {
  if (kind !== 'mad' || data === null || typeof data !== 'object' || Array.isArray(data)) return null;
  const { about } = data as { readonly about?: unknown };
  return typeof about === 'string' ? about : null;
}

/** What a reminder token says, with whatever it is about. */
export function sayReminder(
  effect: Pick<Effect, 'kind' | 'data'>,
  { t, lookUp }: Pick<Tongue, 't' | 'lookUp'>,
): string {
  const about = madAbout(effect);
  return about === null ? sayEffect(effect.kind, t) : t('effect.mad.about', { what: lookUp(about).name });
}
