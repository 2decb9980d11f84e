/** What a card asks for that is only for show: of every shape that a real question has. */
export const DECOYS = ['players', 'two', 'characters', 'news'] as const;
export type Decoy = (typeof DECOYS)[number];

/** What really waits for this seat, by name: something to see, or a question. */
export type Waiting = string | null;

/**
 * What a phone shows in a night in which everybody sits in one room. A card stays until it is answered; then there is
 * nothing until the next turn.
 */
export type Card =
  | { readonly kind: 'none' }
  | { readonly kind: 'real'; readonly name: string }
  | { readonly kind: 'decoy'; readonly decoy: Decoy; readonly number: number };

export interface Cards {
  /** Counted since the server's clock began: the same on every phone. */
  readonly turn: number;
  readonly card: Card;
}

const NONE: Card = { kind: 'none' };

/** How often each shape comes: mostly a choice of one, or something to look at. */
const WEIGHTS: readonly Decoy[] = ['players', 'players', 'players', 'two', 'characters', 'news', 'news', 'news'];

export const turnAt = (now: number, seconds: number): number => Math.floor(now / (seconds * 1000));

export const untilNextTurn = (now: number, seconds: number): number => {
  const ms = seconds * 1000;
  return ms - (now % ms);
};

export const begin = (turn: number): Cards => ({ turn, card: NONE });

/**
 * At a turn, and only then, a new card comes, to every phone of the table at the same moment: the real one if something
 * waits, else one for show. `chance` is from 0 to 1.
 */
export function turned({ turn: before, card }: Cards, turn: number, waiting: Waiting, chance: number): Cards {
  if (turn === before) return { turn, card };
  if (waiting !== null) return { turn, card: { kind: 'real', name: waiting } };
  if (card.kind === 'decoy') return { turn, card };
  return { turn, card: { kind: 'decoy', decoy: WEIGHTS[Math.floor(chance * WEIGHTS.length)]!, number: turn } };
}

/** The card was answered, or what it asked is settled: by the Storyteller, by the clock. */
export const laidDown = ({ turn }: Cards): Cards => ({ turn, card: NONE });
