import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../tools/axe.ts';
import { CHROMIUM } from '../tools/chromium.ts';
import { deskGame } from '../tools/desk-game.ts';
import { serveFolder } from '../tools/static-server.ts';

const BUILT = process.env.BELFRY_E2E_WEB ?? join(import.meta.dirname, '../dist');

let browser: Browser;
let server: Server;
let page: Page;

beforeAll(async () => {
  const served = await serveFolder(BUILT);
  ({ server } = served);
  browser = await chromium.launch(CHROMIUM);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  await context.addInitScript(
    (games) => {
      localStorage.setItem('belfry.settings', JSON.stringify({ theme: 'dark', lang: 'en', sound: false }));
      if (localStorage.getItem('belfry.games') === null) localStorage.setItem('belfry.games', games);
    },
    JSON.stringify([deskGame('desk')]),
  );
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${served.url}/grimoire/desk`);
  await page.locator('[data-seat]').first().waitFor();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const tray = () => page.getByRole('group').filter({ hasText: 'Reminder tokens' }).first();
const lying = (text: string) => page.locator('[data-reminder]').filter({ hasText: text });
const lay = async (token: string, seat: string) => {
  await tray().getByRole('button', { name: token }).click();
  await page.locator('[data-seat]').filter({ hasText: seat }).click();
};

describe('reminder tokens', () => {
  it('are laid with two presses: the token, then the seat', async () => {
    expect(await lying('Safe').count()).toBe(0);
    await tray().getByRole('button', { name: 'Safe (Monk)' }).click();
    await page.getByText('Safe (Monk): press the seat that gets it.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('[data-seat]').filter({ hasText: 'Ben' }).click();
    await lying('Safe').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('are carried to a seat in one quick move, and to nobody on the open floor', async () => {
    const stack = (await tray().getByRole('button', { name: 'Safe (Monk)' }).boundingBox())!;
    const seat = (await page.locator('[data-seat]').filter({ hasText: 'Cat' }).boundingBox())!;
    const carry = async (x: number, y: number) => {
      await page.mouse.move(stack.x + 20, stack.y + 20);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 2 });
      await page.mouse.up();
    };
    await carry(seat.x + seat.width / 2, seat.y + seat.width / 2);
    await expect.poll(() => lying('Safe').count()).toBe(2);
    await carry(stack.x + 300, stack.y + 60);
    expect(await lying('Safe').count()).toBe(2);
    expect(await page.getByText('press the seat that gets it').count()).toBe(0);
  });

  it('lie on one another where there are too many, and the stack says how many', async () => {
    for (let nth = 0; nth < 7; nth++) {
      await lay('Safe (Monk)', 'Dan');
      await expect.poll(() => page.locator('[data-seat]').filter({ hasText: 'Dan' }).count()).toBe(1);
    }
    const stack = page.locator('button', { hasText: /^\+\d$/ });
    await stack.waitFor();
    expect(await stack.textContent()).toBe('+2');
    await stack.click();
    await page.getByRole('dialog', { name: /Dan/ }).waitFor();
    await page.keyboard.press('Escape');
  });
});

it('a character named on the night sheet opens its card', async () => {
  await page.getByRole('link', { name: 'Imp', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Imp' }).getByText('Demon', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
});

describe('the desk’s keys', () => {
  it('G hides and shows the Grimoire, U undoes, R does it again, T opens the tools', async () => {
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Uncover the Grimoire' }).waitFor();
    expect(await page.locator('[data-seat]').count()).toBe(0);
    // Nothing can be taken back under the cloth.
    await page.keyboard.press('u');
    await page.keyboard.press('g');
    await page.locator('[data-seat]').first().waitFor();
    await page.locator('button', { hasText: /^\+2$/ }).waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => page.locator('button', { hasText: /^\+2$/ }).count()).toBe(0);
    // What was taken back is still there after a reload.
    await page.reload();
    await page.locator('[data-seat]').first().waitFor();
    await page.keyboard.press('r');
    await page.locator('button', { hasText: /^\+2$/ }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    for (const what of ['Show or hide the Grimoire', 'Undo the last step', 'Open the tools'])
      await list.getByText(what).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('dialog').getByRole('heading', { name: 'A Traveller arrives' }).waitFor();
  });

  it('and there, Travellers of every edition can come, and Fabled at any time', async () => {
    const tools = page.getByRole('dialog');
    const names = await tools.getByLabel('Traveller', { exact: true }).locator('option').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Beggar', 'Apprentice', 'Barista', 'Cacklejack']));
    await tools.getByRole('button', { name: 'Fabled' }).click();
    await tools.getByText('Doomsayer', { exact: true }).first().waitFor();
  });
});
