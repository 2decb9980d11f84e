import { describe, expect, it } from 'vitest';
import { Company } from './e2e/company.ts';
import { House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';
import { comeIn } from './e2e/table.ts';

describe.skipIf(!hasChromium)('A line that breaks', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  }, House.openInAProcess);

  it('shows at once, and heals with nothing lost or doubled', { timeout: 90_000 }, async () => {
    const st = new Puppet(house.url, 'Sybil');
    const code = await st.open({ chairs: 5 });
    const ann = await comeIn(house, code, 'Ann', 0);
    await ann.context.setOffline(true);
    await ann.sees('The line is broken.');
    for (const line of ['one', 'two', 'three']) {
      await ann.page.getByLabel('To the whole town').fill(line);
      await ann.page.keyboard.press('Enter');
    }
    await ann.sees('What you did is kept');
    await st.do({ do: 'say', text: 'meanwhile' });
    await ann.context.setOffline(false);
    await ann.page.getByText('The line is broken.').waitFor({ state: 'hidden' });
    const said = async () =>
      (await ann.page.getByRole('log').getByRole('listitem').allTextContents()).map(
        (t) => t.match(/(one|two|three|meanwhile)$/)?.[1],
      );
    await expect.poll(said).toEqual(['meanwhile', 'one', 'two', 'three']);
    await st.until(() => st.talk.length === 4);
    expect(st.talk.map((line) => line.text)).toEqual(['meanwhile', 'one', 'two', 'three']);
    expect(house.troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(trouble))).toEqual([]);
  });

  it('heals when the server restarts in the middle of a night', { timeout: 90_000 }, async () => {
    const company = await Company.gather(house);
    const ann = await comeIn(house, company.code, 'Ann', 0);
    await company.begin();
    await company.untilAnnIsAsked();
    await ann.press('Seen');
    await ann.seat('Ben').click();
    await house.restart();
    await ann.page.getByText('The line is broken.').waitFor({ state: 'hidden' });
    // The half-made choice is still there, and goes to the server that came up.
    await ann.seat('Cleo').click();
    await ann.press('That is my choice');
    await ann.button('That is my choice').waitFor({ state: 'hidden' });
    // What she learns, sleep, or already the morning: whichever the night had in store.
    await ann.sees(/Close your eyes\.|Back to sleep|Seen|Day 1/);
    company.leave();
  });
});
