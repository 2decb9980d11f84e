// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { SimulateWords } from '../../../apps/cli/src/commands/simulate/words.ts';
import { simulate as en } from '../../en/cli/simulate.ts';
import { simulate as ru } from '../../ru/cli/simulate.ts';

export const SIMULATE: { readonly [lang in Offered]: SimulateWords } = {
  en,
  ru,
};
