import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { lookAtNews } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn } from './e2e/table.ts';

describe.skipIf(!hasChromium)('Nothing is a mystery', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('whom one had asked, what the town waits for, who is ready, why a hand stays down', {
    timeout: 120_000,
  }, async () => {
    const company = await Company.gather(house);
    const { st } = company;
    const ann = await comeIn(house, company.code, 'Ann', 0, { width: 360, height: 740, touch: true });
    await st.do({ do: 'settings', change: { timers: { nightAtLeast: 3 } } });
    await company.begin();
    await company.untilAnnIsAsked();
    await ann.button('Seen').tap();
    await ann.seat('Ben').tap();
    await ann.seat('Cleo').tap();
    await ann.button('That is my choice').tap();
    await ann.sees(/The night (lasts at least|goes on until)/);
    await company.afterAnnsChoice();
    // Ben is the Imp.
    await ann.sees('Yes: Ben or Cleo');
    while (await lookAtNews(ann));

    await ann.sees('The town talks. The Storyteller opens nominations.');
    await ann.button(/^I’m ready/).tap();
    await st.until(() => st.table!.ready.includes(0));
    expect(await inspect(ann.page)).toEqual([]);

    for (const action of [
      { do: 'kill', seat: 0 },
      { do: 'set', seat: 0, ghostVote: false },
    ] as const)
      await st.do({ do: 'intervene', action });
    await st.answer('run-day', { do: 'open-nominations' });
    const cleo = company.named('Cleo');
    await cleo.until(() => cleo.view!.today.stage === 'nominations');
    await Promise.all([cleo.answer('day', { do: 'nominate', with: [3] }), st.goOn()]);
    await ann.sees('Dan may speak. The Storyteller starts the count.');
    await ann.sees('Your last vote is spent: your hand stays down');
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
