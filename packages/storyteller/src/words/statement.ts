import { PSEUDO, pseudo } from '@belfry/almanac';
import { ENGLISH_STATEMENTS } from '../../../../languages/en/storyteller/statements.ts';
import { RUSSIAN_STATEMENTS } from '../../../../languages/ru/storyteller/statements.ts';
import type { Lang } from '../talk/phrase.ts';
import type { StatementWords } from './say-statement.ts';

// Apart from how a statement is said: the languages need that, and this needs the languages.
export const STATEMENT_WORDS: { readonly [lang in Lang]: StatementWords } = {
  en: ENGLISH_STATEMENTS,
  ru: RUSSIAN_STATEMENTS,
  [PSEUDO]: pseudo(ENGLISH_STATEMENTS),
};
