import type { LadderWords } from '../../../apps/cli/src/commands/ladder/words.ts';

export const ladder: LadderWords = {
  elo: ['Bot', 'Elo', '95%'],
  pairings: ['Good', 'Evil', 'Games', 'Good wins'],
  figures: [
    'Bot',
    'Log loss for the Demon (blind)',
    'Demon is first suspect',
    'Liars suspected on the final day',
    'Contradictory lies',
    'Tells (AUC)',
  ],
  exploiters: ['Trick', 'Side', 'Gain in points', '95%'],
  sides: { good: 'good', evil: 'evil' },
};
