import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { playable, scriptFrom, scriptItems } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';

const SHEET = ['chef', 'empath', 'monk', 'butler', 'saint', 'organgrinder', 'poisoner', 'imp'];
const TOKENS = ['chef', 'empath', 'butler', 'organgrinder', 'imp'];
const ITEMS = scriptItems(scriptFrom([{ id: '_meta', name: 'Closed eyes' }, ...SHEET]));
const JINX = /(Butler & Organ Grinder|Organ Grinder & Butler)/;

describe.skipIf(!hasChromium)('Which jinxes are in force', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is said in the workshop and at the desk of one device, where both being in play is said too', async () => {
    const { page } = await house.visitor('/');
    const script = scriptFrom(ITEMS);
    const setup = {
      script: playable(script),
      seats: TOKENS.map((character, at) => ({ name: `Player ${at + 1}`, character })),
    };
    const told = new Game(setup, cast).events;
    await page.evaluate(
      ([scripts, games]) => {
        localStorage.setItem('belfry.scripts', scripts!);
        localStorage.setItem('belfry.games', games!);
      },
      [
        JSON.stringify([{ id: 'my-eyes', items: ITEMS }]),
        JSON.stringify([{ id: 'g1', begun: 0, items: ITEMS, setup, entries: [], told }]),
      ],
    );
    await page.goto(`${house.url}/scripts/my-eyes`);
    await page.getByRole('heading', { name: /^Jinxes 1/ }).waitFor();
    const jinx = page.getByRole('listitem').filter({ hasText: JINX });
    expect(await jinx.textContent()).not.toContain('(both in play)');
    await page.goto(`${house.url}/grimoire/g1`);
    await page.getByRole('tab', { name: 'Script', exact: true }).click();
    await expect.poll(() => jinx.textContent()).toContain('(both in play)');
    expect(house.troubles).toEqual([]);
  });

  it('is said in the lobby, on a phone', async () => {
    const teller = new Puppet(house.url, 'Sybil');
    const code = await teller.open({ chairs: 5, script: { items: [...ITEMS] } });
    const { page } = await house.visitor(`/join/${code}`, { width: 360, height: 740 });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await page.getByLabel('Your name').fill('Ann');
    await press('Come in');
    await page.locator('[data-seat]').first().click();
    await press('Who is on it');
    const jinx = page.getByRole('listitem').filter({ hasText: JINX });
    await jinx.waitFor();
    expect(await jinx.textContent()).not.toContain('(both in play)');
    teller.close();
    expect(house.troubles).toEqual([]);
  });
});
