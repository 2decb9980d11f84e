// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { HabitsWords } from '../../../apps/cli/src/commands/habits/words.ts';
import { habits as en } from '../../en/cli/habits.ts';
import { habits as ru } from '../../ru/cli/habits.ts';

export const HABITS: { readonly [lang in Offered]: HabitsWords } = {
  en,
  ru,
};
