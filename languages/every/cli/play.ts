// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { PlayWords } from '../../../apps/cli/src/commands/play/words.ts';
import { play as en } from '../../en/cli/play.ts';
import { play as ru } from '../../ru/cli/play.ts';

export const PLAY: { readonly [lang in Offered]: PlayWords } = {
  en,
  ru,
};
