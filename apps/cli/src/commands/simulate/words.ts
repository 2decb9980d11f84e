import { SIMULATE } from '../../../../../languages/every/cli/simulate.ts';

/** What `belfry simulate` prints around its figures, in one language. */
export interface SimulateWords {
  games(count: number, seed: string): string;
  byHand(count: number, ids: string): string;
  readonly goodWins: string;
  readonly finalDay: string;
  readonly candidates: string;
  candidatesCounted(mean: string, asAimed: string): string;
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

export { SIMULATE as SIMULATE_WORDS };
