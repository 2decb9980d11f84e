import type { CharacterId, Team } from '@belfry/almanac';
import { all, any, type Information, not, type Statement, type Truth, type World } from '@belfry/engine';

/** The characters of a team that are in play: all of them, and no others. */
export const allOf = (team: Team): Information => ({
  domain(world) {
    const sheet = world.sheet(team);
    const sure = sheet.filter((id) => isInPlay(world, id) === 'yes');
    // Whatever is said, true or not, is at most two tokens away from what is sure.
    const lacking = [sure, ...sure.map((id) => sure.filter((other) => other !== id))];
    const sets = lacking.flatMap((some) => withOneMore(some, sheet)).flatMap((some) => withOneMore(some, sheet));
    const inOrder = sets.map((set) => sheet.filter((id) => set.includes(id)));
    const different = new Map(inOrder.map((characters) => [characters.join(), characters]));
    return [...different.values()].map((characters): Statement => ({ says: 'characters', characters }));
  },
  holds(world, statement) {
    if (statement.says !== 'characters') return 'no';
    const isAsSaid = (id: CharacterId): Truth =>
      statement.characters.includes(id) ? isInPlay(world, id) : not(isInPlay(world, id));
    return all(world.sheet(team).map(isAsSaid));
  },
});

const isInPlay = (world: World, id: CharacterId): Truth =>
  any(world.players().map((player) => world.isCharacter(player, id)));

const withOneMore = (some: readonly CharacterId[], sheet: readonly CharacterId[]): (readonly CharacterId[])[] => [
  some,
  ...sheet.filter((id) => !some.includes(id)).map((id) => [...some, id]),
];
