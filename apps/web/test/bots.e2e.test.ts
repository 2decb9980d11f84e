import type { ServerMessage } from '@belfry/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom, noLimits } from '../../server/src/config.ts';
import { type RunningServer, startServer } from '../../server/src/main.ts';
import { sharedBrowser } from '../tools/browser.ts';
import { hasChromium } from './e2e/house.ts';
import { Guest } from './e2e/table.ts';

const BOT_PACE = 0.01;
const TIMERS = {
  discussion: 20,
  nominations: 0.6,
  lastCall: 0.3,
  defence: 0.2,
  votePace: 0.02,
  nightPrompt: 20,
  nightAtLeast: 0,
  dawnAfter: 0,
};
const STEPS = 1_500;
const PAUSE_MS = 25;
const DONE = ['Turn the tokens', 'All at once'];

/** A table as somebody finds it who presses "Play now", only quicker. */
async function hurry(page: Page): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const wish = route.request().postDataJSON() as { settings: object };
    return route.continue({ postData: JSON.stringify({ ...wish, settings: { ...wish.settings, timers: TIMERS } }) });
  });
}

/** What the server has sent to the page so far. */
function listenIn(page: Page): ServerMessage[] {
  const frames: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as ServerMessage)),
  );
  return frames;
}

/** Whatever is asked, in whichever role: looks, picks somebody who may be picked, votes, names somebody, is ready. */
async function playOn(guest: Guest): Promise<void> {
  const { page } = guest;
  const press = (name: string | RegExp) =>
    guest
      .button(name)
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {}); // the night does not wait for a finger
  for (let step = 0; step < STEPS; step++) {
    const now = await guest.glance([
      '✕',
      'Seen',
      'Back to sleep',
      'That is my choice',
      'Raise your hand',
      'Nominate',
      'I’m readyfor nominations',
      'I’m readyfor the last call',
      'I’m readyfor the night',
      ...DONE,
    ]);
    if (now.some((word) => DONE.includes(word))) return;
    // A finger that came too late for the night's question has opened somebody's sheet.
    if (now.includes('✕')) await press('Close');
    else if (now.includes('Seen') || now.includes('Back to sleep')) await press(/^(Seen|Back to sleep)$/);
    else if (now.includes('That is my choice')) await choose(page);
    else if (now.includes('Raise your hand')) await press('Raise your hand');
    else if (now.includes('Nominate')) await press('Nominate');
    else if (now.some((word) => word.startsWith('I’m ready'))) await press(/^I’m ready/);
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('The game does not end.');
}

/** Presses living seats, the last ones first, until the choice is whole. */
async function choose(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'That is my choice' });
  const seats = await page.locator('[data-seat]:not([aria-disabled])').filter({ hasNotText: 'dead,' }).all();
  for (const seat of seats.reverse()) {
    if (await done.isEnabled().catch(() => false)) break;
    await seat.click({ timeout: 1_000 }).catch(() => {});
  }
  await done.click({ timeout: 1_000 }).catch(() => {});
}

describe.skipIf(!hasChromium)('Among bots', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const config = configFrom({ BELFRY_SECRET: 'for tests', BELFRY_PORT: '0', BELFRY_WEB: process.env.BELFRY_E2E_WEB });
    server = await startServer({ ...config, data: null, logLevel: 'silent', limits: noLimits }, { botPace: BOT_PACE });
  });
  afterAll(async () => {
    await server?.close();
  });

  async function newcomer(lang: 'en' | 'ru' = 'en') {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: lang,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    return { page, troubles, [Symbol.asyncDispose]: () => context.close() };
  }

  it('one tap leads from the first page into a game, and through it to the reveal', { timeout: 120_000 }, async () => {
    await using visitor = await newcomer();
    const { page, troubles } = visitor;
    const frames = listenIn(page);
    await hurry(page);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    const guest = new Guest('Guest', page, page.context());
    await playOn(guest);
    // Until the end no frame carries the Grimoire: what the page does not get, it cannot hold.
    const views = frames.flatMap((frame) => (frame.t === 'snapshot' && frame.view !== null ? [frame.view] : []));
    expect(views.filter((view) => view.outcome === null).map((view) => view.grimoire)).toContain(null);
    expect(views.filter((view) => view.outcome === null && view.grimoire !== null)).toEqual([]);
    await guest.press('All at once');
    await page
      .getByText(/(Good|Evil) has won/)
      .first()
      .waitFor();
    const cards = frames.flatMap((frame) => ('table' in frame && frame.table !== undefined ? [frame.table] : []));
    expect(cards.at(-1)?.people.map(({ bot }) => bot)).toEqual([false, true, true, true, true, true, true, true]);
    await page.getByRole('link', { name: 'Another game' }).click();
    await page.getByText('You are', { exact: true }).or(page.getByText('Close your eyes')).first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('says kindly that no server answers, and offers the lesson', async () => {
    await using visitor = await newcomer('ru');
    const { page } = visitor;
    await page.goto(server.url);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Играть сейчас' }).click();
    await page.getByRole('heading', { name: 'Стол накрыть не удалось' }).waitFor();
    await page.getByRole('link', { name: 'Пройти урок' }).click();
    await page.getByRole('button', { name: 'Садитесь, покажу' }).waitFor();
  });
});
