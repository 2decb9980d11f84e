import type { CharacterId } from '@belfry/almanac';
import {
  all,
  any,
  character,
  type Information,
  not,
  type Statement,
  type Truth,
  token,
  type World,
} from '@belfry/engine';

const isInPlay = (world: World, outsider: CharacterId): Truth =>
  any(world.players().map((player) => world.isCharacter(player, outsider)));

const withOneMore = (some: readonly CharacterId[], sheet: readonly CharacterId[]): (readonly CharacterId[])[] => [
  some,
  ...sheet.filter((id) => !some.includes(id)).map((id) => [...some, id]),
];

/** The Outsiders in play: all of them, and no others. */
const outsiders: Information = {
  domain(world) {
    const sheet = world.sheet('outsider');
    const sure = sheet.filter((id) => isInPlay(world, id) === 'yes');
    // Whatever is said, true or not, is at most two tokens away from what is sure.
    const lacking = [sure, ...sure.map((id) => sure.filter((other) => other !== id))];
    const sets = lacking.flatMap((some) => withOneMore(some, sheet)).flatMap((some) => withOneMore(some, sheet));
    const inOrder = sets.map((set) => sheet.filter((id) => set.includes(id)));
    const different = new Map(inOrder.map((characters) => [characters.join(), characters]));
    return [...different.values()].map((characters): Statement => ({ says: 'characters', characters }));
  },
  holds: (world, statement) =>
    statement.says === 'characters'
      ? all(
          world.sheet('outsider').map((id) => {
            const is = isInPlay(world, id);
            return statement.characters.includes(id) ? is : not(is);
          }),
        )
      : 'no',
};

/** You start knowing the Outsiders in play. If one died today, you pick a player tonight, who dies. */
export const godfather = character('godfather', {
  tokens: [token('died-today', { printed: 'Died Today', until: 'dawn' })],
  *atPlace({ me, isAlive, diedToday, marked, wasTeam, registers, night, remember }) {
    if (!isAlive(me)) return;
    if (marked('died-today').length > 0) return remember('avenges', night());
    for (const then of diedToday()) {
      const was = wasTeam(then, 'outsider');
      if (was === 'yes' || (was === 'may' && (yield* registers(then.seat, { team: 'outsider' })))) {
        remember('avenges', night());
        return;
      }
    }
  },
  wakes: ({ night, memory }) => memory().knows !== true || memory().avenges === night(),
  learns: outsiders,
  *act({ memory, remember, learn, night, choosePlayer, kill }) {
    if (memory().knows !== true) {
      remember('knows', true);
      yield* learn();
    }
    if (memory().avenges === night()) yield* kill(yield* choosePlayer());
  },
});
