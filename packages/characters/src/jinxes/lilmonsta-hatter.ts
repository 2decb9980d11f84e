import { aCharacter, type Context, jinx, type SeatId, saying } from '@belfry/engine';

/** The Demon who turns to Lil' Monsta for the Hatter's sake also chooses which Minion they are then. */
export const lilmonstaHatter = jinx('lilmonsta', 'hatter', {
  when: 'script',
  instead: {
    hatter: (usual) =>
      saying(usual, (context) => ({
        become: (player, wish, how) =>
          wish === 'lilmonsta' ? takeToNursing(context, player) : context.become(player, wish, how),
      })),
  },
});

function* takeToNursing(context: Context, player: SeatId): ReturnType<Context['become']> {
  const { askOf, players, characterOf, bringIn, become } = context;
  const except = () => players().map(characterOf);
  const minion = yield* askOf(player, aCharacter({ teams: ['minion'], except }));
  if (minion === null) return false;
  yield* bringIn('lilmonsta');
  return yield* become(player, minion);
}
