import { character, token } from '@belfry/engine';

/** Each night but the first you pick two players: they cannot die tonight, and one of them is drunk until dusk. */
export const innkeeper = character('innkeeper', {
  tokens: [
    token('safe', { printed: 'Safe', data: { from: 'death' }, until: 'dawn' }),
    token('drunk', { printed: 'Drunk', until: 'dusk' }),
  ],
  wakes: 'other',
  *act({ me, choosePlayers, works, failed, alignmentOf, rulePlayer, mark }) {
    const guests = yield* choosePlayers(2);
    if (!works()) return failed();
    for (const guest of guests) mark('safe', guest, { data: { from: 'death' }, until: 'dawn' });
    const tipsy = (guest: number) => guest !== me && alignmentOf(guest) === 'good';
    const drinkers = () => [...guests.filter(tipsy), ...guests.filter((guest) => !tipsy(guest))];
    const drunk = yield* rulePlayer('who-is-drunk', drinkers);
    mark('drunk', drunk, { until: 'dusk' });
  },
});
