import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(!hasChromium)('A script shared by link', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is read and kept by a stranger, and the link shows its latest version', { timeout: 120_000 }, async () => {
    const { page: author } = await house.visitor('/scripts/trouble-brewing', { who: 'Ann', ...PHONE });
    await author.getByRole('button', { name: 'Make a copy to edit' }).click();
    await author.getByLabel('Name of the script', { exact: true }).fill('Stormy Weather');
    await author.getByRole('button', { name: 'Share by link' }).click();
    const link = new URL(await author.getByRole('textbox', { name: 'Link' }).inputValue()).pathname;
    await author.getByRole('button', { name: 'Close' }).click();

    const { page: reader } = await house.visitor(link, { who: 'Ben', ...PHONE });
    await reader.getByRole('heading', { name: 'Stormy Weather' }).waitFor();
    await reader.getByRole('button', { name: 'Put it on my shelf' }).click();
    await reader.waitForURL(/\/scripts\/my-/);
    await reader.getByRole('tab', { name: 'Edit' }).waitFor();

    await author.getByLabel('Name of the script', { exact: true }).fill('Fair Weather');
    await author.getByRole('button', { name: 'Share by link' }).click();
    expect(new URL(await author.getByRole('textbox', { name: 'Link' }).inputValue()).pathname).toBe(link);
    const { page: later } = await house.visitor(link, { who: 'Cat', ...PHONE });
    await later.getByRole('heading', { name: 'Fair Weather' }).waitFor();

    const { page: lost } = await house.visitor('/s/nothing', { who: 'Dan', ...PHONE });
    await lost.getByText('There is no such script').waitFor();
  });
});
