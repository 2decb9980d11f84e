import type { PuzzleFrame } from '../../../apps/cli/src/commands/puzzle/words.ts';

export const puzzle: PuzzleFrame = {
  counts: 'In play',
  hidden: (names) => `Whoever does not say the truth about themselves is one of: ${names}.`,
  seen: 'What everybody saw',
  answer: 'The answer',
  says: (name, character) => `${name}, the ${character}`,
};
