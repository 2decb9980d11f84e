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

describe('building a script', () => {
  it('from a palette, put into the usual order', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click();
    await page.getByText('Look through all characters').click();
    const palette = page.getByRole('group').filter({ has: page.getByLabel('Search in names and abilities') });
    await palette.getByText(/^Demons/).click();
    await palette.getByLabel('Search in names and abilities').fill('po');
    await palette.getByRole('button', { name: 'Po', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Po', exact: true }).waitFor();
    expect(await palette.getByRole('button', { name: 'Po', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await palette.getByRole('button', { name: 'Imp', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sort into the usual order' }).click();
    const sorted = await kept();
    expect(sorted.indexOf('monk')).toBeGreaterThan(sorted.indexOf('empath'));
    expect(sorted.at(-1)).toBe('po');
    expect(sorted.indexOf('poisoner')).toBeLessThan(sorted.indexOf('imp'));
  });

  it('with a character of one’s own made in a form, with tags and a picture, and changed again', async () => {
    await page.getByRole('button', { name: 'A character of your own' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add to the script' }).click();
    expect(await form.getByText('This field is required.').count()).toBe(2);
    await form.getByLabel('Name of the character').fill('Lamplighter');
    await form.getByLabel('Ability').fill('Each night, you learn how many lamps burn.');
    await form.getByRole('group', { name: 'First night' }).getByLabel('Acts').selectOption({ label: 'after: Dusk' });
    await form.getByLabel('What the Storyteller does then').fill('Show a number.');
    await form.getByLabel('Reminder tokens', { exact: true }).fill('Lit\n\nLit');
    await form.getByLabel('information', { exact: true }).check();
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
    await form.locator('input[type=file]').setInputFiles(file);
    await form.getByAltText('The picture as it is').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add to the script' }).click();
    await form.waitFor({ state: 'detached' });
    const [meta, record] = await page.evaluate(() => {
      const [{ items }] = JSON.parse(localStorage.getItem('belfry.scripts')!) as [{ items: { id?: string }[] }];
      return [items[0], items.find((item) => item.id === 'lamplighter')];
    });
    expect(meta).toMatchObject({ id: '_meta', name: 'Mine', tags: { lamplighter: ['info'] } });
    expect(record).toMatchObject({ team: 'townsfolk', firstNight: 0.4, reminders: ['Lit', 'Lit'] });
    expect((record as { image: string }).image).toMatch(/^data:image\/webp;base64,/);
    await page.getByRole('button', { name: 'Change Lamplighter' }).click();
    await form.getByLabel('Name of the character').fill('Lamp Lighter');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Change Lamp Lighter' }).waitFor();
    expect(await page.locator('img[src^="data:image/webp"]').count()).toBeGreaterThan(0);
  });

  it('says on its sheet what Belfry plays and what people do', async () => {
    await page.getByRole('tab', { name: 'Characters' }).click();
    const said = page.getByText(/^Belfry plays \d+ of \d+ by itself\./);
    expect(await said.textContent()).toContain('1 is run by hand.');
    await said.click();
    await page.getByText('Only this script brings it along.').waitFor();
  });
});

describe('a QR code for players', () => {
  it('carries the script in the address, and a phone opens and keeps it', async () => {
    await page.goto(`${url}/scripts/trouble-brewing`);
    await page.getByRole('button', { name: 'QR code for players' }).click();
    await page.getByRole('img', { name: 'QR code that opens this script' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(`${url}/scripts/trouble-brewing`);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const items = [{ id: '_meta', name: 'Small' }, 'chef', 'empath', 'monk', 'poisoner', 'imp'];
      localStorage.setItem('belfry.scripts', JSON.stringify([{ id: 'small', items }]));
    });
    await page.goto(`${url}/scripts/small`);
    await page.getByRole('button', { name: 'QR code for players' }).click();
    await page.getByRole('img', { name: 'QR code that opens this script' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/\/carried#[\w-]+$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${url}/almanac`);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Small' }).waitFor();
    await page.getByRole('tab', { name: 'Night sheets' }).click();
    await page.getByRole('button', { name: 'Put it on my shelf' }).click();
    await page.waitForURL(/\/scripts\/my-/);
    await page.goto(`${url}/carried#nonsense`);
    await page.getByText('This address carries no script').waitFor();
  });
});

describe('keys', () => {
  it('go places, are listed behind ?, and can be turned off', async () => {
    await page.goto(`${url}/scripts/trouble-brewing`);
    await page.getByRole('heading', { level: 1, name: 'Trouble Brewing' }).waitFor();
    await page.keyboard.press('d');
    await page.getByRole('tab', { name: 'Difficulty', selected: true }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByText('How difficult it is').waitFor();
    await list.getByText('Grimoire', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await list.getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await list.getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tab', { name: 'Difficulty' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('g');
    await page.waitForURL(/\/grimoire$/);
    await page.keyboard.press('a');
    await page.getByPlaceholder(/Search/).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gs');
    expect(await page.getByRole('searchbox').inputValue()).toBe('gs');
  });
});
