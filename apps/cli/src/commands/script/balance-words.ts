import { BALANCE } from '../../../../../languages/every/cli/balance.ts';

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

export { BALANCE as BALANCE_WORDS };
