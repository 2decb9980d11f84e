import type { CharacterId, Sentence } from '@belfry/almanac';
import { type Alignment, emptyView, type Game, see, seenBy } from '@belfry/engine';

/** What one played game adds to the statistics. */
export interface GameRecord {
  readonly seed: string;
  readonly players: number;
  readonly winner: Alignment;
  readonly reason: Sentence;
  readonly days: number;
  /** Some day began with three or four players alive: the fight went to the end. */
  readonly finalDay: boolean;
  /** How many could be the Demon on the final day; null where it was not reached, or nobody counted. */
  readonly candidates: number | null;
  readonly inputs: number;
  readonly rulings: number;
  /** Rulings for which nobody said why; there should be none. */
  readonly unexplained: number;
  /** In play at the start. */
  readonly characters: readonly CharacterId[];
}

const FINAL = [3, 4];

/** Reads everything off the log, so that it cannot differ from what was played. */
export function recordOf(game: Game, seed: string, candidates: number | null = null): GameRecord {
  const { outcome, day } = game.state;
  if (outcome === null) throw new Error(`The game "${seed}" is not over.`);
  const view = emptyView('public');
  let finalDay = false;
  for (const fact of seenBy(game.events, 'public')) {
    see(view, fact);
    if (fact.type !== 'dawn') continue;
    const residents = view.seats.filter((s) => s.alive && s.traveller === null && view.circle.includes(s.seat));
    finalDay ||= FINAL.includes(residents.length);
  }
  let rulings = 0;
  let unexplained = 0;
  for (const event of game.events) {
    if (event.type !== 'ruled') continue;
    rulings++;
    if (event.reason === null) unexplained++;
  }
  return {
    seed,
    players: game.setup.seats.length,
    winner: outcome.winner,
    reason: outcome.reason,
    days: day,
    finalDay,
    candidates,
    inputs: game.inputs.length,
    rulings,
    unexplained,
    characters: game.setup.seats.map((seat) => seat.character),
  };
}
