import { any, character, or, truth } from '@belfry/engine';
import { nod } from '../information.ts';

/** Every night you pick two players and learn whether one of them is a Demon. One good player always seems to be one, to you. */
export const fortuneteller = character('fortuneteller', {
  wakes: 'each',
  chooses: { players: 2 },
  *starts({ players, alignmentOf, ruling, me, mark }) {
    const herrings = () => {
      const good = players().filter((player) => alignmentOf(player) === 'good');
      return [...good.filter((player) => player !== me), ...good.filter((player) => player === me)];
    };
    const herring = yield* ruling(
      'red-herring',
      () => herrings().map((value) => ({ value })),
      'Any good player will do.',
    );
    if (herring !== null) mark('red-herring', herring as number, { standing: true });
  },
  learns: nod((world, chosen) =>
    any(chosen.map((player) => or(world.isTeam(player, 'demon'), truth(world.markedByMe(player, 'red-herring'))))),
  ),
});
