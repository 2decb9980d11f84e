import { almanac, type Character } from '@belfry/almanac';
import { type Effect, kindOf } from '@belfry/engine';
import { effects } from '../../../../languages/en/web/effects.ts';
import type { Say } from '../i18n/words.tsx';
import type { Tongue } from './tongue.ts';

/** A madness about anything but a character: the rules know only characters, so it is a note. */
export const MAD_ABOUT = 'mad-about';

/** What is printed on a character's tokens. */
export const printedOn = ({ reminders, globalReminders }: Character): readonly string[] => [
  ...reminders,
  ...globalReminders,
];

const isKey = (key: string): key is keyof typeof effects => Object.hasOwn(effects, key);

/** What a reminder says: the kernel's own kinds have words in the catalogue, others were written by somebody. */
export function sayEffect(kind: string, t: Say): string {
  const key = `effect.${kind}`;
  if (isKey(key)) return t(key);
  return kind.includes(' ') || /[A-Z\u0400-\u04ff]/.test(kind) ? kind : kind.replaceAll('-', ' ');
}

/** What a madness is about: a character by id, or the Storyteller's own words; null when nobody wrote it down. */
export function madAbout({ kind, data }: Pick<Effect, 'kind' | 'data'>): string | null {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return null;
  const { character, about } = data as { readonly character?: unknown; readonly about?: unknown };
  // A game from before the rules knew madness has the character in `about`.
  const what = kind === 'mad' ? (character ?? about) : kind === MAD_ABOUT ? about : null;
  return typeof what === 'string' ? what : null;
}

/** Whose ability a token gives; null where it gives none. */
function abilityGiven({ kind, data }: Pick<Effect, 'kind' | 'data'>): string | null {
  if (kind !== 'has-ability' || data === null || typeof data !== 'object' || Array.isArray(data)) return null;
  const { character } = data as { readonly character?: unknown };
  return typeof character === 'string' ? character : null;
}

/** What a reminder token says, with whatever it is about; a character's token in the words that are printed on it. */
export function sayReminder(
  effect: Pick<Effect, 'kind' | 'data' | 'by'>,
  { t, lookUp }: Pick<Tongue, 't' | 'lookUp'>,
): string {
  const about = madAbout(effect);
  if (about !== null) return t('effect.mad.about', { what: lookUp(about).name });
  const given = abilityGiven(effect);
  if (given !== null) return t('effect.has-ability.of', { what: lookUp(given).name });
  const { kind, by } = effect;
  const english = by === null ? undefined : almanac('en').characters.get(by);
  const at = english === undefined ? -1 : printedOn(english).findIndex((word) => kindOf(word) === kind);
  const printed = by === null || at < 0 ? undefined : printedOn(lookUp(by))[at];
  return printed ?? sayEffect(kind, t);
}
