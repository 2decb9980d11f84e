import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { PromptsTour } from '../tools/prompts-tour.ts';
import { TOUR_LOOK } from '../tools/tour.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(!hasChromium)('Every kind of question of Sects & Violets', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is answered on a phone, where axe finds nothing and thumbs find everything', { timeout: 240_000 }, async () => {
    const found: string[] = [];
    const shown: string[] = [];
    const tour = new PromptsTour(house, async (name, page) => {
      shown.push(name);
      await page.setViewportSize(PHONE);
      found.push(...(await inspect(page)).map((trouble) => `${name}: ${trouble}`));
      if (name.startsWith('storyteller')) await page.setViewportSize(TOUR_LOOK);
    });
    await tour.walk();
    expect(tour.answers).toEqual([[], [[1, 2]], [], [], true, 'Only in the bath.']);
    expect(found).toEqual([]);
    expect(house.troubles).toEqual([]);
    expect(shown).toHaveLength(11);
  });
});
