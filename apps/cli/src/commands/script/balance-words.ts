import type { Offered } from '@belfry/almanac';

export interface BalanceWords {
  byHand(characters: string): string;
  played(games: number, bots: string): string;
  readonly goodWins: string;
  readonly finalDay: string;
  readonly days: string;
  readonly head: string;
  readonly tilts: string;
  readonly nobodyTilts: string;
  readonly pairs: string;
  readonly noPairs: string;
  gamesOf(games: number): string;
  readonly limits: string;
  /** Editions in two or three letters. */
  readonly short: { readonly [edition: string]: string };
}

export const BALANCE_WORDS: Readonly<Record<Offered, BalanceWords>> = {
  en: {
    byHand: (characters) => `Left to people, so that they do nothing in these games: ${characters}.`,
    played: (games, bots) => `${games} games of ${bots} bots under the fair Storyteller`,
    goodWins: 'Good wins',
    finalDay: 'Final day reached',
    days: 'Days',
    head: 'Players  Games   Good wins                   Final    Days   Good in the base editions',
    tilts: 'Characters that tilt it (points for good, with 95%):',
    nobodyTilts: 'No single character tilts it beyond doubt in so many games.',
    pairs: 'Pairs that tilt it by more than each for itself:',
    noPairs: 'No pair tilts it beyond doubt in so many games.',
    gamesOf: (games) => `${games} games`,
    limits:
      'This is about these bots: they do not trade favours, joke or go mad as people do, and a Storyteller who helps the weaker\nside hides part of what a script does by itself. Trust differences beyond the intervals, and not much else.',
    short: { 'trouble-brewing': 'TB', 'bad-moon-rising': 'BMR', 'sects-and-violets': 'S&V' },
  },
  ru: {
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
  },
};
