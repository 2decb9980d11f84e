import { character, token } from '@belfry/engine';

/** Each night but the first you pick a living player: a good one dies, and then no Demon kills tonight. One good player seems evil. */
export const lycanthrope = character('lycanthrope', {
  tokens: [token('registers', { printed: 'Faux Paw', data: { alignment: 'evil' } })],
  wakes: 'other',
  *starts({ me, players, alignmentOf, rulePlayer, mark }) {
    const good = () => {
      const others = players().filter((player) => player !== me && alignmentOf(player) === 'good');
      return alignmentOf(me) === 'good' ? [...others, me] : others;
    };
    const seemsEvil = yield* rulePlayer('faux-paw', good);
    mark('registers', seemsEvil, { data: { alignment: 'evil' }, standing: true });
  },
  *act({ choosePlayer, works, registers, kill, livingDemons, mark }) {
    const prey = yield* choosePlayer({ alive: true });
    if (prey === null || !works() || !(yield* registers(prey, { alignment: 'good' }))) return;
    if (!(yield* kill(prey))) return;
    for (const demon of livingDemons()) mark('kills-nobody', demon, { until: 'dawn' });
  },
});
