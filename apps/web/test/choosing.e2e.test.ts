import { builtinScript } from '@belfry/scripts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { sampleGame } from '../tools/sample-games.ts';
import type { Studio } from '../tools/studio.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse, withStudio } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';

const CHARACTERS = builtinScript('trouble-brewing')!.characters.map((character) => character.name);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];

const charactersOn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const whole = `${document.title} ${document.documentElement.outerHTML}`;
    return names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(whole));
  }, CHARACTERS);

async function drag(page: Page, from: number, to: number): Promise<void> {
  const seats = page.locator('[data-seat]');
  const middle = async (at: number) => {
    const { x, y, width } = (await seats.nth(at).boundingBox())!;
    return [x + width / 2, y + width / 2] as const;
  };
  await seats.nth(from).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

describe.skipIf(!hasChromium)('Choosing tokens on one device', () => {
  let studio: Studio;
  withStudio(1440, (opened) => {
    studio = opened;
  });
  const press = (name: string | RegExp) => studio.page.getByRole('button', { name, exact: true }).click();
  const games = () => studio.page.evaluate(() => JSON.parse(localStorage.getItem('belfry.games')!));

  it('fills a bag with the counts in sight, lets numbers be drawn blind, and keeps the names', async () => {
    const { page } = studio;
    await studio.show({ name: 'set-up', path: '/grimoire' });
    for (let chair = 8; chair > NAMES.length; chair--) await press(`Take away chair ${chair}`);
    for (const [at, name] of NAMES.entries()) await page.getByLabel(`Player ${at + 1}`, { exact: true }).fill(name);
    // Flo sits between Ann and Ben; then, with keys, one chair further.
    await drag(page, 5, 1);
    const seated = () =>
      page.locator('input[list]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(seated).toEqual(['Ann', 'Flo', 'Ben', 'Cleo', 'Dan', 'Eve']);
    await page.locator('[data-seat]').nth(1).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(seated).toEqual(['Ann', 'Ben', 'Flo', 'Cleo', 'Dan', 'Eve']);

    await press('Fill the bag yourself');
    const verdict = page.getByRole('status').filter({ hasText: 'of 6 tokens' });
    expect(await verdict.textContent()).toContain('Missing: 3 Townsfolk, 1 Outsider, 1 Minion, and 1 Demon.');
    await press('Baron');
    await press('Imp');
    expect(await verdict.textContent()).toContain('Missing: 1 Townsfolk and 3 Outsiders.');
    await page.getByText('Baron: two more Outsiders').waitFor();
    await press('Spy');
    expect(await verdict.textContent()).toContain('Too many: 1 Minion.');
    await press('Spy');
    for (const token of ['Drunk', 'Saint', 'Recluse', 'Chef']) await press(token);
    expect(await verdict.textContent()).toContain('The bag is right.');
    await page.getByLabel('Drunk draws the token of').selectOption({ label: 'Monk' });

    await press('Players draw numbers');
    const shown: string[] = [];
    for (const [at, name] of ['Ann', 'Ben', 'Flo', 'Cleo', 'Dan', 'Eve'].entries()) {
      // The device falls asleep on its way: it is still the next one's turn.
      if (at === 3) await page.reload();
      await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
      expect(await charactersOn(page), name).toEqual([]);
      await press(`I am ${name}: draw a number`);
      await page.getByRole('heading', { name: `${name}, choose a number` }).waitFor();
      expect(await charactersOn(page), name).toEqual([]);
      // From the last number to the first: what is gone cannot be taken again.
      if (at > 0) expect(await page.getByRole('button', { name: String(7 - at), exact: true }).isDisabled()).toBe(true);
      await press(String(6 - at));
      await page.getByRole('button', { name: 'Seen. Hide it.' }).waitFor();
      shown.push((await page.getByRole('dialog').locator('p').first().textContent())!);
      await press('Seen. Hide it.');
    }
    // The Drunk has seen what they will believe, and nobody has seen the Drunk.
    expect([...shown].sort()).toEqual(['Baron', 'Chef', 'Imp', 'Monk', 'Recluse', 'Saint']);
    await press('I am the Storyteller');
    await page.getByText('The tokens lie face down.').waitFor();
    expect(await charactersOn(page)).toEqual([]);
    await press('Turn the tokens up');
    // Two tokens change places, by pointer and back by key.
    const tokens = () =>
      page.locator('[data-of-seat]').evaluateAll((all) => all.map((one) => one.querySelector('select')!.value));
    const before = await tokens();
    await drag(page, 0, 3);
    const [a, , , d] = before;
    await expect.poll(tokens).toEqual([d, ...before.slice(1, 3), a, ...before.slice(4)]);
    await drag(page, 3, 0);
    await expect.poll(tokens).toEqual(before);
    await press('Let night fall');
    await page.waitForURL(/\/grimoire\/./);
    const [{ setup }] = await games();
    const held = setup.seats.map(({ character, believes }: { character: string; believes?: string }) =>
      believes === undefined ? character : `${character} ${believes}`,
    );
    expect(held).toEqual(shown.map((name) => (name === 'Monk' ? 'drunk monk' : name.toLowerCase())));

    await page.goto(new URL('/grimoire', page.url()).href);
    await expect.poll(seated).toEqual(['Ann', 'Ben', 'Flo', 'Cleo', 'Dan', 'Eve']);
    await press('Forget all names');
    await expect.poll(seated).toEqual(['', '', '', '', '', '']);
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('takes a nomination in two presses', async () => {
    const { page } = studio;
    const game = sampleGame('g1', 7, 'day');
    await studio.show({ name: 'day', path: '/grimoire/g1', stored: { 'belfry.games': [game] } });
    const seats = page.locator('[data-seat]:not([aria-disabled])');
    await page.getByText('Nomination: press who nominates, then whom.').waitFor();
    expect(await inspect(page)).toEqual([]);
    const inputs = (await games())[0].entries.length;
    await seats.first().click();
    await page.getByText('nominates whom?').waitFor();
    await seats.first().click();
    await expect.poll(async () => (await games())[0].entries.length).toBe(inputs + 1);
    const [{ entries }] = await games();
    expect(entries.at(-1)).toMatchObject({ type: 'answer', choice: { do: 'nominate' } });
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('opens a seat instead where that is wanted', async () => {
    const { page } = studio;
    await studio.show({ name: 'day', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 7, 'day')] } });
    await press('Open seats instead');
    await page.locator('[data-seat]').nth(2).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await press('Nomination');
    await page.getByText('Nomination: press who nominates, then whom.').waitFor();
  });
});

describe.skipIf(!hasChromium)('Choosing tokens at an online table', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('fills the bag for those with a screen and those without, on a page that came over no TLS', async () => {
    const { page, context } = await house.visitor('/about', { who: 'Sybil' });
    // What a browser keeps from pages of another computer in the room.
    await context.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
      localStorage.setItem('belfry.party', JSON.stringify({ last: ['Cleo', 'Dan', 'Eve'], known: ['Dan'] }));
    });
    const opened = await page.request.post(`${house.url}/api/tables`, { data: { name: 'Sybil', chairs: 5 } });
    const { code } = (await opened.json()) as { code: string };
    const puppets = [
      await new Puppet(house.url, 'Ann').join(code, 0),
      await new Puppet(house.url, 'Ben').join(code, 1),
    ];
    await page.goto(`${house.url}/t/${code}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Name free chairs as last time');
    await press('Choose the tokens');
    for (const token of ['Imp', 'Poisoner', 'Chef', 'Monk']) await press(token);
    await page.getByText('Missing: 1 Townsfolk.').waitFor();
    await press('The rest by chance');
    await press('Players draw numbers');
    // Only those without a screen draw here.
    for (const name of ['Cleo', 'Dan']) {
      await press(`I am ${name}: draw a number`);
      await page.getByRole('dialog').getByRole('listitem').getByRole('button', { disabled: false }).last().click();
      await press('Seen. Hide it.');
    }
    await page.getByRole('heading', { name: 'Hand the device to Eve' }).waitFor();
    await press('Stop: back to the Storyteller');
    await press('Let night fall');
    const held = () => puppets.map((puppet) => puppet.view?.me?.character);
    await expect.poll(held).not.toContain(undefined);
    for (const puppet of puppets) puppet.close();
    expect(house.troubles).toEqual([]);
  });
});
