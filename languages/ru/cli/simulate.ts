import type { SimulateWords } from '../../../apps/cli/src/commands/simulate/words.ts';

export const simulate: SimulateWords = {
  games: (count, seed) => `Игр: ${count}, зерно: ${seed}`,
  byHand: (_, ids) => `Этих персонажей ведут люди, в таких играх они ничего не делают: ${ids}.`,
  goodWins: 'Победы добра',
  finalDay: 'Последний день',
  days: 'Дней',
  daysSpan: (mean, shortest, longest) => `${mean} в среднем, от ${shortest} до ${longest}`,
  rulings: 'Решений',
  rulingsMade: (made, unexplained) => `${made}, из них без объяснения: ${unexplained}`,
  players: 'Игроков',
  gamesHead: 'Игр',
  endings: 'Чем кончилось',
  influence: 'Чьё присутствие меняет шансы добра (уверенность 95%)',
  points: (by, character, low, high) => `${by} п.п.  ${character} (от ${low} до ${high})`,
  interval: (share, low, high) => `${share} (от ${low} до ${high})`,
  fromEven: 'Пунктов от равенства',
  nearerBy: 'Ближе на',
  all: 'все',
  seed: 'Зерно',
  storyteller: 'Рассказчик',
  unexplained: 'Решений без объяснения',
};
