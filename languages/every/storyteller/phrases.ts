// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { Phrases } from '../../../packages/storyteller/src/talk/phrase.ts';
import { phrases as en } from '../../en/storyteller/phrases.ts';
import { phrases as ru } from '../../ru/storyteller/phrases.ts';

export const PHRASES: { readonly [lang in Lang]: Phrases } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
