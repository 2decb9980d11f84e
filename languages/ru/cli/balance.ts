import type { BalanceWords } from '../../../apps/cli/src/commands/script/balance-words.ts';

export const balance: BalanceWords = {
  byHand: (characters) => `Оставлено людям, в этих играх ничего не делают: ${characters}.`,
  played: (games, bots) => `Игр: ${games}, боты ${bots}, Рассказчик fair`,
  goodWins: 'Победы добра',
  finalDay: 'До последнего дня',
  days: 'Дней',
  head: 'Игроков   Игр   Победы добра                Финал    Дней   Добро в базовых изданиях',
  tilts: 'Роли, которые меняют равновесие (пункты в пользу добра, 95%):',
  nobodyTilts: 'За столько игр ни одна роль заметно не меняет равновесие.',
  pairs: 'Пары, которые меняют его сильнее, чем порознь:',
  noPairs: 'За столько игр ни одна пара заметно не меняет равновесие.',
  gamesOf: (games) => `игр: ${games}`,
  limits:
    'Это только про таких ботов: они не торгуются, не шутят и не впадают в безумие, как люди, а Рассказчик помогает слабым\nи сглаживает то, что делает сам сценарий. Верьте лишь разнице, которая больше интервалов.',
  short: { 'trouble-brewing': 'TB', 'bad-moon-rising': 'BMR', 'sects-and-violets': 'S&V' },
};
