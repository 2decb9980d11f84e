import type { Grimoire, SeatId } from '@belfry/engine';
import { Board, rulesOf } from '@belfry/storyteller';

/** What the whole town knows and hears: the public facts, and who says what they are. */
export function townBoard(grimoire: Grimoire, claims: ReadonlyMap<SeatId, string>): Board {
  const board = new Board(rulesOf(grimoire));
  for (const { to, ...fact } of grimoire.events) if (to === 'everyone') board.note(fact);
  for (const [from, character] of claims) {
    const claim = { character, learned: [], suspects: [], trusts: [] };
    board.hear({ day: grimoire.day, from, to: 'everyone', remark: { say: 'claim', claim } });
  }
  return board;
}
