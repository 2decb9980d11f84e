import type { Server } from 'node:http';
import { PSEUDO } from '@belfry/almanac';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../tools/browser.ts';
import { dress } from '../tools/dress.ts';
import { tooWide } from '../tools/inspect.ts';
import { NAMES } from '../tools/sample-games.ts';
import { SCREENS } from '../tools/screens.ts';
import { serveFolder } from '../tools/static-server.ts';
import { strayLetters } from '../tools/stray-letters.ts';
import { Studio } from '../tools/studio.ts';
import { TOUR_LOOK, TOUR_NAMES, Tour } from '../tools/tour.ts';
import { House, hasChromium } from './e2e/house.ts';

const PHONE = 360;
/** Where there is little room, a name is its first two letters. */
const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 2));
/** The names and words that people brought to the screens without a server. */
const OWN = ['A quiet evening', 'nobody', 'Player', ...NAMES, ...shortened(NAMES)];

describe.skipIf(!hasChromium)('In a language that nobody speaks', () => {
  describe('every screen that needs no server', () => {
    let server: Server;
    let studio: Studio;
    beforeAll(async () => {
      let url: string;
      ({ server, url } = await serveFolder(process.env.BELFRY_E2E_WEB!));
      studio = await Studio.open(await sharedBrowser(), url, PHONE);
    });
    afterAll(async () => {
      await studio?.close();
      server?.closeAllConnections();
      server?.close();
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
