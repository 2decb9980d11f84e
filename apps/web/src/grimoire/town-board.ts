import type { Game, SeatId } from '@belfry/engine';
import { Board, rulesOf } from '@belfry/storyteller';

/** What the whole town knows and hears: the public facts, and who says what they are. */
export function townBoard(game: Game, claims: ReadonlyMap<SeatId, string>): Board {
  const board = new Board(rulesOf(game.grimoire));
  for (const { to, ...fact } of game.events) if (to === 'everyone') board.note(fact);
  for (const [from, character] of claims) {
    const claim = { character, learned: [], suspects: [], trusts: [] };
    board.hear({ day: game.state.day, from, to: 'everyone', remark: { say: 'claim', claim } });
  }
  return board;
}
