import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';
import { Guest, openTable } from './e2e/table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const PHONE = { width: 360, height: 740, touch: true };

describe.skipIf(!hasChromium)('One who comes late, on a phone', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  async function atTheDoor(code: string): Promise<Guest> {
    const { page, context } = await house.visitor(`/join/${code}`, { who: 'Zoe', ...PHONE });
    const zoe = new Guest('Zoe', page, context);
    await page.getByLabel('Your name').fill('Zoe');
    return zoe;
  }

  const sticksOut = ({ page }: Guest) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  it('asks at the door to play as a Traveller, and the Storyteller lets them in', { timeout: 120_000 }, async () => {
    const { teller, code } = await openTable(house, { chairs: 5, ...PHONE });
    const players = await Promise.all(NAMES.map((name, chair) => new Puppet(house.url, name).join(code, chair)));
    await teller.press('Deal and let night fall');
    await expect.poll(() => players[0]!.table?.stage).toBe('playing');

    const zoe = await atTheDoor(code);
    await zoe.sees('The game has begun. You can still play, as a Traveller.');
    await zoe.page.getByText('play as a Traveller', { exact: true }).tap();
    expect(await sticksOut(zoe)).toBeLessThanOrEqual(0);
    await zoe.button('Come in').tap();
    await zoe.page.getByLabel('As which Traveller').selectOption({ label: 'Beggar' });
    expect(await sticksOut(zoe)).toBeLessThanOrEqual(0);
    await zoe.button('Play as a Traveller').tap();
    await zoe.sees('The Storyteller will let you in.');
    expect(await zoe.glance(['Imp', 'evil'])).toEqual([]);

    await teller.sees('Zoe wants to play as the Beggar.');
    await teller.button('Let them in').tap();
    expect(await sticksOut(teller)).toBeLessThanOrEqual(0);
    const form = teller.page.getByRole('dialog');
    await form.getByText('Good', { exact: true }).tap();
    await form.getByRole('button', { name: 'Let them in' }).tap();
    // Whatever the night still waits for is settled as suggested: by hand, nobody hears anything before.
    const seen = async () => {
      const word = teller.button('So be it');
      if (await word.isVisible()) await word.tap();
      return players[0]!.view?.seats.find(({ name }) => name === 'Zoe')?.traveller;
    };
    await expect.poll(seen, { timeout: 30_000 }).toBe('beggar');
    await expect.poll(() => teller.page.getByText('Zoe wants to play').count()).toBe(0);
    await expect.poll(() => zoe.page.getByText('The Storyteller will let you in.').count()).toBe(0);
    expect(house.troubles).toEqual([]);
  });

  it('reads on the door of a full table that they can only look on', { timeout: 120_000 }, async () => {
    const st = new Puppet(house.url, 'Sybil');
    const code = await st.open({ chairs: 20, settings: { storyteller: 'automatic' } });
    await st.do({ do: 'bots', count: 20, level: 'random' });
    await st.do({ do: 'begin' });
    const zoe = await atTheDoor(code);
    await zoe.sees('all 20 chairs are taken');
    await zoe.button('Come in').tap();
    await zoe.sees('All 20 chairs are taken: nobody else can play in this game.');
    expect(house.troubles).toEqual([]);
  });
});
