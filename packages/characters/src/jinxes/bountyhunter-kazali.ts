import { jinx } from '@belfry/engine';

/** If the Kazali makes the Bounty Hunter a Minion, no Townsfolk is evil because of them. */
export const bountyhunterKazali = jinx('bountyhunter', 'kazali', {
  when: 'script',
  adds: {
    on: {
      *became({ night, dealt, teamOf, trueTeam, turn }, { from, because }) {
        if (from !== 'bountyhunter' || because !== 'kazali' || night() !== 1) return;
        const turned = dealt().filter(
          ({ character, alignment }) => alignment === 'evil' && teamOf(character) === 'townsfolk',
        );
        for (const { seat } of turned) if (trueTeam(seat) === 'townsfolk') yield* turn(seat, 'good');
      },
    },
  },
});
