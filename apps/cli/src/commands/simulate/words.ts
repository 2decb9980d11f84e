import type { Offered } from '@belfry/almanac';

/** What `belfry simulate` prints around its figures, in one language. */
export interface SimulateWords {
  games(count: number, seed: string): string;
  byHand(count: number, ids: string): string;
  readonly goodWins: string;
  readonly finalDay: string;
  readonly days: string;
  daysSpan(mean: string, shortest: number, longest: number): string;
  readonly rulings: string;
  rulingsMade(made: number, unexplained: number): string;
  readonly players: string;
  readonly gamesHead: string;
  readonly endings: string;
  readonly influence: string;
  points(by: string, character: string, low: string, high: string): string;
  interval(share: string, low: string, high: string): string;
  readonly fromEven: string;
  readonly nearerBy: string;
  readonly all: string;
  readonly seed: string;
  readonly storyteller: string;
  readonly unexplained: string;
}

export const SIMULATE_WORDS: Readonly<Record<Offered, SimulateWords>> = {
  en: {
    games: (count, seed) => `${count === 1 ? '1 game' : `${count} games`}, seed ${seed}`,
    byHand: (count, ids) =>
      `Of this script ${count === 1 ? '1 character is' : `${count} characters are`} left to people and ${count === 1 ? 'does' : 'do'} nothing in these games: ${ids}.`,
    goodWins: 'Good wins',
    finalDay: 'Final day',
    days: 'Days',
    daysSpan: (mean, shortest, longest) => `${mean} on average, ${shortest} to ${longest}`,
    rulings: 'Rulings',
    rulingsMade: (made, unexplained) => `${made}, ${unexplained} of them without a reason`,
    players: 'Players',
    gamesHead: 'Games',
    endings: 'How it ended',
    influence: "Whose presence moves good's chances (95% sure)",
    points: (by, character, low, high) => `${by} points  ${character} (${low} to ${high})`,
    interval: (share, low, high) => `${share} (${low} to ${high})`,
    fromEven: 'Points from even',
    nearerBy: 'Nearer by',
    all: 'all',
    seed: 'Seed',
    storyteller: 'Storyteller',
    unexplained: 'Rulings without a reason',
  },
  ru: {
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
  },
};
