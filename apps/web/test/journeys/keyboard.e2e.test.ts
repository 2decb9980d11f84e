import { describe, expect, it } from 'vitest';
import { goRoundTo, keyboard, tabTo } from '../../tools/hands.ts';
import { PromptsTour } from '../../tools/prompts-tour.ts';
import { Company } from '../e2e/company.ts';
import { type House, hasChromium } from '../e2e/house.ts';
import { withHouse } from '../e2e/places.ts';
import { Guest } from '../e2e/table.ts';

async function pressOn(guest: Guest, name: string | RegExp): Promise<void> {
  await keyboard.press(guest.button(name).first());
}

async function pick(guest: Guest, name: string): Promise<void> {
  await goRoundTo(guest.seat(name));
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
    await tabTo(page.getByLabel('Your name'));
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
    await tabTo(page.getByLabel('To the whole town'));
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
    await tabTo(page.getByRole('tab', { name: 'Grimoire' }));
    const timeline = page.getByRole('tab', { name: 'Timeline', selected: true });
    for (let step = 0; step < 5 && (await timeline.count()) === 0; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('slider').waitFor();
    await tabTo(page.getByRole('slider'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await ann.sees('The table is laid for “Trouble Brewing”.');
    company.leave();
    expect(house.troubles).toEqual([]);
  });

  it('every kind of question is answered: players, characters, pairs, guesses, yes or no, nobody, words', {
    timeout: 240_000,
  }, async () => {
    const asked: string[] = [];
    const tour = new PromptsTour(house, async (name) => void asked.push(name), keyboard);
    await tour.walk();
    expect(tour.answers).toEqual([[], [[1, 2]], [], [], true, 'Only in the bath.']);
    expect(asked).toHaveLength(11);
    expect(house.troubles).toEqual([]);
  });
});
