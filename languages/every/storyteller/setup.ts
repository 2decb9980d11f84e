// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { SetupWords } from '../../../packages/storyteller/src/setup/words.ts';
import { setup as en } from '../../en/storyteller/setup.ts';
import { setup as ru } from '../../ru/storyteller/setup.ts';

export const SETUP: { readonly [lang in Lang]: SetupWords } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
