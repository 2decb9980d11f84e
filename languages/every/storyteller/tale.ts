// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { Tale } from '../../../packages/storyteller/src/narration/narrate.ts';
import { tale as en } from '../../en/storyteller/tale.ts';
import { tale as ru } from '../../ru/storyteller/tale.ts';

export const TALE: { readonly [lang in Lang]: Tale } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
