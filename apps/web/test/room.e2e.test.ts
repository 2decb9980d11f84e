import { builtinScript } from '@belfry/scripts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { firstNight, lookAtNews } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';
import { comeIn, type Guest } from './e2e/table.ts';

const CHARACTERS = builtinScript('trouble-brewing')!.characters.map((character) => character.name);
const PHONE = { width: 360, height: 740, touch: true } as const;

const charactersOn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const whole = `${document.title} ${document.documentElement.outerHTML}`;
    return names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(whole));
  }, CHARACTERS);

/** What the page says and hears on its socket. */
function wire(page: Page): { readonly said: string[]; readonly heard: string[] } {
  const lines = { said: [] as string[], heard: [] as string[] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => lines.said.push(String(payload)));
    socket.on('framereceived', ({ payload }) => lines.heard.push(String(payload)));
  });
  return lines;
}

/** A browser whose screen can be kept awake, as a phone's can: it writes down what was asked of it. */
const withWakeLock = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const request = async () => {
      asked.push('stay awake');
      return Object.assign(new EventTarget(), { release: async () => asked.push('sleep') });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked); // made above

const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => seen });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe.skipIf(!hasChromium)('In one room', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('a television shows the town and no secret, in a player’s own browser too; a voice link is only ever offered', {
    timeout: 120_000,
  }, async () => {
    const company = await Company.gather(house);
    const { st } = company;
    await st.do({ do: 'settings', change: { voice: 'https://meet.example.org/{room}' } });
    const ann = await comeIn(house, company.code, 'Ann', 0, PHONE);
    await withWakeLock(ann.context);
    const tv = await ann.context.newPage();
    const { heard, said } = wire(tv);
    await tv.setViewportSize({ width: 1440, height: 900 });
    await tv.goto(`${house.url}/tv/${company.code}`);
    const sees = (text: string | RegExp) => tv.getByText(text).first().waitFor();
    await sees('Join with your phone');
    await expect
      .poll(() => tv.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await sees(company.code);
    expect(await inspect(tv)).toEqual([]);

    const voice = ann.page.getByRole('link', { name: 'Talk at meet.example.org' });
    expect(await voice.getAttribute('href')).toBe(`https://meet.example.org/belfry-${company.code.toLowerCase()}`);
    expect(await voice.getAttribute('rel')).toBe('noopener noreferrer');

    const night = firstNight(company, ann);
    await sees('Night 1');
    expect(await inspect(tv)).toEqual([]);
    await night;
    await sees('Day 1');
    expect(await charactersOn(tv)).toEqual([]);

    // Behind the television's page hers is slow: what she was shown may come late.
    const talk = ann.page.getByRole('tab', { name: 'Talk' });
    await expect
      .poll(() =>
        talk.tap({ timeout: 500 }).then(
          () => true,
          async () => (await lookAtNews(ann)) && false,
        ),
      )
      .toBe(true);
    await ann.page.getByRole('combobox').selectOption('whisper');
    await ann.button('Ben').tap();
    await ann.button('Send a voice link').tap();
    await ann.page.getByRole('log').getByRole('link', { name: 'Talk at meet.example.org' }).waitFor();
    const ben = company.named('Ben');
    await ben.until(() => ben.talk.some(({ text }) => /https:\/\/meet\.example\.org\/[0-9a-f]{32}$/.test(text ?? '')));
    // A link to anywhere else stays words.
    await ben.do({ do: 'whisper', to: [0], text: 'https://elsewhere.example.org/here' });
    await ann.sees('elsewhere.example.org');
    expect(await ann.page.getByRole('log').getByRole('link').count()).toBe(1);

    await st.answer('run-day', { do: 'open-nominations' });
    // Acknowledged at the Storyteller's word.
    const named = company.named('Cleo').answer('day', { do: 'nominate', with: [1] });
    await st.goOn();
    await named;
    await sees(/Cleo.*Ben/);
    for (const name of ['Cleo', 'Dan', 'Eve']) await company.named(name).answer('hand', { do: 'raise' });
    await st.do({ do: 'run-vote' });
    await sees(/Ben: 3 of 3 needed/);
    expect(await inspect(tv)).toEqual([]);
    // It has said who it is and nothing else, and was told nothing that is for somebody.
    expect(said.filter((frame) => frame.includes('"do"')).map((frame) => JSON.parse(frame).cmd.do)).toEqual(['join']);
    for (const secret of ['you-are', '"told"', '"chose"', 'hush', 'meet.example.org/0', '"kind":"choose"'])
      expect(heard.join('\n'), secret).not.toContain(secret);
    await st.answer('run-day', { do: 'end-day' });
    await sees('Good has won');

    expect(await asked(tv)).toEqual(['stay awake']);
    await look(tv, 'hidden');
    expect(await asked(tv)).toEqual(['stay awake', 'sleep']);
    await look(tv, 'visible');
    expect(await asked(tv)).toEqual(['stay awake', 'sleep', 'stay awake']);
    company.leave();
    expect(house.troubles).toEqual([]);
  });

  it('every phone has something to tap at night, and what is only for show goes nowhere', {
    timeout: 120_000,
  }, async () => {
    const st = new Puppet(house.url, 'Sybil');
    const timers = { beat: 0, nightAtLeast: 0, dawnAfter: 0, nightCards: 1 };
    const code = await st.open({ chairs: 5, settings: { oneRoom: true, timers } });
    const others: Puppet[] = [];
    for (const [at, name] of ['Ben', 'Cleo', 'Dan'].entries()) {
      others.push(await new Puppet(house.url, name).join(code, at + 2));
    }
    const phones: { guest: Guest; line: ReturnType<typeof wire> }[] = [];
    for (const [chair, name] of ['Ann', 'Sol'].entries()) {
      const guest = await comeIn(house, code, name, chair, PHONE);
      await guest.context.addInitScript(() => {
        // The same shape of card at every turn; and a phone that could hum.
        Math.random = () => 0.1;
        Object.assign(window, { hums: 0 });
        navigator.vibrate = () => {
          (window as unknown as { hums: number }).hums++; // made above
          return true;
        };
        // A card that is laid down may be followed by the next one at once: counted, not looked for.
        Object.assign(window, { laidDown: 0 });
        new MutationObserver((changes) => {
          for (const { target } of changes)
            if (!(target as Element).hasAttribute('data-card')) (window as unknown as { laidDown: number }).laidDown++; // made above
        }).observe(document, { subtree: true, attributeFilter: ['data-card'] });
      });
      const line = wire(guest.page);
      await guest.reload();
      await guest.sees('You sit.');
      phones.push({ guest, line });
    }
    const [ann, sol] = phones.map(({ guest }) => guest) as [Guest, Guest];
    const solsLine = phones[1]!.line;
    await st.do({
      do: 'begin',
      tokens: ['fortuneteller', 'soldier', 'imp', 'chef', 'poisoner'].map((character) => ({ character })),
    });
    const othersAct = async () => {
      await st.takeSuggestions();
      for (const puppet of others) puppet.choose((from, max) => from.slice(-max));
    };
    const othersActUntil = (there: Locator) =>
      expect
        .poll(async () => {
          await othersAct();
          return there.isVisible();
        })
        .toBe(true);
    const laidDown = ({ page }: Guest) => page.evaluate(() => (window as unknown as { laidDown: number }).laidDown); // made above
    const layDown = async (guest: Guest, by: string) => {
      const before = await laidDown(guest);
      await guest.button(by).tap();
      await expect.poll(() => laidDown(guest)).toBeGreaterThan(before);
    };
    for (const guest of [ann, sol]) {
      await othersActUntil(guest.page.getByRole('heading', { name: 'You are' }));
      await layDown(guest, 'Back to sleep');
    }
    // One is called, the other is not: both have a circle to tap, and a button.
    const faces = async ({ page }: Guest) => ({
      heading: await page.getByRole('heading', { level: 1 }).count(),
      seats: await page.locator('button[data-seat]').count(),
      buttons: (await page.getByRole('button').allTextContents()).filter((text) => !/^\d/.test(text)),
    });
    await sol.page.getByRole('heading', { name: 'Nobody calls you' }).waitFor();
    expect(await inspect(sol.page)).toEqual([]);
    const forShow = await faces(sol);
    expect(forShow).toMatchObject({ heading: 1, seats: 5 });
    const before = solsLine.said.filter((frame) => frame.includes('"do"')).length;
    for (let turn = 0; turn < 2; turn++) {
      await sol.seat('Ben').tap();
      await layDown(sol, 'That is my choice');
      await sol.page.getByRole('heading', { name: 'Nobody calls you' }).waitFor();
    }
    expect(solsLine.said.filter((frame) => frame.includes('"do"')).length).toBe(before);

    const called = ann.page.getByRole('heading', { name: 'Fortune Teller' });
    await othersActUntil(called);
    expect(await faces(ann)).toEqual(forShow);
    await ann.seat('Ben').tap();
    await ann.seat('Cleo').tap();
    await layDown(ann, 'That is my choice');
    await othersActUntil(ann.page.getByText(/A nod: yes|A shake of the head: no/));
    for (const { page } of [ann, sol]) {
      expect(await page.evaluate(() => (window as unknown as { hums: number }).hums)).toBe(0); // made above
    }
    for (const puppet of [st, ...others]) puppet.close();
    expect(house.troubles).toEqual([]);
  });
});
