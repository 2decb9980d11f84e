import { jinx } from '@belfry/engine';
import { isLentBy } from '../lent-by.ts';

/** When the Philosopher takes the Bounty Hunter's ability, a Townsfolk might turn evil. */
export const bountyhunterPhilosopher = jinx('bountyhunter', 'philosopher', {
  when: 'play',
  instead: {
    bountyhunter: () => ({
      *starts(context) {
        const { me, players, trueTeam, alignmentOf, ruleOne, turn } = context;
        if (!isLentBy(context, 'philosopher')) return;
        const townsfolk = () =>
          players().filter(
            (player) => player !== me && trueTeam(player) === 'townsfolk' && alignmentOf(player) === 'good',
          );
        const options = () => [null, ...townsfolk()].map((value) => ({ value }));
        const turned = yield* ruleOne('evil-townsfolk', options);
        if (turned !== null) yield* turn(turned, 'evil');
      },
    }),
  },
});
