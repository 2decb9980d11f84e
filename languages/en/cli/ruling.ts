import type { RulingWords } from '../../../apps/cli/src/ruling.ts';

export const ruling: RulingWords = {
  nobody: 'nobody',
  yes: 'yes',
  no: 'no',
  else: 'What else?',
  ends: 'would have ended the game',
  behind: (by) => `behind by ${by}`,
};
