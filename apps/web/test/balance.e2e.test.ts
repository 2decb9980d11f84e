import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import type { Studio } from '../tools/studio.ts';
import { hasChromium } from './e2e/house.ts';
import { withStudio } from './e2e/places.ts';

describe.skipIf(!hasChromium)('The balance of a script', () => {
  let studio: Studio;
  withStudio(360, (opened) => {
    studio = opened;
  });

  it('is played beside the page, grows while one looks, and ends when one has seen enough', {
    timeout: 120_000,
  }, async () => {
    const { page } = studio;
    await studio.show({ name: 'balance', path: '/scripts/trouble-brewing?tab=balance' });
    await page.getByLabel('Players', { exact: true }).selectOption('5');
    await page.getByRole('button', { name: 'Start the games' }).click();
    const table = page.getByRole('table', { name: 'Good wins by number of players' });
    await table.waitFor();
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(['5']);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(await page.getByText('of games won by good').count()).toBe(1);
    expect(await inspect(page)).toEqual([]);
    expect(studio.takeTroubles()).toEqual([]);
  });
});
