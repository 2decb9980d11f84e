// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { LadderWords } from '../../../apps/cli/src/commands/ladder/words.ts';
import { ladder as en } from '../../en/cli/ladder.ts';
import { ladder as ru } from '../../ru/cli/ladder.ts';

export const LADDER: { readonly [lang in Offered]: LadderWords } = {
  en,
  ru,
};
