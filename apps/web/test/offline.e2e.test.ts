import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../tools/axe.ts';
import { CHROMIUM } from '../tools/chromium.ts';
import { SCREENS } from '../tools/screens.ts';
import { smallTargets } from '../tools/small-targets.ts';
import { serveFolder } from '../tools/static-server.ts';

const REFERENCE = join(import.meta.dirname, '../../../../shared/reference/scripts');

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await serveFolder(join(import.meta.dirname, '../dist')));
  browser = await chromium.launch(CHROMIUM);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

async function visit(path: string, stored: Readonly<Record<string, unknown>> = {}, width = 360) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const all = { 'belfry.settings': { theme: 'dark', lang: 'en', sound: false }, ...stored };
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    Object.entries(all).map(([key, value]) => [key, JSON.stringify(value)] as const),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      errors.push(`request to ${request.url()}`);
  });
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  // On a busy machine a page can be quiet for half a second and still not be there.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, errors, [Symbol.asyncDispose]: () => context.close() };
}

describe('every screen on a phone', () => {
  it.each(SCREENS.map((screen) => [screen.name, screen] as const))(
    '%s: axe finds nothing, thumbs find everything, nothing leaves the server',
    async (_, screen) => {
      await using visitor = await visit(screen.path, screen.stored);
      await screen.act?.(visitor.page);
      expect(await axeFindings(visitor.page)).toEqual([]);
      expect(await smallTargets(visitor.page)).toEqual([]);
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(visitor.errors).toEqual([]);
    },
  );
});

describe('bringing scripts in', () => {
  const paste = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Bring one in' }).click();
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Read it' }).click();
  };

  it.skipIf(!existsSync(REFERENCE))(
    'reads every script of the community that is at hand',
    { timeout: 300_000 },
    async () => {
      for (const file of readdirSync(REFERENCE).filter((name) => name.endsWith('.json'))) {
        await using visitor = await visit('/scripts');
        const { page } = visitor;
        await page.getByRole('button', { name: 'Bring one in' }).click();
        await page.locator('input[type=file]').setInputFiles(join(REFERENCE, file));
        await page.waitForURL(/\/scripts\/my-/);
        for (const tab of ['Difficulty', 'Night sheets', 'Check', 'Edit'])
          await page.getByRole('tab', { name: tab }).click();
        expect(visitor.errors, file).toEqual([]);
        const items = JSON.parse(readFileSync(join(REFERENCE, file), 'utf8')) as unknown[];
        expect(items.length, file).toBeGreaterThan(0);
      }
    },
  );

  it.each([
    ['', 'empty'],
    ['["chef", "imp"', 'line 1'],
    ['{"chef": 1}', 'square brackets'],
    ['[{"id": "mine", "name": "Mine"}]', 'item 1'],
    ['[1]', 'item 1'],
  ])('says what is wrong with %j', async (text, hint) => {
    await using visitor = await visit('/scripts');
    await paste(visitor.page, text);
    expect(await visitor.page.getByText('This cannot be read').textContent()).toContain(hint);
    expect(new URL(visitor.page.url()).pathname).toBe('/scripts');
  });

  it('adds by typing and Enter alone', async () => {
    await using visitor = await visit('/scripts');
    const { page } = visitor;
    await page.getByRole('button', { name: 'New script' }).click();
    await page.getByLabel('Add a character').focus();
    for (const name of ['imp', 'chef', 'poisoner']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await page.reload();
    for (const name of ['Imp', 'Chef', 'Poisoner'])
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  });
});

describe('the Grimoire on one device', () => {
  it('runs a whole game, survives a reload, and takes a step back', { timeout: 300_000 }, async () => {
    await using visitor = await visit('/grimoire');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    await page.getByRole('button', { name: 'Let night fall' }).click();
    const press = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name });
      if ((await button.count()) === 0 || !(await button.first().isEnabled())) return false;
      await button.first().click();
      return true;
    };
    const chooses = async () => {
      if ((await page.getByRole('button', { name: 'That is my choice' }).count()) === 0) return false;
      // Among the living and at random: a Demon that keeps picking the dead, or the Monk's ward, would never win.
      const seats = await page.locator('[data-seat]:not([aria-disabled])').filter({ hasNotText: 'dead,' }).all();
      const first = Math.floor(Math.random() * seats.length);
      for (let at = 0; at < seats.length; at++) {
        await seats[(at + first) % seats.length]!.click();
        if (await page.getByRole('button', { name: 'That is my choice' }).isEnabled()) break;
      }
      return press('That is my choice');
    };
    for (let step = 0; step < 250 && (await page.getByText(/(Good|Evil) has won/).count()) === 0; step++) {
      if (step === 12) await page.reload();
      if (step === 20) {
        await press('Take the last step back');
        await press('Yes');
      }
      // By day nobody is nominated, so the town falls asleep and the Demon goes on to its victory.
      (await press('Shown')) ||
        (await press('So be it')) ||
        (await press('Done here')) ||
        (await chooses()) ||
        (await press('End the day'));
    }
    await expect.poll(() => page.getByText(/(Good|Evil) has won/).count()).toBeGreaterThan(0);
    expect(visitor.errors).toEqual([]);
  });

  it('walks round the circle with the arrow keys and opens a seat with Enter', async () => {
    const day = SCREENS.find((screen) => screen.name === 'grimoire-day')!;
    await using visitor = await visit(day.path, day.stored ?? {}, 1440);
    const { page } = visitor;
    await page.locator('[data-seat]').first().focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toBe('Clara');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-seat'))).toBe(true);
  });
});

describe('without a network', () => {
  it('opens scripts, almanac, Grimoire and lessons from what is kept', async () => {
    const own = await serveFolder(join(import.meta.dirname, '../dist'));
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(own.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    own.server.closeAllConnections();
    await new Promise((done) => own.server.close(done));
    for (const path of [
      '/',
      '/scripts/trouble-brewing?tab=difficulty',
      '/almanac/imp',
      '/grimoire',
      '/learn',
      '/play/alone',
    ]) {
      await page.goto(own.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await context.close();
  });
});
