import { any, character, or, somePlayers, truth } from '@belfry/engine';
import { nod } from '../information.ts';

/** Every night you pick two players and learn whether one of them is a Demon. One good player always seems to be one, to you. */
export const fortuneteller = character('fortuneteller', {
  wakes: 'each',
  chooses: somePlayers(2),
  *starts({ players, alignmentOf, rulePlayer, me, mark }) {
    const herrings = () => {
      const good = players().filter((player) => alignmentOf(player) === 'good');
      return [...good.filter((player) => player !== me), ...good.filter((player) => player === me)];
    };
    mark('red-herring', yield* rulePlayer('red-herring', herrings), { standing: true });
  },
  learns: {
    ...nod((world, chosen) =>
      any(chosen.map((player) => or(world.isTeam(player, 'demon'), truth(world.markedByMe(player, 'red-herring'))))),
    ),
    inFact: nod((world, chosen) => any(chosen.map((player) => world.isTeam(player, 'demon')))).holds,
  },
});
