import { builtinScript, scriptItems } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn, Guest, openTable } from './e2e/table.ts';

describe.skipIf(!hasChromium)('A table on the real server, in a real browser', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
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

  it('says what an automatic game leaves undone: before the table opens, before it begins, and while it runs', async () => {
    const { page, context } = await house.visitor('/open', { who: 'Ann', width: 360, height: 740 });
    const ann = new Guest('Ann', page, context);
    const notice = page.getByRole('note').filter({ hasText: 'Belfry cannot play' });
    const own = { id: 'lamplighter', name: 'Lamplighter', team: 'townsfolk', ability: 'Lights a lamp.' };
    const items = [...scriptItems(builtinScript('trouble-brewing')!), own];
    await page.getByLabel('Script', { exact: true }).selectOption('pasted');
    await page.getByRole('textbox').last().fill(JSON.stringify(items));
    expect(await notice.count()).toBe(0);
    // Whoever rules, it is said what Belfry plays, and why not the rest.
    const plays = page.getByText('Belfry plays 22 of 23 by itself. 1 is run by hand.');
    await plays.click();
    await page.getByText('Only this script brings it along.').waitFor();
    await page.getByText('Automatic', { exact: true }).click();
    await notice.filter({ hasText: 'Lamplighter' }).waitFor();
    await page.getByLabel('Script', { exact: true }).selectOption({ label: 'Trouble Brewing' });
    await expect.poll(() => notice.count()).toBe(0);

    const opened = await page.request.post(`${house.url}/api/tables`, {
      data: {
        name: 'Ann',
        as: 'player',
        chairs: 5,
        script: { items },
        settings: { storyteller: 'automatic', timers: { beat: 0, nightAtLeast: 0, dawnAfter: 0, nightPrompt: 1 } },
      },
    });
    const { code } = (await opened.json()) as { code: string };
    await page.goto(`${house.url}/t/${code}`);
    await notice.filter({ hasText: 'Belfry cannot play Lamplighter by itself.' }).waitFor();
    await plays.waitFor();
    await ann.sees('Press a free chair to sit down.');
    await ann.press('Seat 5 bots');
    // With a bot in every chair there is no free one to press.
    await ann.sees('Every chair is taken. Press a chair to free it, or add one.');
    expect(await page.getByText('Press a free chair').count()).toBe(0);
    await page.locator('[data-seat]').first().click();
    await ann.press('Send the bot away');
    await ann.sees('Press a free chair to sit down.');
    await page.locator('[data-seat]').first().click();
    await ann.sees('You sit.');
    await ann.press('Deal and let night fall');
    await expect
      .poll(
        async () => {
          await ann
            .button(/Back to sleep|Seen/)
            .first()
            .click({ timeout: 200 })
            .catch(() => {});
          return page.getByRole('tab', { name: 'Town' }).isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await notice.filter({ hasText: 'Lamplighter' }).waitFor();
    expect(house.troubles).toEqual([]);
  });
});
