import type { Offered } from '@belfry/almanac';
import { ladder as english } from '../../../../../languages/en/cli/ladder.ts';
import { ladder as russian } from '../../../../../languages/ru/cli/ladder.ts';

export interface LadderWords {
  readonly elo: readonly string[];
  readonly pairings: readonly string[];
  readonly figures: readonly string[];
  readonly exploiters: readonly string[];
  readonly sides: { readonly good: string; readonly evil: string };
}

export const LADDER_WORDS: Readonly<Record<Offered, LadderWords>> = { en: english, ru: russian };
