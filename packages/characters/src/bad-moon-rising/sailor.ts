import { character, token } from '@belfry/engine';

/** You cannot die. Every night you pick a living player: one of you two is drunk until dusk. */
export const sailor = character('sailor', {
  tokens: [token('drunk', { printed: 'Drunk', until: 'dusk' })],
  wakes: 'each',
  aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'death' } }],
  *act({ me, choosePlayer, works, failed, trueTeam, rulePlayer, mark }) {
    const mate = yield* choosePlayer({ alive: true });
    if (mate === null) return;
    if (!works()) return failed();
    const two = () => [...new Set(trueTeam(mate) === 'townsfolk' ? [mate, me] : [me, mate])];
    const drunk = yield* rulePlayer('who-is-drunk', two);
    mark('drunk', drunk, { until: 'dusk' });
  },
});
