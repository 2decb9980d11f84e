import { describe, expect, it } from 'vitest';
import { sampleGame } from '../tools/sample-games.ts';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { lookAtNews } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn, Guest } from './e2e/table.ts';

/** The link that the menu offers for another device, as a path. */
async function linkFrom(guest: Guest): Promise<string> {
  const { page } = guest;
  await guest.press('Menu');
  await guest.press('Continue on another device');
  await page.getByRole('img', { name: 'A picture with the link for your other device' }).waitFor();
  const link = new URL((await page.getByText(/\/device\//).textContent())!);
  await guest.press('Close');
  return link.pathname + link.hash;
}

describe.skipIf(!hasChromium)('On two devices', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  async function device(path: string): Promise<Guest> {
    const { page, context } = await house.visitor(path, { who: 'Ann', width: 360, height: 740 });
    return new Guest('Ann', page, context);
  }

  it('a seat is taken along by a link that opens once, and both devices stay in it', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const laptop = await comeIn(house, company.code, 'Ann', 0);
    const link = await linkFrom(laptop);

    const phone = await device(link);
    await phone.page.waitForURL(/\/t\//);
    await phone.sees('You sit.');
    // Nothing is left of the token in the address, nor one step back.
    expect(phone.page.url()).not.toContain('#');

    const stranger = await device(link);
    await stranger.sees('This link was used already');

    await company.begin();
    await company.untilAnnIsAsked();
    for (const here of [laptop, phone]) await here.sees('You are');
    // In the middle of the night too; there, what was told before is history, and what is asked is asked.
    const tablet = await device(await linkFrom(laptop));
    await tablet.page.getByRole('heading', { name: 'Fortune Teller' }).waitFor();
    expect(await tablet.glance(['Seen', 'Back to sleep'])).toEqual([]);
    await tablet.press('Journal, Storyteller');
    await tablet.sees(/You are the Fortune Teller/);
    await tablet.press('Close');
    await phone.press('Seen');
    await phone.seat('Ben').click();
    await phone.seat('Cleo').click();
    await phone.press('That is my choice');
    await company.afterAnnsChoice();
    // What the one chose, both are told.
    for (const here of [phone, laptop]) {
      await here.page
        .getByRole('tab', { name: 'Notes' })
        .or(here.button(/^(Seen|Back to sleep)$/))
        .first()
        .waitFor();
      for (let shown = 0; shown < 3; shown++) await lookAtNews(here);
      await here.press('Look at your own token');
      await here.sees(/You chose.*Ben and Cleo/);
      await here.press('Close');
    }
    company.leave();
    const refused = /status of 403/; // the stranger's
    expect(house.troubles.filter((trouble) => !refused.test(trouble))).toEqual([]);
  });
});

/** What belongs to one seat and reaches over what belongs to another, in whole pixels. */
const overlaps = () => {
  const parts = [...document.querySelectorAll('[data-seat]')].flatMap((seat, at) =>
    [...seat.querySelectorAll('[class*="_name_"], [class*="_hand_"], [class*="_mark_"], [class*="_candle_"]')].map(
      (part) => ({ at, what: `${at} ${part.className}`, box: part.getBoundingClientRect() }),
    ),
  );
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return {
    parts: parts.length,
    over: parts.flatMap((a) => parts.filter((b) => a.at < b.at && over(a.box, b.box)).map((b) => [a.what, b.what])),
    narrow: [...document.querySelectorAll('[data-seat]')].filter((seat) => seat.getBoundingClientRect().width < 43.5)
      .length,
  };
};

/** Wide apart, the fewest that stand close, where names and marks reach furthest, and the most. */
const CROWDS = [5, 10, 12, 13, 15, 17, 20];

describe.skipIf(!hasChromium)('On the smallest phone', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it.each(CROWDS)('the hands and names of %i seats keep out of one another’s way', async (seats) => {
    const { page, context } = await house.visitor('/', { width: 360, height: 740 });
    const games = JSON.stringify([sampleGame('g1', seats, 'vote')]);
    await page.evaluate((kept) => localStorage.setItem('belfry.games', kept), games);
    await page.goto(`${house.url}/grimoire/g1`);
    await page
      .locator('[data-seat]')
      .nth(seats - 1)
      .waitFor();
    const { parts, over, narrow } = await page.evaluate(overlaps);
    expect(parts).toBeGreaterThan(seats);
    expect(over).toEqual([]);
    expect(narrow).toBe(0);
    await context.close();
  });
});
