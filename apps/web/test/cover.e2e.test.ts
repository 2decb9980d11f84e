import { builtinScript } from '@belfry/scripts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { sampleGame } from '../tools/sample-games.ts';
import { House, hasChromium } from './e2e/house.ts';
import { Puppet } from './e2e/puppet.ts';
import { dealTokens, Guest } from './e2e/table.ts';

const CHARACTERS = builtinScript('trouble-brewing')!.characters.map((character) => character.name);

/** Characters that the page holds anywhere: in a text, a label, a title, the window's name, seen or unseen. */
const charactersOn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const whole = `${document.title} ${document.documentElement.outerHTML}`;
    return names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(whole));
  }, CHARACTERS);

/** What else may not stay: where a token, a reminder or a night's work would be. */
const tracesOn = (page: Page): Promise<number> =>
  page.locator('[data-seat], [data-reminder], [role=tab], [role=dialog], [href*="characters-"]').count();

describe.skipIf(!hasChromium)('What is secret on one device', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await House.open();
  }, 120_000);
  afterAll(async () => {
    await house?.close();
  });

  const desk = async (moment: 'night' | 'day', width = 1440) => {
    const visitor = await house.visitor('/about', { width, height: 900 });
    await visitor.page.evaluate(
      (games) => localStorage.setItem('belfry.games', games),
      JSON.stringify([sampleGame('g1', 10, moment)]),
    );
    await visitor.page.goto(`${house.url}/grimoire/g1`);
    await visitor.page.locator('[data-seat]').first().waitFor();
    ({ page } = visitor);
  };
  const covered = async () => {
    await page.getByRole('button', { name: 'Uncover the Grimoire' }).waitFor();
    expect(await charactersOn(page)).toEqual([]);
    expect(await tracesOn(page)).toBe(0);
  };

  it('goes round one name at a time, on a page that holds nothing else', async () => {
    ({ page } = await house.visitor('/grimoire'));
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    await page.getByRole('button', { name: 'Pass the device round' }).click();
    const names = Array.from({ length: 8 }, (_, at) => `Player ${at + 1}`);
    // The third is not at the table just now.
    const order = [...names.slice(0, 2), ...names.slice(3), names[2]!];
    const tokens: string[] = [];
    for (const [at, name] of order.entries()) {
      if (at === 2) await page.getByRole('button', { name: 'Player 3 looks later' }).click();
      await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
      expect(await charactersOn(page), name).toEqual([]);
      if (at === 0) expect(await inspect(page)).toEqual([]);
      const others = names.filter((other) => other !== name);
      for (const other of others) expect(await page.getByRole('button', { name: other }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `I am ${name}: show my token` }).click();
      await page.getByRole('button', { name: 'Seen. Hide it.' }).waitFor();
      const shown = await page.getByRole('dialog').locator('p').first().textContent();
      tokens.push(shown!);
      expect(await charactersOn(page), name).toEqual(expect.arrayContaining([shown]));
      expect(await page.getByRole('dialog').getByRole('button').count()).toBe(1);
      // What is left of the page behind it, which holds no token, cannot be reached either.
      expect(await page.evaluate(() => document.getElementById('root')!.closest('[inert]') !== null)).toBe(true);
      await page.getByRole('button', { name: 'Seen. Hide it.' }).click();
    }
    expect(tokens).toHaveLength(8);
    for (const token of tokens) expect(CHARACTERS).toContain(token);
    await page.getByText('Everybody has seen their token').waitFor();
    expect(await charactersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'I am the Storyteller' }).click();
    await page.getByText('The tokens lie face down.').waitFor();
    expect(await charactersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn the tokens up' }).click();
    await expect.poll(() => charactersOn(page)).not.toEqual([]);
    await page.keyboard.press('c');
    await page.getByText('The tokens lie face down.').waitFor();
    expect(await charactersOn(page)).toEqual([]);
  });

  it('does not show the next token to one who presses twice', async () => {
    ({ page } = await house.visitor('/grimoire'));
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    await page.getByRole('button', { name: 'Pass the device round' }).click();
    await page.getByRole('button', { name: 'I am Player 1: show my token' }).click();
    // Both presses within one task of the page: no clock decides what is seen.
    const shown = await page.evaluate(() => {
      const press = () => document.querySelector<HTMLButtonElement>('[role=dialog] button')!.click();
      press();
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() => {
          press();
          requestAnimationFrame(() => resolve(document.querySelector('[role=dialog]')!.textContent));
        });
      });
    });
    expect(shown).toContain('Hand the device to Player 2');
  });

  it('is gone at once by button and by key, from every tab and every sheet', { timeout: 120_000 }, async () => {
    for (const [moment, width] of [
      ['night', 1440],
      ['day', 360],
    ] as const) {
      await desk(moment, width);
      const uncover = async () => {
        await page.getByRole('button', { name: 'Uncover the Grimoire' }).click();
        await page.locator('[data-seat]').first().waitFor();
      };
      const tabs = await page.getByRole('tab').allTextContents();
      expect(tabs.length).toBeGreaterThan(3);
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await page.keyboard.press('c');
        await covered();
        await uncover();
      }
      await page.getByRole('button', { name: 'Cover the Grimoire' }).click();
      await covered();
      // A reload lifts nothing, nor does leaning on the key.
      await page.reload();
      await covered();
      await page.keyboard.press('c');
      await covered();
      expect(await inspect(page)).toEqual([]);
      await uncover();

      // By night the circle is there to choose from: a press on a seat opens nothing.
      if (moment === 'day') {
        await page.getByRole('button', { name: 'Open seats instead' }).click();
        await page.locator('[data-seat]').nth(2).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cover the Grimoire' }).click();
        await covered();
        await uncover();
        expect(await page.getByRole('dialog').count()).toBe(0);
      }

      await page.getByRole('button', { name: 'Storyteller’s tools' }).click();
      await page.getByLabel('To everybody').focus();
      // While something is typed, C is a letter.
      await page.keyboard.type('c');
      expect(await page.getByLabel('To everybody').inputValue()).toBe('c');
      await page.keyboard.press('Alt+c');
      await covered();
      await uncover();

      await page.getByRole('button', { name: 'Storyteller’s tools' }).click();
      await page.getByRole('button', { name: 'Show the tokens to the players' }).click();
      await page.getByRole('heading', { name: 'Hand the device to Ada' }).waitFor();
      expect(await charactersOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Stop: back to the Storyteller' }).click();
      await covered();
      await page.context().close();
    }
    expect(house.troubles).toEqual([]);
  });

  it('goes from the desk of an online table too', { timeout: 120_000 }, async () => {
    const visitor = await house.visitor('/', { who: 'Sybil', width: 1440, height: 900 });
    ({ page } = visitor);
    const opened = await page.request.post(`${house.url}/api/tables`, { data: { name: 'Sybil', chairs: 5 } });
    const { code } = (await opened.json()) as { code: string };
    await page.goto(`${house.url}/t/${code}`);
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
    const puppets: Puppet[] = [];
    for (const [chair, name] of names.entries()) puppets.push(await new Puppet(house.url, name).join(code, chair));
    const teller = new Guest('Sybil', page, visitor.context);
    await dealTokens(teller, names, ['Fortune Teller', 'Imp', 'Chef', 'Poisoner', 'Monk']);
    await page.getByRole('tab').first().waitFor();
    for (const tab of await page.getByRole('tab').allTextContents()) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.keyboard.press('c');
      await covered();
      await page.getByRole('button', { name: 'Uncover the Grimoire' }).click();
      await page.getByRole('tab').first().waitFor();
    }
    for (const puppet of puppets) puppet.close();
    expect(house.troubles).toEqual([]);
  });
});
