import type { Options } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { firstNight } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { comeIn } from './e2e/table.ts';

/** Up to two guesses, each a player and a character. */
const GUESSES: Options = {
  pick: 'list',
  of: {
    pick: 'all',
    parts: [
      { pick: 'players', from: [1, 2, 3], min: 1, max: 1 },
      { pick: 'characters', from: ['imp', 'chef'], min: 1, max: 1 },
    ],
  },
  min: 0,
  max: 2,
};

describe.skipIf(!hasChromium)('A question with several parts', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is answered part by part, with a thumb and with the keyboard', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const ann = await comeIn(house, company.code, 'Ann', 0, { width: 360, height: 740, touch: true });
    await firstNight(company, ann);
    await ann.page.getByRole('tab', { name: 'Town' }).waitFor();

    await company.st.do({ do: 'intervene', action: { do: 'ask', seat: 0, text: 'Who is who?', options: GUESSES } });
    await ann.sees('Who is who?');
    await ann.sees('Step 1 of 2');
    await ann.seat('Ben').tap();
    await ann.button('That is my choice').tap();
    await ann.sees('Step 2 of 2');
    await ann.button('Imp').tap();
    await ann.button('That is my choice').tap();
    await ann.button('Take away: Ben, Imp').waitFor();

    await ann.seat('Cleo').focus();
    await ann.page.keyboard.press('Enter');
    await ann.button('That is my choice').focus();
    await ann.page.keyboard.press('Enter');
    await ann.button('Chef').focus();
    await ann.page.keyboard.press('Space');
    await ann.button('That is my choice').focus();
    await ann.page.keyboard.press('Enter');
    await ann.button('Take away: Cleo, Chef').waitFor();
    await ann.button('These are all').tap();

    const answered = () => company.st.view?.journal.find(({ fact }) => fact.type === 'answered')?.fact;
    await company.st.until(() => answered() !== undefined);
    expect(answered()).toMatchObject({
      answer: [
        [[1], ['imp']],
        [[2], ['chef']],
      ],
    });
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
