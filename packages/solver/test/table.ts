import { readPuzzle, solve } from '../src/index.ts';

type Info = { readonly type: string; readonly args: Readonly<Record<string, unknown>> };
type Dated = Readonly<Record<number, readonly Info[]>>;

/** One line of a puzzle: who, what they say they are, what they say they learned. */
export interface Sitting {
  readonly name: string;
  readonly claim: string;
  readonly nights?: Dated;
  readonly days?: Dated;
}

export interface Asking {
  readonly players: readonly Sitting[];
  readonly hidden: readonly string[];
  readonly hiddenSelf?: readonly string[];
  readonly counts: readonly [number, number, number, number];
  readonly deaths?: Readonly<Record<number, readonly number[]>>;
  readonly events?: Dated;
  readonly nights?: number;
  readonly days?: number;
  readonly also?: readonly string[];
  readonly flags?: Readonly<Record<string, unknown>>;
}

export const info = (type: string, args: Readonly<Record<string, unknown>> = {}): Info => ({ type, args });
export const executes = (player: number, died = true): Info => info('Execution', { player, died });

/** A small puzzle as a file would have it. */
export function puzzleOf({ players, hidden, hiddenSelf = [], counts, deaths = {}, events = {}, ...rest }: Asking) {
  return readPuzzle({
    id: 'small',
    players: players.map(({ name, claim, nights = {}, days = {} }) => ({
      name,
      claim,
      nightInfo: nights,
      dayInfo: days,
    })),
    hiddenCharacters: hidden,
    hiddenSelf,
    alsoOnScript: rest.also ?? [],
    nightDeaths: Object.fromEntries(
      Object.entries(deaths).map(([night, seats]) => [night, seats.map((player) => info('NightDeath', { player }))]),
    ),
    resolvedDayEvents: events,
    maxNight: rest.nights ?? 1,
    maxDay: rest.days ?? rest.nights ?? 1,
    flags: { categoryCounts: counts, playerZeroIsYou: players[0]!.name === 'You', ...rest.flags },
    solutions: [],
  });
}

/** What everybody started as in each world, as one line of ids. */
export const worldsOf = (asking: Asking): string[] =>
  [...new Set([...solve(puzzleOf(asking).problem)].map(({ started }) => started.join(' ')))].sort();
