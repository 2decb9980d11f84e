import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Guest } from './e2e/table.ts';

const MOST_TABS = 60;

/** Tab until it has the focus, as somebody without a mouse does. */
async function tabTo(guest: Guest, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await guest.page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

async function pressOn(guest: Guest, name: string | RegExp): Promise<void> {
  await tabTo(guest, guest.button(name).first());
  await guest.page.keyboard.press('Enter');
}

/** Into the circle with Tab, round it with the arrows. */
async function pick(guest: Guest, name: string): Promise<void> {
  await tabTo(guest, guest.page.locator('[data-seat][tabindex="0"]'));
  const seat = guest.seat(name);
  for (let step = 0; step < 20; step++) {
    if (await seat.evaluate((element) => element === document.activeElement)) break;
    await guest.page.keyboard.press('ArrowRight');
  }
  await guest.page.keyboard.press('Enter');
}

describe.skipIf(!hasChromium)('With the keyboard alone', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('a whole game is played, from the door to the reveal', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const { page, context } = await house.visitor(`/join/${company.code}`, { who: 'Ann' });
    const ann = new Guest('Ann', page, context);
    await tabTo(ann, page.getByLabel('Your name'));
    await page.keyboard.type('Ann');
    await page.keyboard.press('Enter');
    await page.locator('[data-seat]').first().waitFor();
    await pick(ann, 'free');
    await ann.sees('You sit.');
    await company.begin();
    await company.untilAnnIsAsked();
    await pressOn(ann, 'Seen');
    await page.getByRole('heading', { name: 'Fortune Teller' }).waitFor();
    await pick(ann, 'Ben');
    await pick(ann, 'Cleo');
    await pressOn(ann, 'That is my choice');
    await company.afterAnnsChoice();
    await ann.sees(/A nod: yes|A shake of the head: no/);
    await pressOn(ann, /Seen|Back to sleep/);

    await page.getByRole('tab', { name: 'Town' }).waitFor();
    await tabTo(ann, page.getByLabel('To the whole town'));
    await page.keyboard.type('No mouse in this tower.');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('No mouse in this tower.').waitFor();
    await company.st.answer('run-day', { do: 'open-nominations' });
    await pressOn(ann, 'Nominate');
    await pick(ann, 'Ben');
    await pressOn(ann, 'That is my choice');
    await company.st.goOn();
    await pressOn(ann, 'Raise your hand');
    await ann.button('Lower your hand').waitFor();
    for (const name of ['Cleo', 'Eve']) await company.named(name).answer('hand', { do: 'raise' });
    await company.st.do({ do: 'run-vote' });
    await ann.sees(/Ben is about to die/);
    await company.st.answer('run-day', { do: 'end-day' });
    await pressOn(ann, 'Turn the tokens');
    await ann.sees('Ann was the Fortune Teller, good.');
    await pressOn(ann, 'All at once');
    await tabTo(ann, page.getByRole('tab', { name: 'Grimoire' }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('slider').waitFor();
    await tabTo(ann, page.getByRole('slider'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await ann.sees('The table is laid for “Trouble Brewing”.');
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
