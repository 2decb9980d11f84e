import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../tools/axe.ts';
import { sharedBrowser } from '../tools/browser.ts';
import { serveFolder } from '../tools/static-server.ts';

const BUILT = process.env.BELFRY_E2E_WEB ?? join(import.meta.dirname, '../dist');
const MINE = [
  {
    id: 'mine',
    items: [{ id: '_meta', name: 'Mine' }, 'chef', 'empath', 'monk', 'virgin', 'recluse', 'drunk', 'poisoner', 'imp'],
  },
];

let server: Server;
let url: string;
let context: BrowserContext;
let page: Page;
const troubles: string[] = [];

beforeAll(async () => {
  ({ server, url } = await serveFolder(BUILT));
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await context.addInitScript((scripts) => {
    localStorage.setItem('belfry.settings', JSON.stringify({ theme: 'dark', lang: 'en', sound: false }));
    if (localStorage.getItem('belfry.scripts') === null) localStorage.setItem('belfry.scripts', scripts);
  }, JSON.stringify(MINE));
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => troubles.push(error.message));
});

afterAll(async () => {
  await context.close();
  server.closeAllConnections();
  server.close();
  expect(troubles).toEqual([]);
});

/** The official characters of the script on the shelf. */
const kept = () =>
  page.evaluate(() => {
    const [{ items }] = JSON.parse(localStorage.getItem('belfry.scripts')!) as [{ items: unknown[] }];
    return items.filter((item) => typeof item === 'string');
  });

describe('what there is to know about a script', () => {
  it('has three measures: the score, how it compares, how much there is to run; and a swap at one press', async () => {
    await page.goto(`${url}/scripts/mine?tab=difficulty`);
    await page.getByText(/^Harder than \d+% of the [\d,]+ published scripts/).waitFor();
    await page.getByRole('img', { name: /^Published scripts from -?\d+ to \d+ points; this one has/ }).waitFor();
    await page.getByText(/^A game gives the Storyteller \d+\.\d things to do/).waitFor();
    const woken = page.getByRole('listitem').filter({ hasText: 'Players to wake' });
    expect(await woken.textContent()).toMatch(/Players to wake\d+\.\d/);
    const before = await kept();
    await page.getByRole('button', { name: 'Swap them' }).first().click();
    await expect.poll(async () => (await kept()).filter((item) => !before.includes(item)).length).toBe(1);
    expect(await kept()).toHaveLength(before.length);
    await page.getByText(/^A game gives the Storyteller/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('says who often comes along and which kinds are missing, each at one press', async () => {
    await page.getByRole('tab', { name: 'Often together' }).click();
    const first = page.getByRole('listitem').filter({ hasText: 'More often beside' }).first();
    const add = first.getByRole('button', { name: /^Add / });
    const name = (await add.getAttribute('aria-label'))!.slice('Add '.length);
    const before = await kept();
    await add.click();
    await expect.poll(async () => (await kept()).length).toBe(before.length + 1);
    await expect.poll(() => page.getByRole('button', { name: `Add ${name}`, exact: true }).count()).toBe(0);
    const row = page.getByRole('row').filter({ hasText: 'have more. These would fit:' }).first();
    await row.getByRole('button', { name: /^Add / }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
