import { describe, expect, it } from 'vitest';
import { dress } from '../tools/dress.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Guest } from './e2e/table.ts';

describe.skipIf(!hasChromium)('The first lesson', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is played on a small phone in Russian, and goes on when the language changes', { timeout: 60_000 }, async () => {
    const options = { who: 'Ann', lang: 'ru', width: 360, height: 740, touch: true } as const;
    const { page, context } = await house.visitor('/learn', options);
    const ann = new Guest('Ann', page, context);
    await page.locator('main button').first().click();
    await ann.press('Вижу');
    for (const seat of [1, 4]) await page.locator('[data-seat]').nth(seat).click();
    await ann.press('Мой выбор таков');
    await ann.press(/^(Вижу|Спать дальше)$/);

    await dress(page, 'dark', 'en');
    await ann.sees('Morning.');
    expect(await ann.seat('Bruno').isVisible()).toBe(true);
    // Whoever does not know the Soldier yet looks it up where it is named.
    await page.getByRole('tab', { name: /^Talk/ }).click();
    await page.getByRole('link', { name: 'Soldier' }).first().click();
    await page.getByRole('dialog', { name: 'Soldier' }).waitFor();
    await ann.press('Close');
    await page.getByRole('tab', { name: /^Town/ }).click();
    await dress(page, 'dark', 'ru');
    await ann.press(/^Дальше/);
    await ann.press('Номинировать');
    await page.locator('[data-seat]').nth(4).click();
    await ann.press('Мой выбор таков');
    await ann.press('Поднять руку');
    await dress(page, 'dark', 'en');
    await ann.button('Lower your hand').waitFor();
    expect(house.troubles).toEqual([]);
  });
});
