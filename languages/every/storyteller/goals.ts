// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { GoalWords } from '../../../packages/storyteller/src/policy/goals.ts';
import { goals as en } from '../../en/storyteller/goals.ts';
import { goals as ru } from '../../ru/storyteller/goals.ts';

export const GOALS: { readonly [lang in Offered]: GoalWords } = {
  en,
  ru,
};
