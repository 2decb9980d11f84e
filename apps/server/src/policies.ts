import { Board, POLICIES, rulesOf } from '@belfry/storyteller';
import type { TableState } from './table/state.ts';
import type { Policies } from './table/storyteller.ts';

/** What the town knows and has claimed, for policies that listen. */
function boardOf({ play, talk }: TableState): Board {
  const { game } = play!;
  const board = new Board(rulesOf(game.table));
  for (const { to, ...fact } of game.events) if (to === 'everyone') board.note(fact);
  for (const { claim, seat } of talk) {
    if (claim === null || seat === null) continue;
    board.hear({ day: game.state.day, from: seat, to: 'everyone', remark: { say: 'claim', claim } });
  }
  return board;
}

/** The automatic Storytellers of `@belfry/storyteller`; `plain` takes the engine's suggestions. */
export const policies: Policies = new Map(
  Object.entries(POLICIES).map(([name, policy]) => [
    name,
    (state: TableState) => policy({ seed: state.game, board: boardOf(state) }),
  ]),
);
