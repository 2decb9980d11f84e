import type { PieceWords, QuestionWords } from '../../../packages/characters/src/question-words.ts';

const ending = (end: '?' | '.'): PieceWords => ({
  or: ' или ',
  side: (name, side) => `${name} — ${side === 'evil' ? 'зло' : 'добро'}${end}`,
  is: (names, what) => `${names} — ${what}${end}`,
  isNot: (names, kind) => `${names} — не ${kind}${end}`,
  inPlay: (character) => `${character} в игре${end}`,
});

export const questions: QuestionWords = { asked: ending('?'), said: ending('.') };
