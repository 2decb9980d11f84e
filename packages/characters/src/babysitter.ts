import type { Context, Play, SeatId } from '@belfry/engine';
import { somebodyMayDie } from './somebody-may-die.ts';

export const livingMinions = ({ living, trueTeam }: Context): readonly SeatId[] =>
  living().filter((player) => trueTeam(player) === 'minion');

/** A night of Lil' Monsta: somebody is found who looks after it, and somebody might die. */
export function* babysit(context: Context, find: (context: Context) => Play<SeatId | null>): Play<void> {
  const { players, rulePlayer } = context;
  const anybody = () => [...livingMinions(context), ...players()];
  const sitter = (yield* find(context)) ?? (yield* rulePlayer('babysitter', anybody));
  if (sitter === null) return;
  lookAfter(context, sitter);
  yield* somebodyMayDie(context);
}

/** From now on this player looks after it, and is the Demon. */
export function lookAfter({ unmark, mark, show, ability }: Context, sitter: SeatId): void {
  unmark('is-the-demon');
  mark('is-the-demon', sitter);
  show(sitter, { says: 'character', character: ability.character });
}
