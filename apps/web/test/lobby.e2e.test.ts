import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, hasChromium } from './e2e/house.ts';
import { comeIn, Guest, openTable } from './e2e/table.ts';

describe.skipIf(!hasChromium)('A table on the real server, in a real browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  }, 120_000);
  afterAll(async () => {
    await house?.close();
  });

  it('opens, fills, is reseated, and begins', async () => {
    const { teller, code } = await openTable(house, { chairs: 5 });
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
    const guests = await Promise.all(names.map((name, chair) => comeIn(house, code, name, chair)));
    await teller.seat('Ann').focus();
    await teller.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => teller.page.locator('[data-seat]').nth(1).textContent()).toContain('Ann');
    // And with a pointer: Eve is dragged from the last chair to the first.
    const from = (await teller.seat('Eve').boundingBox())!;
    const to = (await teller.seat('Ben').boundingBox())!;
    await teller.page.mouse.move(from.x + from.width / 2, from.y + from.width / 2);
    await teller.page.mouse.down();
    await teller.page.mouse.move(to.x + to.width / 2, to.y + to.width / 2, { steps: 6 });
    await teller.page.mouse.up();
    await expect.poll(() => teller.page.locator('[data-seat]').nth(0).textContent()).toContain('Eve');
    // Somebody on the bench by the wall: sees the town, and nobody's secrets.
    const { page, context } = await house.visitor(`/join/${code}`, { who: 'Wanda' });
    const wanda = new Guest('Wanda', page, context);
    await page.getByLabel('Your name').fill('Wanda');
    await page.getByText('look on').click();
    await wanda.press('Come in');
    await wanda.sees('You look on.');
    await teller.press('Deal and let night fall');
    // The bag is random: the night may wait for a ruling, for somebody's choice, or be over at once.
    await wanda.sees(/Close your eyes\.|Day 1/);
    // Tokens come with the first ruling (a red herring, if a Fortune Teller was dealt); it is settled as suggested.
    await expect
      .poll(
        async () => {
          const ruling = teller.button('So be it');
          if (await ruling.isVisible()) await ruling.click();
          return guests[0]!.page.getByText('You are').first().isVisible();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await Promise.all(
      guests.map(async (guest) => {
        await guest.sees('You are');
        await guest.press(/Back to sleep|Seen/);
      }),
    );
    await teller.sees(/First night|Day 1/);
    expect(house.troubles).toEqual([]);
  });
});
