import type { HabitsWords } from '../../../apps/cli/src/commands/habits/words.ts';

export const habits: HabitsWords = {
  players: 'Players',
  games: 'Games',
  evilAlone: 'Shown the evil alone (shown)',
  brokenRight: 'Broken and right (broken)',
  finalDay: 'Final day',
};
