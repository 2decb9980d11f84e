import type { QuestionWords } from '../../../packages/characters/src/question-words.ts';

const a = (kind: string) => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;

export const questions: QuestionWords = {
  asked: {
    or: ' or ',
    side: (name, side) => `Is ${name} ${side}?`,
    is: (names, what, isKind) => `Is ${names} ${isKind ? a(what) : `the ${what}`}?`,
    isNot: (names, kind) => `Is ${names} not ${a(kind)}?`,
    inPlay: (character) => `Is the ${character} in play?`,
  },
  said: {
    or: ' or ',
    side: (name, side) => `${name} is ${side}.`,
    is: (names, what, isKind) => `${names} is ${isKind ? a(what) : `the ${what}`}.`,
    isNot: (names, kind) => `${names} is not ${a(kind)}.`,
    inPlay: (character) => `The ${character} is in play.`,
  },
};
