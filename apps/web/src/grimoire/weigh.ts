import type { Game, SeatId } from '@belfry/engine';
import { Board, type Gauge, gauge, rulesOf } from '@belfry/storyteller';

/** Who is winning, from the game and from what is claimed in public. Fetched only by a Storyteller who wants to know. */
export function weigh(game: Game, claims: ReadonlyMap<SeatId, string>): Gauge {
  const board = new Board(rulesOf(game.table));
  for (const { to, ...fact } of game.events) if (to === 'everyone') board.note(fact);
  for (const [from, character] of claims) {
    const claim = { character, learned: [], suspects: [], trusts: [] };
    board.hear({ day: game.state.day, from, to: 'everyone', remark: { say: 'claim', claim } });
  }
  return gauge(game, board);
}
