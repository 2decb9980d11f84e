import type { LadderWords } from '../../../apps/cli/src/commands/ladder/words.ts';

export const ladder: LadderWords = {
  elo: ['Bot', 'Elo', '95%'],
  pairings: ['Good', 'Evil', 'Games', 'Good wins'],
  figures: ['Bot', 'Liars suspected on the final day', 'Contradictory lies', 'Tells (AUC)'],
  judgements: ['Good', 'Evil', 'Guesses', 'Log loss for the Demon (blind)', 'Demon is first suspect'],
  where: ['Good', 'Evil', 'Of', 'Guesses', 'Log loss for the Demon (blind)', 'Demon is first suspect'],
  day: 'day {day}',
  calibration: ['Good', 'Evil', 'Thought likely', 'Was so', 'Guesses'],
  few: ['Good players', 'Among', 'Good wins', 'Gain in points', '95%'],
  exploiters: ['Trick', 'Side', 'Gain in points', '95%'],
  sides: { good: 'good', evil: 'evil' },
};
