import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { firstNight } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn } from './e2e/table.ts';

describe.skipIf(!hasChromium)('What people claim', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('stands at their seats, with what contradicts it and what one thinks of it', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const ann = await comeIn(house, company.code, 'Ann', 0, { width: 360, height: 740, touch: true });
    await firstNight(company, ann);
    const claim = { character: 'chef', learned: [], suspects: [], trusts: [] };
    await company.named('Cleo').do({ do: 'claim', claim });
    await ann.seat('Cleo', 'claims to be the Chef').waitFor();
    expect(await ann.seat('Cleo', 'contradicted').count()).toBe(0);
    await company.named('Dan').do({ do: 'claim', claim });
    await ann.seat('Cleo', 'claims to be the Chef, contradicted').waitFor();
    await ann.sees('Dan said the same.');

    await ann.button('I believe this (Cleo)').tap();
    await ann.seat('Cleo', 'I believe this').waitFor();
    expect(await ann.seat('Dan', 'I believe this').count()).toBe(0);
    expect(await inspect(ann.page)).toEqual([]);
    await ann.reload();
    await ann.seat('Cleo', 'I believe this').waitFor();
    await ann.seat('Dan').tap();
    await ann.button('I doubt this (Dan)').tap();
    await ann.press('Close');
    await ann.seat('Dan', 'I doubt this').waitFor();
    expect(await ann.page.locator('[data-stance=believe]').count()).toBeGreaterThan(0);
    // Who claims something else is not believed any more.
    await company.named('Cleo').do({ do: 'claim', claim: { ...claim, character: 'slayer' } });
    await ann.seat('Cleo', 'claims to be the Slayer').waitFor();
    expect(await ann.seat('Cleo', 'I believe this').count()).toBe(0);

    // A name is a link to its card, in talk as well.
    await company.named('Eve').do({ do: 'say', text: 'Is nobody the Washerwoman?' });
    await ann.page.getByRole('tab', { name: 'Talk' }).tap();
    await ann.page.getByRole('link', { name: 'Washerwoman' }).focus();
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('dialog', { name: 'Washerwoman' }).getByText('Townsfolk', { exact: true }).waitFor();
    expect(await inspect(ann.page)).toEqual([]);
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
