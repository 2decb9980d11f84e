import { TEAMS, type Team } from '@belfry/almanac';
import { character, memo, type SeatId, type Truth, type World } from '@belfry/engine';
import { aPlayerWho } from '../shown-players.ts';

/** What the last player seemed to be who was shown, and who it was. */
const SHOWN = memo<readonly Team[] | null>('shown', null);
const WHOM = memo<SeatId | null>('whom', null);

/** Each night you are shown a player of another character type than the one shown before. */
export const balloonist = character('balloonist', {
  wakes: 'each',
  learns: aPlayerWho(isOfAnotherType),
  *act(context) {
    const told = yield* context.learn();
    // What they seemed to be when they were shown counts, whatever becomes of them.
    if (told?.says !== 'player') return;
    context.remember(SHOWN, typesOf(context, told.player));
    context.remember(WHOM, told.player);
    context.unmark('know');
    context.mark('know', told.player, { standing: true, outlives: 'death' });
  },
});

function isOfAnotherType(world: World, player: SeatId): Truth {
  const shown = typesShown(world);
  // With nobody to compare, any player will do, even where only falsehood is allowed.
  if (shown === null) return 'may';
  const types = typesOf(world, player);
  if (!types.some((type) => shown.includes(type))) return 'yes';
  return types.length === 1 && shown.length === 1 ? 'no' : 'may';
}

/** Of whoever bears the token: as they were when they were shown, or as they are where the Storyteller has laid it. */
function typesShown(world: World): readonly Team[] | null {
  const shown = SHOWN.in(world.memory());
  const whom = WHOM.in(world.memory());
  const known = world.players().find((player) => world.markedByMe(player, 'know'));
  // In a world that is only imagined no tokens lie: there it is remembered without whom it was.
  if (known === undefined) return whom === null ? shown : null;
  return known === whom ? shown : typesOf(world, known);
}

/** All that somebody is, or may seem to be. */
const typesOf = (world: World, player: SeatId): Team[] => TEAMS.filter((team) => world.isTeam(player, team) !== 'no');
