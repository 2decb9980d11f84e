// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { RulingWords } from '../../../apps/cli/src/ruling.ts';
import { ruling as en } from '../../en/cli/ruling.ts';
import { ruling as ru } from '../../ru/cli/ruling.ts';

export const RULING: { readonly [lang in Offered]: RulingWords } = {
  en,
  ru,
};
