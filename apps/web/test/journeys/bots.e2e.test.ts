import type { SeenEvent } from '@belfry/engine';
import type { ServerMessage } from '@belfry/protocol';
import { builtinScript, scriptItems } from '@belfry/scripts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom, noLimits } from '../../../server/src/config.ts';
import { type RunningServer, startServer } from '../../../server/src/main.ts';
import { sharedBrowser } from '../../tools/browser.ts';
import { inspect } from '../../tools/inspect.ts';
import { watch } from '../e2e/glance.ts';
import { hasChromium } from '../e2e/house.ts';
import { Guest } from '../e2e/table.ts';

const BOT_PACE = 0.002;
const TIMERS = {
  discussion: 20,
  nominations: 0.6,
  lastCall: 0.3,
  defence: 0.2,
  votePace: 0,
  nightPrompt: 20,
  beat: 0,
  nightAtLeast: 0,
  dawnAfter: 0,
};
const STEPS = 1_000;
/** Nothing new for so long: what was pressed came too late, and is pressed again. */
const PATIENCE_MS = 250;
const DONE = ['Turn the tokens', 'All at once'];
const CHOICES = [
  'That is my choice',
  'Nobody',
  'No character',
  'Choose nothing',
  'These are all',
  'Do it',
  'Done',
  'Yes',
];
const NIGHT = ['Seen', 'Back to sleep', ...CHOICES];
const READY = ['I’m readyfor nominations', 'I’m readyfor the last call', 'I’m readyfor the night'];
const DAY = ['Raise your hand', 'Nominate', ...READY];

/** A table as somebody finds it who presses "Play now", only quicker. */
async function hurry(page: Page, timers: object = {}): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const wish = route.request().postDataJSON() as { settings: object };
    return route.continue({
      postData: JSON.stringify({ ...wish, settings: { ...wish.settings, timers: { ...TIMERS, ...timers } } }),
    });
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

/** Waits for the next of these, doing what the night asks meanwhile. */
async function through(guest: Guest, until: readonly string[], act: (now: readonly string[]) => Promise<void>) {
  let now: readonly string[] = [];
  for (let step = 0; step < STEPS; step++) {
    now = await watch(guest.page, ['✕', ...NIGHT, ...DAY, ...until], now, PATIENCE_MS);
    if (now.some((word) => until.includes(word)) && !now.some((word) => word === '✕' || NIGHT.includes(word))) return;
    // A finger that came too late for the night's question has opened somebody's sheet.
    if (now.includes('Seen') || now.includes('Back to sleep')) await press(guest, /^(Seen|Back to sleep)$/);
    else if (now.includes('✕')) await press(guest, 'Close');
    else if (now.some((word) => CHOICES.includes(word))) await choose(guest, now);
    else await act(now);
  }
  throw new Error(`Waited in vain for: ${until.join(', ')}`);
}

const press = (guest: Guest, name: string | RegExp) =>
  guest
    .button(name)
    .first()
    .click({ timeout: 1_000 })
    .catch(() => {}); // the night does not wait for a finger

const toTheDay = (guest: Guest) => through(guest, READY, async () => {});

/** Alone with bots, on the first day, with time to look around. */
async function onTheFirstDay(page: Page, url: string): Promise<Guest> {
  const guest = new Guest('Guest', page, page.context());
  await hurry(page, { discussion: 120 });
  await page.goto(`${url}/play/alone`);
  await toTheDay(guest);
  return guest;
}

/** Whatever is asked, in whichever role: looks, picks somebody who may be picked, votes, names somebody, is ready. */
const playOn = (guest: Guest) =>
  through(guest, DONE, async (now) => {
    if (now.includes('Raise your hand')) await press(guest, 'Raise your hand');
    else if (now.includes('Nominate')) await press(guest, 'Nominate');
    else if (now.some((word) => READY.includes(word))) await press(guest, /^I’m ready/);
  });

/** Living seats, the last ones first, or tokens on the sheet: one after the other until the choice is whole. */
async function choose(guest: Guest, now: readonly string[]): Promise<void> {
  const { page } = guest;
  const plain = CHOICES.slice(1).find((word) => now.includes(word));
  const done = page.getByRole('button', { name: 'That is my choice' });
  // Where nothing has to be chosen, nothing is; and a nod is a nod.
  if (!now.includes('That is my choice') && plain !== undefined) return press(guest, plain);
  const tokens = page.locator('button[aria-pressed="false"]:has(svg)');
  const seats = page.locator('[data-seat]:not([aria-disabled])').filter({ hasNotText: 'dead,' });
  const all = [...(await seats.all()).reverse(), ...(await tokens.all())];
  for (const one of all) {
    const isWhole = await done.isEnabled({ timeout: 300 }).catch(() => null);
    // Null: the question is gone, somebody was quicker.
    if (isWhole === null) return;
    if (isWhole) break;
    await one.click({ timeout: 1_000 }).catch(() => {});
  }
  await done.click({ timeout: 1_000 }).catch(() => {});
}

/** After the game every ruling has its reason, and what else the automatic Storyteller weighed. */
async function lookBackOnARuling(guest: Guest): Promise<void> {
  const { page } = guest;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('?as=storyteller')),
    guest.press('Look back on the game'),
  ]);
  const { events } = (await answer.json()) as { events: SeenEvent[] };
  const at = events.findIndex((fact) => fact.type === 'ruled' && (fact.weighed?.length ?? 0) > 0);
  // What was dealt is drawn by lot: now and then nothing was left to weigh. The desk's test has a deal of its own.
  if (at < 0) return;
  await page.getByRole('slider').fill(String(at + 1));
  await page.getByText(/^Ruling \(/).waitFor();
  await page.getByText('What else?').click();
  await page
    .getByText(/^(behind by [\d.]+|would have ended the game)$/)
    .first()
    .waitFor();
}

describe.skipIf(!hasChromium)('Among bots', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const config = configFrom({
      BELFRY_SECRET: 'for tests, and long enough to be one',
      BELFRY_PORT: '0',
      BELFRY_WEB: process.env.BELFRY_E2E_WEB,
    });
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
    await lookBackOnARuling(guest);
    await page.getByRole('link', { name: 'Another game' }).click();
    await page.getByText('You are', { exact: true }).or(page.getByText('Close your eyes')).first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('a host who plays stops the clocks from the menu of a phone', { timeout: 120_000 }, async () => {
    await using visitor = await newcomer();
    const { page, troubles } = visitor;
    await hurry(page, { discussion: 600 });
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    const guest = new Guest('Guest', page, page.context());
    await toTheDay(guest);
    await guest.press('Menu');
    await guest.press('Clocks, people and options');
    await guest.press('Stop all clocks');
    await guest.button('Let them run').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // Who runs the game, and how long a night lasts, touch secrets.
    await guest.press('Change');
    await page.getByRole('textbox', { name: 'Talk' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Choice at night' }).count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'By hand' }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['Bad Moon Rising', 'Shrewd bots', 'shrewd'],
    ['Sects & Violets', 'Easy-going bots', 'novice'],
  ])(
    '“%s” with %s is chosen on the first page, played on a phone to the reveal, and chosen again for the next game',
    { timeout: 240_000 },
    async (edition, company, level) => {
      await using visitor = await newcomer();
      const { page, troubles } = visitor;
      const sent: string[] = [];
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
      const guest = new Guest('Guest', page, page.context());
      await hurry(page);
      await page.goto(server.url);
      await page.getByRole('radio', { name: edition }).check();
      await page.getByRole('radio', { name: company }).check();
      await page.getByRole('link', { name: 'Play now' }).click();
      await page.waitForURL(/\/t\//);
      expect(sent.join('\n')).toContain(`"level":"${level}"`);
      await playOn(guest);
      await guest.press('All at once');
      await page
        .getByText(/(Good|Evil) has won/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await page.getByRole('slider').fill('1');
      await guest.sees(`The table is laid for “${edition}”.`);
      await page.goto(server.url);
      await page.getByRole('radio', { name: edition, checked: true }).waitFor();
      await page.getByRole('radio', { name: company, checked: true }).waitFor();
      expect(troubles).toEqual([]);
    },
  );

  it.each([
    ['evensong', 12, []],
    ['trouble-brewing', 20, []],
    ['trouble-brewing', 8, ['tor', 'duchess']],
  ])(
    'a game of “%s” for %i with %j is played on a phone to the reveal',
    {
      timeout: 240_000,
    },
    async (name, chairs, fabled) => {
      await using visitor = await newcomer();
      const { page, troubles } = visitor;
      const guest = new Guest('Ann', page, page.context());
      await page.goto(server.url);
      const settings = { storyteller: 'automatic', timers: TIMERS };
      const items = [...scriptItems(builtinScript(name)!), ...fabled];
      const wish = { name: 'Ann', as: 'player', chairs, script: { items }, settings };
      const opened = await page.request.post(`${server.url}/api/tables`, { data: wish });
      const { code } = (await opened.json()) as { code: string };
      await page.goto(`${server.url}/t/${code}`);
      await page.locator('[data-seat]').first().click();
      await guest.sees('You sit.');
      await guest.press(`Seat ${chairs - 1} bots`);
      await guest.press('Deal and let night fall');
      await toTheDay(guest);
      const circle = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - window.innerWidth,
        seats: [...document.querySelectorAll('[data-seat]')].map((seat) => seat.getBoundingClientRect().width),
      }));
      expect(circle.seats).toHaveLength(chairs);
      expect(circle.wide).toBeLessThanOrEqual(0);
      // Wide enough for a thumb.
      expect(circle.seats.filter((width) => width < 43.5)).toEqual([]);
      await playOn(guest);
      await guest.press('All at once');
      await page
        .getByText(/(Good|Evil) has won/)
        .first()
        .waitFor();
      expect(troubles).toEqual([]);
    },
  );

  it('the lobby seats them, moves them, sends one away, and says what is missing', { timeout: 120_000 }, async () => {
    await using visitor = await newcomer();
    const { page, troubles } = visitor;
    const guest = new Guest('Ann', page, page.context());
    await page.goto(`${server.url}/open`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByText('Automatic', { exact: true }).click();
    await guest.press('Open the table');
    await guest.sees('5 more have to sit down.');
    await page.locator('[data-seat]').first().click();
    await guest.sees('4 more have to sit down.');
    await guest.press('One bot fewer');
    await guest.press('Seat 6 bots');
    await guest.sees('1 chair is free. It will be taken away.');
    const names = () => page.locator('[data-seat]').evaluateAll((seats) => seats.map((seat) => seat.textContent));
    const before = await names();
    expect(before.filter((name) => name.endsWith('bot')).length).toBe(6);

    // With the keyboard a bot changes places with Ann; with the pointer it goes back.
    await page.locator('[data-seat]').nth(1).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await names())[1]).toContain('Ann');
    const from = (await page.locator('[data-seat]').nth(0).boundingBox())!;
    const to = (await page.locator('[data-seat]').nth(1).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(names).toEqual(before);

    await page.locator('[data-seat]').nth(2).click();
    await guest.press('Send the bot away');
    await guest.sees('2 chairs are free. They will be taken away.');
    expect(troubles).toEqual([]);
  });

  it('the notebook thinks along where one person plays with bots', { timeout: 120_000 }, async () => {
    await using visitor = await newcomer();
    const { page, troubles } = visitor;
    await onTheFirstDay(page, server.url);
    await page.getByRole('tab', { name: 'Notes' }).click();
    const notebook = page.getByRole('region', { name: 'Thinking along' });
    await notebook.getByText(/deals? (?:is|are) possible|too little to go by/).waitFor();
    expect(await notebook.getByRole('listitem').count()).toBe(7);
    expect(await inspect(page)).toEqual([]);

    await notebook.getByRole('listitem').first().getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^What I think of /).selectOption({ label: 'Is the Imp' });
    // Nobody else is left for them, and the reason is one press away.
    await sheet.getByRole('button', { name: 'Why not the Chef?' }).click();
    await sheet.getByText(/^Not so: no bag that fits/).waitFor();
    expect(await inspect(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('a player whispers to two of them, and claims what never happened', { timeout: 120_000 }, async () => {
    await using visitor = await newcomer();
    const { page, troubles } = visitor;
    const guest = await onTheFirstDay(page, server.url);
    await page.getByRole('tab', { name: 'Talk' }).click();
    await page.getByLabel('For whom').selectOption({ label: 'A new whisper…' });
    await guest.sees('Choose who hears it.');
    const ears = page.getByRole('group', { name: 'Who hears it' }).getByRole('button');
    const heard = [await ears.nth(1).textContent(), await ears.nth(4).textContent()];
    await ears.nth(1).click();
    await ears.nth(4).click();
    await page.getByLabel(`Whisper to ${heard.join(' and ')}`).fill('Trust me.');
    await guest.press('Say it');
    await page.getByRole('log').getByText('Trust me.').waitFor();
    await page.getByLabel('For whom').selectOption({ label: 'To everybody' });
    await page
      .getByRole('log')
      .getByText(`to ${heard.join(' and ')}`)
      .first()
      .waitFor();

    await page.getByRole('tab', { name: 'Town' }).click();
    await guest.press('Make a claim');
    const form = page.getByRole('dialog');
    await form.getByLabel('I am').selectOption({ label: 'Washerwoman' });
    await guest.press('Tell something you “learned”');
    await form.getByLabel('What it was').selectOption({ label: 'One of these is…' });
    await form.getByLabel('Which character').selectOption({ label: 'Monk' });
    const players = form.getByRole('group', { name: 'Which players' }).getByRole('button');
    const named = [await players.nth(2).textContent(), await players.nth(3).textContent()];
    await players.nth(2).click();
    await players.nth(3).click();
    await guest.press('Put it into the claim');
    await guest.press('Say it to all');
    await guest.sees(`I am the Washerwoman. Night 1: ${named.join(' or ')} is the Monk.`);
    expect(troubles).toEqual([]);
  });

  it('says kindly that no server answers, and offers the lesson', async () => {
    await using visitor = await newcomer('ru');
    const { page } = visitor;
    await page.goto(server.url);
    await page.route('**/api/**', (route) => route.abort());
    const editions = page.getByRole('group', { name: 'Во что играть с ботами' }).getByRole('radio');
    await expect.poll(() => editions.count()).toBe(4);
    await page.getByRole('radio', { name: 'Секты и Вистерии' }).check();
    await page.getByRole('link', { name: 'Играть сейчас' }).click();
    await page.getByRole('heading', { name: 'Стол накрыть не удалось' }).waitFor();
    await page.getByRole('link', { name: 'Пройти урок' }).click();
    await page.getByRole('button', { name: 'Садитесь, покажу' }).waitFor();
  });
});
