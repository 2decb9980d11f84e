import { character } from '@belfry/engine';

/** When you die, a player of the Storyteller's choice is drunk from then on. */
export const sweetheart = character('sweetheart', {
  always: {
    *died({ me, ability, howOften, works, failed, players, isAlive, trueTeam, rulePlayer, mark }, { victim }) {
      if (victim !== me || ability.nature === 'believed') return;
      if (!works()) return failed();
      const likely = (player: number) => (trueTeam(player) === 'townsfolk' ? 0 : 2) + (isAlive(player) ? 0 : 1);
      const anybody = () => [...players()].sort((a, b) => likely(a) - likely(b));
      for (let times = howOften(); times > 0; times--)
        mark('drunk', yield* rulePlayer('who-is-drunk', anybody), { outlives: 'death' });
    },
  },
});
