// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { Understanding } from '../../../packages/storyteller/src/talk/understand.ts';
import { understanding as en } from '../../en/storyteller/understanding.ts';
import { understanding as ru } from '../../ru/storyteller/understanding.ts';

export const UNDERSTANDING: { readonly [lang in Offered]: Understanding } = {
  en,
  ru,
};
