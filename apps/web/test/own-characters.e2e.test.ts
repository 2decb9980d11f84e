import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { glance } from './e2e/glance.ts';
import { House, hasChromium } from './e2e/house.ts';
import { Puppet } from './e2e/puppet.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples/homebrew');
const CHOICE = 'That is my choice';
/** Exactly one bag for eight: everybody on it is in play. */
const SHEET = ['lamplighter', 'chef', 'soldier', 'mayor', 'slayer', 'tollkeeper', 'hexer', 'imp'];
const ITEMS = [{ id: '_meta', name: 'Lamps' }, ...SHEET];

/** The events of the one game on this device that are of this type. */
const told = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      (JSON.parse(localStorage.getItem('belfry.games')!) as { told: { type: string; character?: string }[] }[])[0]!.told
        .filter((event) => event.type === type)
        .map(({ character }) => character),
    type,
  );

describe.skipIf(!hasChromium)('A server with characters of its own', () => {
  let house: House;
  let isOpen = true;
  beforeAll(async () => {
    house = await House.openInAProcess({ BELFRY_CHARACTERS: EXAMPLES });
  }, 120_000);
  afterAll(async () => {
    if (isOpen) await house?.close();
  }, 60_000);

  it('plays a game with them at a table', { timeout: 120_000 }, async () => {
    const st = new Puppet(house.url, 'Sybil');
    const timers = { beat: 0, nightAtLeast: 0, dawnAfter: 0, votePace: 0.3 };
    const code = await st.open({ chairs: 5, script: { items: ITEMS }, settings: { timers } });
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
    const players: Puppet[] = [];
    for (const [chair, name] of names.entries()) players.push(await new Puppet(house.url, name).join(code, chair));
    const [ann, ben, cat, dan, eve] = players as [Puppet, Puppet, Puppet, Puppet, Puppet];
    const tokens = ['chef', 'lamplighter', 'soldier', 'hexer', 'imp'].map((character) => ({ character }));
    await st.do({ do: 'begin', tokens });
    const night = async (picks: ReadonlyMap<Puppet, number>) => {
      const isDay = () => st.view?.phase === 'day' && st.prompts.some(({ kind }) => kind === 'run-day');
      for (let step = 0; step < 300 && !isDay(); step++) {
        await st.takeSuggestions();
        for (const [puppet, seat] of picks) puppet.choose(() => [seat]);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      expect(st.view?.phase).toBe('day');
    };
    const vote = async (by: Puppet, nominee: number, hands: readonly Puppet[]) => {
      const before = st.view!.today.nominations.length;
      await by.until(() => by.view!.today.stage === 'nominations');
      // Acknowledged when the Storyteller has let it go on.
      await Promise.all([by.answer('day', { do: 'nominate', with: [nominee] }), st.goOn()]);
      await st.until(() => st.view!.today.vote !== null);
      for (const hand of hands) await hand.answer('hand', { do: 'raise' });
      await st.do({ do: 'run-vote' });
      await st.until(() => st.view!.today.vote === null && st.view!.today.nominations.length === before + 1);
    };
    // Dan, the Hexer, hexes Cat: Ann, who nominates her, dies of it.
    await night(new Map([[dan, 2]]));
    await st.answer('run-day', { do: 'open-nominations' });
    await vote(ann, 2, []);
    expect(ben.view?.seats.map(({ alive }) => alive)).toEqual([false, true, true, true, true]);
    await vote(ben, 4, [ben, cat, ann]);
    await st.answer('run-day', { do: 'end-day' });
    await eve.until(() => eve.view?.outcome?.winner === 'good');
    for (const puppet of [st, ...players]) puppet.close();
  });

  it('says which of them a device cannot run, and opens no Grimoire without it', async () => {
    const { page, context } = await house.visitor('/');
    await page.route('**/own/**/lamplighter.ts', (route) => route.abort());
    await page.goto(`${house.url}/grimoire`);
    await page.getByRole('heading', { name: 'The Grimoire cannot open' }).waitFor();
    await page.getByText('this device cannot run lamplighter.ts').waitFor();
    await page.unroute('**/own/**/lamplighter.ts');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('button', { name: 'Deal the tokens' }).waitFor();
    await context.close();
  });

  it('plays them on one device as well, also when the line is gone after the first visit', {
    timeout: 180_000,
  }, async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (/policy|own\//i.test(message.text())) troubles.push(message.text());
    });
    await page.goto(house.url);
    await page.evaluate(
      (items) => localStorage.setItem('belfry.scripts', JSON.stringify([{ id: 'my-own', items }])),
      ITEMS,
    );
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.endsWith('/hexer.ts'));
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await house.close();
    isOpen = false;

    await page.goto(`${house.url}/grimoire?script=my-own`);
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    const tokens = await page
      .getByLabel(/^Token of/)
      .evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).value)); // they are lists
    expect([...tokens].sort()).toEqual([...SHEET].sort());
    const soldier = `Player ${tokens.indexOf('soldier') + 1}`;
    await page.getByRole('button', { name: 'Let night fall' }).click();

    const night = async (until: string) => {
      for (;;) {
        const [next] = await glance(page, [until, 'Shown', 'So be it', 'Done here', CHOICE]);
        // "Done here" is for characters that nobody taught the engine.
        expect(next).not.toBe('Done here');
        if (next === until) return;
        if (next === undefined) await page.waitForTimeout(50);
        else {
          if (next === CHOICE) await page.locator('[data-seat]', { hasText: soldier }).first().click();
          await page.getByRole('button', { name: next, exact: true }).first().click();
        }
      }
    };
    await night('End the day');
    await page.locator(`[data-reminder][aria-label="Hexed: ${soldier}"]`).waitFor();
    await page.getByRole('button', { name: 'End the day', exact: true }).first().click();
    await expect.poll(() => page.locator('[data-reminder][aria-label^="Hexed"]').count()).toBe(0);
    await night('End the day');
    expect(await told(page, 'told')).toContain('lamplighter');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
