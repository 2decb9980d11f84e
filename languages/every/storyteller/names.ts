// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import { names as en } from '../../en/storyteller/names.ts';
import { names as ru } from '../../ru/storyteller/names.ts';

export const NAMES: { readonly [lang in Offered]: readonly string[] } = {
  en,
  ru,
};
