import { PSEUDO } from '@belfry/almanac';
import { describe, expect, it } from 'vitest';
import { dress } from '../tools/dress.ts';
import { tooWide } from '../tools/inspect.ts';
import { NAMES } from '../tools/sample-games.ts';
import { SCREENS } from '../tools/screens.ts';
import { strayLetters } from '../tools/stray-letters.ts';
import type { Studio } from '../tools/studio.ts';
import { TOUR_LOOK, TOUR_NAMES, Tour } from '../tools/tour.ts';
import { House, hasChromium } from './e2e/house.ts';
import { withStudio } from './e2e/places.ts';

const PHONE = 360;
/** Where there is little room, a name is its first two letters. */
const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 2));
/** The names and words that people brought to the screens without a server. */
const OWN = ['A quiet evening', 'nobody', 'Player', ...NAMES, ...shortened(NAMES)];

describe.skipIf(!hasChromium)('In a language that nobody speaks', () => {
  describe('every screen that needs no server', () => {
    let studio: Studio;
    withStudio(PHONE, (opened) => {
      studio = opened;
    });

    it.each(SCREENS.map((screen) => [screen.name, screen] as const))('%s speaks it throughout', async (_, screen) => {
      await studio.show(screen);
      await dress(studio.page, 'dark', PSEUDO);
      expect(await strayLetters(studio.page, OWN)).toEqual([]);
      if (screen.media !== 'print') expect(await tooWide(studio.page)).toEqual([]);
      expect(studio.takeTroubles()).toEqual([]);
    });
  });

  it('every screen of a table speaks it throughout', { timeout: 300_000 }, async () => {
    const house = await House.open();
    try {
      const found: string[] = [];
      const shown: string[] = [];
      const tour = new Tour(house, 8, async (name, page) => {
        shown.push(name);
        await dress(page, TOUR_LOOK.theme, PSEUDO);
        found.push(
          ...(await strayLetters(page, [...TOUR_NAMES, ...shortened(NAMES)])).map((text) => `${name}: ${text}`),
        );
        await dress(page, TOUR_LOOK.theme, TOUR_LOOK.lang);
      });
      await tour.walk();
      expect(found).toEqual([]);
      expect(house.troubles).toEqual([]);
      expect(shown.length).toBeGreaterThan(20);
    } finally {
      await house.close();
    }
  });
});
