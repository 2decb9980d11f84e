import { aPlayer, type Context, type Play, type SeatId, TABLE } from '@belfry/engine';

/** Somebody, or the Storyteller for them, names the next at once, as long as one is left who lives and can be nominated. */
export function* nominateNext(context: Context, by: SeatId | null): Play<void> {
  const { askOf, rulePlayer, nominate, canBeNominated, isAlive } = context;
  const from = () => canBeNominated().filter(isAlive);
  const chosen = by === null || by === TABLE ? null : yield* askOf(by, aPlayer({ from, orNobody: true }));
  if (chosen !== null) return yield* nominate(by, chosen);
  const players = () => from().filter((player) => player !== TABLE);
  const named = yield* rulePlayer('next-nominee', players);
  if (named !== null) yield* nominate(null, named);
}

/** The first of those who have this ability and in whose hands it works. */
export const speaksForAll = ({ me, ability, living, abilitiesOf, isWorking }: Context): boolean =>
  me === living().find((player) => abilitiesOf(player).some((a) => a.character === ability.character && isWorking(a)));
