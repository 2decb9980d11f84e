import { character, exactly, somePlayers } from '@belfry/engine';
import { fingers } from '../information.ts';

/** Every night you pick two living players, not yourself, and learn how many of them wake tonight for their ability. */
export const chambermaid = character('chambermaid', {
  wakes: ({ me, players, seemsAlive }) => players().filter((player) => player !== me && seemsAlive(player)).length >= 2,
  chooses: somePlayers(2, { notMyself: true, alive: true }),
  learns: fingers(
    () => 2,
    (world, number, chosen) => exactly(number, chosen.map(world.wakesTonight)),
  ),
});
