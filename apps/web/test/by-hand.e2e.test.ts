import { BUILTIN_NAMES, builtinScript } from '@belfry/scripts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { sampleGame } from '../tools/sample-games.ts';
import { SCREENS, type Screen } from '../tools/screens.ts';
import type { Studio } from '../tools/studio.ts';
import { hasChromium } from './e2e/house.ts';
import { withStudio } from './e2e/places.ts';

const screenCalled = (name: string): Screen => SCREENS.find((screen) => screen.name === name)!;

/** A game on one device by day, with a token on the third seat that the Storyteller has laid. */
function withToken(): Screen {
  const { told: _, ...game } = sampleGame('g1', 8, 'day');
  const action = { do: 'mark', kind: 'safe', seat: 2, data: { from: 'demon' }, by: 'monk', until: 'dusk' };
  const entries = [...game.entries, { type: 'intervene', action }];
  return { name: 'token', path: '/grimoire/g1', stored: { 'belfry.games': [{ ...game, entries }] } };
}

describe.skipIf(!hasChromium)('By hand', () => {
  let studio: Studio;
  let page: Page;
  withStudio(1440, (opened) => {
    studio = opened;
    ({ page } = studio);
  });

  const lastEntries = (count: number) =>
    page.evaluate(
      (count) =>
        (JSON.parse(localStorage.getItem('belfry.games')!) as { entries: { action?: unknown }[] }[])[0]!.entries
          .slice(-count)
          .map(({ action }) => action),
      count,
    );
  const middleOf = async (selector: string, at = 0) => {
    const box = (await page.locator(selector).nth(at).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  };

  it('a reminder pulled to another seat takes its rule along; on the open face it only lies about', async () => {
    await studio.show(withToken());
    const mine = '[data-reminder][aria-label="Safe: Clara"]';
    const before = await lastEntries(1);
    const face = await middleOf('[data-seat]', 2);
    const token = await middleOf(mine);
    await drag(token, { x: token.x - (face.x - token.x) * 1.2, y: token.y - (face.y - token.y) * 1.2 });
    expect(await page.locator(mine).count()).toBe(1);
    expect(await lastEntries(1)).toEqual(before);

    await drag(await middleOf(mine), await middleOf('[data-seat]', 5));
    await page.locator('[data-reminder][aria-label="Safe: Finn"]').waitFor();
    await expect.poll(() => page.locator(mine).count()).toBe(0);
    expect(await lastEntries(2)).toEqual([
      { do: 'mark', kind: 'safe', seat: 5, by: 'monk', until: 'dusk', data: { from: 'demon' } },
      { do: 'unmark', effect: expect.any(Number) },
    ]);

    // Without a pointer: from the list in the seat's sheet.
    await page.getByRole('button', { name: 'Open seats instead' }).click();
    await page.locator('[data-seat]').nth(5).click();
    await page.getByLabel('Move “Safe” to').selectOption({ label: 'Ada' });
    await page.locator('[data-reminder][aria-label="Safe: Ada"]').waitFor({ state: 'attached' });
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('a kill says by what: a ward against the Demon holds against the Demon only', async () => {
    await studio.show(screenCalled('grimoire-day'));
    const living = page.locator('[data-seat]').filter({ hasNotText: 'dead,' }).first();
    await page.getByRole('button', { name: 'Open seats instead' }).click();
    await living.click();
    const sheet = page.getByRole('dialog');
    expect(await inspect(page)).toEqual([]);
    // The form comes a moment after its sheet.
    await sheet.getByLabel('Add a reminder').locator('option').first().waitFor({ state: 'attached' });
    const labels = await sheet.getByLabel('Add a reminder').locator('option').allTextContents();
    expect(labels.filter((label) => /no ability/i.test(label) && !label.includes('('))).toHaveLength(1);
    await sheet.getByLabel('Add a reminder').selectOption({ label: 'Safe from the Demon' });
    await sheet.getByRole('button', { name: 'Add a reminder' }).click();
    await sheet.getByRole('button', { name: 'Kill: by the Demon' }).click();
    await sheet.getByText('Safe', { exact: true }).first().waitFor();
    expect(await lastEntries(1)).toEqual([{ do: 'kill', seat: expect.any(Number), cause: 'demon' }]);
    expect(await sheet.getByRole('button', { name: 'Bring back to life' }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Kill: by the Storyteller' }).click();
    await sheet.getByRole('button', { name: 'Bring back to life' }).waitFor();
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('a Drunk who is picked by hand thinks to be somebody who is not in play', async () => {
    await studio.show(screenCalled('grimoire'));
    // The first of the list is in play: the one that a careless form would offer.
    const [first] = builtinScript('trouble-brewing')!.characters;
    await page.getByLabel('Token of Player 2', { exact: true }).selectOption(first!.id);
    await page.getByLabel('Token of Player 1', { exact: true }).selectOption({ label: 'Drunk' });
    const believed = await page.getByLabel('Player 1 thinks they are').inputValue();
    const tokens = await page
      .getByLabel(/^Token of/)
      .evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).value)); // they are lists
    expect(tokens).toContain(first!.id);
    expect(tokens).not.toContain(believed);
  });

  it.each(['en', 'ru'] as const)('names in the picker of bluffs do not overlap (%s)', async (lang) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await studio.show(screenCalled('grimoire-day'), lang);
    await page.locator('header button').last().click();
    await page.getByRole('button', { name: /^(Change the bluffs|Сменить блефы)$/ }).click();
    await page.locator('[role=dialog] button[aria-pressed]').first().waitFor();
    const overlaps = await page.locator('[role=dialog] button[aria-pressed]').evaluateAll((buttons) => {
      const boxes = buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.lastElementChild!);
        return { text: button.textContent, box: words.getBoundingClientRect(), room: button.getBoundingClientRect() };
      });
      return boxes
        .filter(({ box, room }) => box.left < room.left - 0.5 || box.right > room.right + 0.5)
        .map(({ text }) => text);
    });
    expect(overlaps).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('whoever begins to tell something can go back to the claim', async () => {
    await studio.show(screenCalled('learn-day'));
    await page.getByRole('button', { name: 'Make a claim' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Tell something you “learned”' }).click();
    await sheet.getByRole('button', { name: 'Back to the claim' }).click();
    await sheet.getByRole('button', { name: 'Tell something you “learned”' }).waitFor();
    expect(await sheet.getByRole('button', { name: 'Say it to all' }).isEnabled()).toBe(true);
  });

  it.each([
    ['a phone on its side', 640, 360],
    ['a page at twice its size', 720, 450],
    ['a phone’s page at twice its size', 360, 370],
  ])('every tab can be reached and read on %s', async (_, width, height) => {
    for (const name of ['learn-day', 'grimoire-day', 'grimoire-night']) {
      await page.setViewportSize({ width, height });
      await studio.show(screenCalled(name));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
        const panel = page.getByRole('tabpanel');
        await panel.scrollIntoViewIfNeeded();
        const box = (await panel.boundingBox())!;
        const visible = Math.min(box.y + box.height, height) - Math.max(box.y, 0);
        expect(visible, `${name}: ${await tab.textContent()}`).toBeGreaterThan(40);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('the three editions stand in front of the shelf, and what is heavy says why', async () => {
    await studio.show(screenCalled('scripts'));
    const shelf = page.getByRole('region', { name: 'On the shelf' });
    const names = () => shelf.getByRole('listitem').evaluateAll((cards) => cards.map((card) => card.textContent));
    await expect.poll(async () => (await names()).length).toBeGreaterThanOrEqual(3);
    const first = (await names()).slice(0, 3);
    for (const [at, name] of ['Trouble Brewing', 'Bad Moon Rising', 'Sects & Violets'].entries())
      expect(first[at]).toContain(name);
    // Nothing that comes with Belfry is heavy, so that nothing is hidden, nor a switch there that would show it.
    await expect.poll(async () => (await names()).length).toBe(BUILTIN_NAMES.length);
    expect(await shelf.getByRole('switch').count()).toBe(0);
    expect(await inspect(page)).toEqual([]);
  });
});
