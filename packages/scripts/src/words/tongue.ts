import { type CategoryId, type DifficultyTag, isLang, LANGUAGES } from '@belfry/almanac';
import { TONGUE } from '../../../../languages/every/scripts/tongue.ts';
import type { SynergyId } from '../difficulty/formula.ts';
import type { Tally } from '../difficulty/tally.ts';
import type { Place } from '../place.ts';
import type { ReadCode, ReadFacts } from '../read/trouble.ts';
import type { Experience } from '../recommend.ts';
import type { AbilityKind } from '../together/kinds.ts';
import type { FindingCode, FindingFacts } from '../validate/facts.ts';
import type { Remedy } from '../validate/remedy.ts';
import type { Names } from './names.ts';

/** What a finding says, and what would put it right; null when there is nothing to put right. */
export interface Told {
  readonly message: string;
  readonly cure: string | null;
}

export type FindingWords = { readonly [C in FindingCode]: (facts: FindingFacts[C], name: Names) => Told };
export type ReadWords = { readonly [C in ReadCode]: (facts: ReadFacts[C]) => string };

export interface DifficultyWords {
  readonly tags: Readonly<Record<DifficultyTag, string>>;
  readonly categories: Readonly<Record<CategoryId, string>>;
  /** A synergy of a whole script, on average over its bags. */
  readonly synergies: Readonly<Record<SynergyId, string>>;
  /** A synergy of one bag as a sentence. */
  synergy(id: SynergyId, amount: number, tally: Tally): string;
  readonly countedOnce: string;
  readonly countedOnceABag: string;
}

export interface RecommendWords {
  level(category: string, players: number, score: string): string;
  chaotic(level: string): string;
  suits(level: string, experience: Experience): string;
  tooMuch(level: string, experience: Experience): string;
}

/** Everything that the script workshop says, in one language. A new language is one more of these. */
export interface Tongue {
  readonly and: string;
  readonly or: string;
  place(place: Place, name: Names): string;
  readonly findings: FindingWords;
  /** What stands on the button that applies a cure. */
  remedy(remedy: Remedy, name: Names): string;
  readonly reading: ReadWords;
  readonly difficulty: DifficultyWords;
  readonly recommend: RecommendWords;
  readonly kinds: Readonly<Record<AbilityKind, string>>;
  /** What the Storyteller does for a homebrew character whose author left no words. */
  runs(name: string): string;
}

export function tongue(lang: string): Tongue {
  if (!isLang(lang)) throw new RangeError(`The workshop does not speak "${lang}". It speaks: ${LANGUAGES.join(', ')}.`);
  return TONGUE[lang];
}
