import { character, token } from '@belfry/engine';

/** If somebody whom you nominated on your first day is executed that day, no Demon kills in the night after it. */
export const princess = character('princess', {
  tokens: [token('kills-nobody', { printed: "Doesn't Kill", until: 'dawn' })],
  *atPlace({ me, ability, day, works, nominations, executionsToday, livingDemons, mark }) {
    const isFirstDay = day() === Math.max(1, ability.born.night);
    const mine = nominations().filter(({ nominator }) => nominator === me);
    // Sober now is what counts, not when she nominated.
    if (!isFirstDay || !works()) return;
    if (!executionsToday().some(({ seat }) => mine.some(({ nominee }) => nominee === seat))) return;
    for (const demon of livingDemons()) mark('kills-nobody', demon, { until: 'dawn' });
  },
});
