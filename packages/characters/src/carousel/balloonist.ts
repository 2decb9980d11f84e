import { TEAMS, type Team } from '@belfry/almanac';
import { character, type SeatId, type Truth, type World } from '@belfry/engine';
import { aPlayerWho } from '../shown-players.ts';

/** Each night you are shown a player of another character type than the one shown before. */
export const balloonist = character('balloonist', {
  wakes: 'each',
  learns: aPlayerWho(isOfAnotherType),
  *act(context) {
    const told = yield* context.learn();
    // What they seemed to be when they were shown counts, whatever becomes of them.
    if (told?.says === 'player') context.remember('shown', typesOf(context, told.player));
  },
});

function isOfAnotherType(world: World, player: SeatId): Truth {
  const shown = world.memory().shown as readonly Team[] | undefined; // written above
  // With nobody to compare, any player will do, even where only falsehood is allowed.
  if (shown === undefined) return 'may';
  const types = typesOf(world, player);
  if (!types.some((type) => shown.includes(type))) return 'yes';
  return types.length === 1 && shown.length === 1 ? 'no' : 'may';
}

/** All that somebody is, or may seem to be. */
const typesOf = (world: World, player: SeatId): Team[] => TEAMS.filter((team) => world.isTeam(player, team) !== 'no');
