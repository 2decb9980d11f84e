// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { QuestionWords } from '../../../packages/characters/src/question-words.ts';
import { questions as en } from '../../en/characters/questions.ts';
import { questions as ru } from '../../ru/characters/questions.ts';

export const QUESTIONS: { readonly [lang in Lang]: QuestionWords } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
