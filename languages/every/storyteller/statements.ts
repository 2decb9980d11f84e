// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { StatementWords } from '../../../packages/storyteller/src/words/say-statement.ts';
import { statements as en } from '../../en/storyteller/statements.ts';
import { statements as ru } from '../../ru/storyteller/statements.ts';

export const STATEMENTS: { readonly [lang in Lang]: StatementWords } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
