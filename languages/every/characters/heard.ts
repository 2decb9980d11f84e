// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { Heard } from '../../../packages/characters/src/question.ts';
import { heard as en } from '../../en/characters/heard.ts';
import { heard as ru } from '../../ru/characters/heard.ts';

export const HEARD: { readonly [lang in Offered]: Heard } = {
  en,
  ru,
};
