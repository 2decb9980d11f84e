import { any, character, or, truth } from '@belfry/engine';
import { nod } from '../information.ts';

/** Every night you pick two players and learn whether one of them is a Demon. One good player always seems to be one, to you. */
export const fortuneteller = character('fortuneteller', {
  wakes: 'each',
  chooses: { players: 2 },
  *starts({ players, alignmentOf, ruling, me, mark }) {
    const good = players().filter((player) => alignmentOf(player) === 'good');
    const others = good.filter((player) => player !== me);
    const options = [...others, ...good.filter((player) => player === me)].map((value) => ({ value }));
    if (options.length === 0) return;
    const herring = yield* ruling('red-herring', options, 'Any good player will do.');
    mark('red-herring', herring as number, { standing: true });
  },
  learns: nod((world, chosen) =>
    any(chosen.map((player) => or(world.isTeam(player, 'demon'), truth(world.marked(player, 'red-herring'))))),
  ),
});
