import type { PuzzleFrame } from '../../../apps/cli/src/commands/puzzle/words.ts';

export const puzzle: PuzzleFrame = {
  counts: 'В игре',
  hidden: (names) => `Кто говорит о себе неправду, тот кто-то из них: ${names}.`,
  seen: 'Что видели все',
  answer: 'Ответ',
  says: (name, character) => `${name} — ${character}`,
};
