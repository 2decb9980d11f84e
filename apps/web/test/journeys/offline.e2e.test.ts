import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { random } from '@belfry/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../tools/browser.ts';
import { sampleGame, sampleOfOtherRules } from '../../tools/sample-games.ts';
import { SCREENS } from '../../tools/screens.ts';
import { serveFolder } from '../../tools/static-server.ts';
import { Studio } from '../../tools/studio.ts';
import { glance } from '../e2e/glance.ts';

const REFERENCE = join(import.meta.dirname, '../../../../../shared/reference/scripts');
const OVER = ['Evil has won', 'Good has won'];
const CHOICE = 'That is my choice';
const WEB = process.env.BELFRY_E2E_WEB!;

let server: Server;
let studio: Studio;
let page: Page;

beforeAll(async () => {
  let url: string;
  ({ server, url } = await serveFolder(WEB));
  studio = await Studio.open(await sharedBrowser(), url, 360);
  ({ page } = studio);
});

afterAll(async () => {
  await studio?.close();
  server?.closeAllConnections();
  server?.close();
});

const visit = (path: string) => studio.show({ name: path, path });

describe('bringing scripts in', () => {
  it.skipIf(!existsSync(REFERENCE))(
    'reads every script of the community that is at hand',
    { timeout: 300_000 },
    async () => {
      const files = readdirSync(REFERENCE).filter((name) => name.endsWith('.json'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        await visit('/scripts');
        await page.getByRole('button', { name: 'Bring one in' }).click();
        await page.locator('input[type=file]').setInputFiles(join(REFERENCE, file));
        await page.waitForURL(/\/scripts\/my-/);
        for (const tab of ['Difficulty', 'Night sheets', 'Check', 'Edit'])
          await page.getByRole('tab', { name: tab }).click();
        expect(studio.takeTroubles(), file).toEqual([]);
      }
    },
  );

  it('says what is wrong with a broken file, and where', async () => {
    await visit('/scripts');
    await page.getByRole('button', { name: 'Bring one in' }).click();
    for (const [text, hint] of [
      ['', 'empty'],
      ['["chef", "imp"', 'line 1'],
      ['{"chef": 1}', 'square brackets'],
      ['[{"id": "mine", "name": "Mine"}]', 'item 1'],
      ['[1]', 'item 1'],
    ] as const) {
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: 'Read it' }).click();
      expect(await page.getByText('This cannot be read').textContent(), text).toContain(hint);
      expect(new URL(page.url()).pathname).toBe('/scripts');
    }
  });

  it('adds by typing and Enter alone', async () => {
    await visit('/scripts');
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
    await visit('/grimoire');
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    await page.getByRole('button', { name: 'Let night fall' }).click();
    const press = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .click({ timeout: 5_000 })
        .catch(() => {});
    const dice = random('the Grimoire on one device');
    const choose = async () => {
      // Among the living and at random: a Demon that keeps picking the dead, or the Monk's ward, would never win.
      const seats = await page.locator('[data-seat]:not([aria-disabled])').filter({ hasNotText: 'dead,' }).all();
      const first = dice.below(seats.length);
      for (let at = 0; at < seats.length; at++) {
        await seats[(at + first) % seats.length]!.click({ timeout: 5_000 }).catch(() => {});
        if ((await page.getByRole('button', { name: CHOICE, disabled: false }).count()) > 0) break;
      }
      await press(CHOICE);
    };
    const begun = Date.now();
    let step = 0;
    while (Date.now() - begun < 240_000) {
      // By day nobody is nominated, so the town falls asleep and the Demon goes on to its victory.
      const [next] = await glance(page, [...OVER, 'Shown', 'So be it', 'Done here', CHOICE, 'End the day']);
      if (next !== undefined && OVER.includes(next)) break;
      if (next === undefined) {
        await page.waitForTimeout(50);
        continue;
      }
      if (next === CHOICE) await choose();
      else await press(next);
      if (++step === 4) await page.reload();
      if (step === 7) {
        await page.getByRole('button', { name: /^Undo/ }).first().click();
      }
    }
    expect(await glance(page, OVER)).toHaveLength(1);
    // Long enough to have been reloaded and taken back on the way.
    expect(step).toBeGreaterThan(7);
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('saves a game as a file and goes on from it; says what is wrong with another', { timeout: 60_000 }, async () => {
    const stored = { 'belfry.games': [sampleGame('g1', 8, 'over')] };
    await studio.show({ name: 'books', path: '/grimoire', stored });
    const books = page.getByRole('button', { name: 'Save as a file' });
    const [download] = await Promise.all([page.waitForEvent('download'), books.first().click()]);
    expect(download.suggestedFilename()).toMatch(/^Trouble Brewing \d{4}-\d\d-\d\d\.json$/);
    const open = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a game file' }).click();
      await (await chooser).setFiles(file);
    };
    const text = readFileSync(await download.path(), 'utf8');
    await open({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(text.slice(0, -9)) });
    await page
      .getByRole('alert')
      .filter({ hasText: /not a game of Belfry\. This is not a game file: .* It may be cut off/ })
      .waitFor();
    await open(await download.path());
    await page.waitForURL(/\/grimoire\/\w+$/);
    await page
      .getByText(/(Evil|Good) has won/)
      .first()
      .waitFor();
    await page.goBack();
    await expect.poll(() => books.count()).toBe(2);
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('shows a game of other rules as it was told, goes on with a copy and keeps the rest', async () => {
    const games = [sampleOfOtherRules('g1', 8, 'day'), sampleOfOtherRules('g2', 7, 'over')];
    await studio.show({ name: 'told', path: '/grimoire/g1', stored: { 'belfry.games': games } });
    const kept = (id: string) =>
      page.evaluate(
        (id) =>
          JSON.stringify(
            (JSON.parse(localStorage.getItem('belfry.games')!) as { id: string }[]).find((game) => game.id === id),
          ),
        id,
      );
    const before = [await kept('g1'), await kept('g2')];
    await page.getByRole('heading', { name: 'This game was told under other rules' }).waitFor();
    await page.getByText(`the same for ${Math.floor((games[0]!.told.length - 1) / 2)} facts only`).waitFor();
    await page.getByRole('button', { name: 'Go on with a copy from there' }).click();
    await page.waitForURL(/\/grimoire\/(?!g1$)\w+$/);
    await page.getByRole('tab', { name: 'Now' }).waitFor();
    expect(await page.getByText('told under other rules').count()).toBe(0);

    // A finished one can be read for ever, and has no need of a copy.
    await page.goto(`${new URL(page.url()).origin}/grimoire/g2/past`);
    await page
      .getByText(/(Evil|Good) has won/)
      .first()
      .waitFor();
    await page.goto(`${new URL(page.url()).origin}/grimoire/g2`);
    await page.getByRole('heading', { name: 'This game was told under other rules' }).waitFor();
    expect(await page.getByRole('button', { name: 'Go on with a copy from there' }).count()).toBe(0);
    expect([await kept('g1'), await kept('g2')]).toEqual(before);
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('walks round the circle with the arrow keys and opens a seat with Enter', async () => {
    const day = SCREENS.find((screen) => screen.name === 'grimoire-day')!;
    await page.setViewportSize({ width: 1440, height: 900 });
    await studio.show(day);
    // By day a press on the circle nominates, unless it is wanted for the seats.
    await page.getByRole('button', { name: 'Open seats instead' }).click();
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

/** Letters are kept as they are used, and have a stand-in; all else of the app is kept from the first visit on. */
const toBeKept = () =>
  readdirSync(join(WEB, 'assets'))
    .filter((name) => /\.(?:js|css|svg)$/.test(name))
    .map((name) => `/assets/${name}`);

describe('without a network', () => {
  it('opens scripts, almanac, Grimoire and lessons from what is kept', async () => {
    const own = await serveFolder(WEB);
    const context = await (await sharedBrowser()).newContext();
    const page = await context.newPage();
    await page.goto(own.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toEqual(expect.arrayContaining(toBeKept()));
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
