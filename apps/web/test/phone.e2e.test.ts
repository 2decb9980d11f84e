import { describe, expect, it } from 'vitest';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { lookAtNews } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn, type Guest } from './e2e/table.ts';

/** Nothing sticks out of the screen, and every target is large enough for a thumb. */
async function fits({ page }: Guest): Promise<void> {
  const { wide, small } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    small: [...document.querySelectorAll<HTMLElement>('button, [role=tab], select, input:not([type=range])')]
      .filter((element) => element.closest('[aria-hidden=true], label') === null && element.ariaLabel !== 'Dismiss')
      // As laid out: a button that is just being pressed is drawn a little smaller.
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && Math.min(offsetWidth, offsetHeight) < 44)
      .map((element) => element.ariaLabel ?? element.textContent),
  }));
  expect(wide).toBeLessThanOrEqual(0);
  expect(small).toEqual([]);
}

describe.skipIf(!hasChromium)('On a phone', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('a whole game is played with a thumb', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const ann = await comeIn(house, company.code, 'Ann', 0, { width: 360, height: 740, touch: true });
    await fits(ann);
    await company.begin();
    await company.untilAnnIsAsked();
    await ann.sees('You are');
    await fits(ann);
    await ann.button('Seen').tap();
    await ann.page.getByRole('heading', { name: 'Fortune Teller' }).waitFor();
    await fits(ann);
    await ann.seat('Ben').tap();
    await ann.seat('Cleo').tap();
    await ann.button('That is my choice').tap();
    await company.afterAnnsChoice();
    await ann.sees(/A nod: yes|A shake of the head: no/);
    while (await lookAtNews(ann));

    await ann.page.getByRole('tab', { name: 'Town' }).waitFor();
    await fits(ann);
    await ann.page.getByRole('tab', { name: 'Talk' }).tap();
    await ann.page.getByLabel('To the whole town').fill('I was woken. Ask me how.');
    await ann.button('Say it').tap();
    await ann.page.getByRole('log').getByText('I was woken.').waitFor();
    await fits(ann);
    await ann.page.getByRole('tab', { name: 'Town' }).tap();
    await ann.seat('Dan').tap();
    await ann.page.getByLabel('You take them for').selectOption({ label: 'Poisoner' });
    // What was pressed by mistake is never said.
    await ann.button('Say: I trust Dan').tap();
    await ann.button('Do not say it').tap();
    await ann.button('Say: I suspect Dan').tap();
    await ann.button('Close').tap();
    await ann.sees('I am not telling. I suspect Dan.');

    await company.st.answer('run-day', { do: 'open-nominations' });
    await ann.button('Nominate').tap();
    await ann.seat('Ben').tap();
    await fits(ann);
    await ann.button('That is my choice').tap();
    await company.st.goOn();
    await ann.button('Raise your hand').tap();
    await ann.button('Lower your hand').waitFor();
    await fits(ann);
    for (const name of ['Cleo', 'Eve']) await company.named(name).answer('hand', { do: 'raise' });
    await company.st.do({ do: 'run-vote' });
    await ann.sees(/Ben: 3 of 3 needed\. Ben is about to die\./);
    await company.st.answer('run-day', { do: 'end-day' });
    await ann.sees('Good has won');
    await ann.button('Turn the tokens').tap();
    await ann.button('All at once').tap();
    await fits(ann);
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
