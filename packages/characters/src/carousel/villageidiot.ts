import { type Context, character, type Play, type SeatId, somePlayers, truth } from '@belfry/engine';

/** Each night you pick a player and learn their side. If there are several of you, one is drunk. */
export const villageidiot = character('villageidiot', {
  wakes: 'each',
  chooses: somePlayers(1),
  learns: {
    domain: (_, chosen) =>
      chosen.flatMap((player) => [
        { says: 'alignment', player, alignment: 'good' } as const,
        { says: 'alignment', player, alignment: 'evil' } as const,
      ]),
    holds(world, statement) {
      if (statement.says !== 'alignment') return 'no';
      const isEvil = world.isEvil(statement.player);
      return isEvil === 'may' ? 'may' : truth((isEvil === 'yes') === (statement.alignment === 'evil'));
    },
  },
  *starts(context) {
    const { ability, players, markedByMe, gameMemory, rememberForGame, mark } = context;
    const isSettled = gameMemory().drunk !== undefined || players().some((player) => markedByMe(player, 'drunk'));
    if (ability.nature !== 'own' || isSettled) return;
    const drunk = yield* whoIsDrunk(context);
    if (drunk === null) return;
    rememberForGame('drunk', drunk);
    mark('drunk', drunk, { outlives: 'everything', standing: true });
  },
  always: {
    *became({ ability, night, players, is, clearMarks }, { seat, from }) {
      if (from !== ability.character) return;
      // Whoever of them has said who is drunk may be none any more.
      clearMarks(from, 'drunk', seat);
      // While the game is still being set up, one who is left alone was never one of several.
      if (night() <= 1 && players().filter((player) => is(player, ability.character)).length === 1)
        clearMarks(from, 'drunk');
    },
  },
});

/** One of several. Where the game has begun with one alone, nobody has to be. */
function* whoIsDrunk({ ability, night, players, is, ruleOne }: Context): Play<SeatId | null> {
  const idiots = () => players().filter((player) => is(player, ability.character));
  if (idiots().length < 2) return null;
  const options = () => [...(night() > 0 ? [null] : []), ...idiots()].map((value) => ({ value }));
  return yield* ruleOne('who-is-drunk', options);
}
