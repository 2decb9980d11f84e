import { PSEUDO } from '@belfry/almanac';
import { describe, expect, it } from 'vitest';
import { dress, settle } from '../../tools/dress.ts';
import { inspect } from '../../tools/inspect.ts';
import { NAMES } from '../../tools/sample-games.ts';
import { strayLetters } from '../../tools/stray-letters.ts';
import { TOUR_LOOK, TOUR_NAMES, Tour } from '../../tools/tour.ts';
import { type House, hasChromium } from '../e2e/house.ts';
import { withHouse } from '../e2e/places.ts';

const PHONE = { width: 360, height: 740 };
/** The names that people brought; where there is little room, a name is its first two letters. */
const OWN = [...TOUR_NAMES, ...NAMES.map((name) => name.slice(0, 2))];

describe.skipIf(!hasChromium)('Every screen of a table, on a phone', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('axe finds nothing in either theme or language, thumbs find everything, every word can be translated', {
    timeout: 300_000,
  }, async () => {
    const found: string[] = [];
    const shown: string[] = [];
    const tour = new Tour(house, 8, async (name, page) => {
      shown.push(name);
      await page.setViewportSize(PHONE);
      await settle(page);
      found.push(...(await inspect(page)).map((trouble) => `${name} dark en: ${trouble}`));
      await dress(page, 'light', 'ru');
      found.push(...(await inspect(page)).map((trouble) => `${name} light ru: ${trouble}`));
      await dress(page, 'light', PSEUDO);
      found.push(...(await strayLetters(page, OWN)).map((text) => `${name} cannot be translated: ${text}`));
      await page.setViewportSize(TOUR_LOOK);
      await dress(page, TOUR_LOOK.theme, TOUR_LOOK.lang);
    });
    await tour.walk();
    expect(found).toEqual([]);
    expect(house.troubles).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });
});
