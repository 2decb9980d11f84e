import type { HabitsWords } from '../../../apps/cli/src/commands/habits/words.ts';

export const habits: HabitsWords = {
  players: 'Игроков',
  games: 'Игр',
  evilAlone: 'Показаны одни злые (показано)',
  brokenRight: 'Испорчено и верно (испорчено)',
  finalDay: 'Последний день',
};
