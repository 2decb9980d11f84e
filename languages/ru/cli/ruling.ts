import type { RulingWords } from '../../../apps/cli/src/ruling.ts';

export const ruling: RulingWords = {
  nobody: 'никто',
  yes: 'да',
  no: 'нет',
  else: 'Что ещё?',
  ends: 'закончило бы игру',
  behind: (by) => `уступает на ${by}`,
};
