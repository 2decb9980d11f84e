// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { AlmanacWords } from '../../../apps/cli/src/commands/almanac/words.ts';
import { almanac as en } from '../../en/cli/almanac.ts';
import { almanac as ru } from '../../ru/cli/almanac.ts';

export const ALMANAC: { readonly [lang in Offered]: AlmanacWords } = {
  en,
  ru,
};
