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
    const { me, ability, night, gameMemory, rememberForGame, mark } = context;
    if (ability.nature !== 'own') return;
    const drunk = gameMemory().drunk ?? (yield* whoIsDrunk(context));
    if (typeof drunk !== 'number') return;
    const isNew = gameMemory().drunk === undefined;
    rememberForGame('drunk', drunk);
    // At the beginning the drunk one lays the token, and it goes if they become somebody else.
    if (drunk === me || (isNew && night() > 0)) mark('drunk', drunk, { outlives: 'everything', standing: true });
  },
});

/** One of several. Where the game has begun with one alone, nobody has to be. */
function* whoIsDrunk({ ability, night, players, is, ruleOne }: Context): Play<SeatId | null> {
  const idiots = () => players().filter((player) => is(player, ability.character));
  if (idiots().length < 2) return null;
  const options = () => [...(night() > 0 ? [null] : []), ...idiots()].map((value) => ({ value }));
  return yield* ruleOne('player', 'who-is-drunk', options, 'Any of them will do.');
}
