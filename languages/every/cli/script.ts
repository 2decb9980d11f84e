// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { ScriptWords } from '../../../apps/cli/src/commands/script/words.ts';
import { script as en } from '../../en/cli/script.ts';
import { script as ru } from '../../ru/cli/script.ts';

export const SCRIPT: { readonly [lang in Offered]: ScriptWords } = {
  en,
  ru,
};
