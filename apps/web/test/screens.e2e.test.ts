import { describe, expect, it } from 'vitest';
import { dress } from '../tools/dress.ts';
import { inspect } from '../tools/inspect.ts';
import { SCREENS } from '../tools/screens.ts';
import type { Studio } from '../tools/studio.ts';
import { hasChromium } from './e2e/house.ts';
import { withStudio } from './e2e/places.ts';

const PHONE = 360;
/** Paper has neither thumbs nor screen readers. */
const ON_SCREEN = SCREENS.filter((screen) => screen.media !== 'print');

describe.skipIf(!hasChromium)('Every screen that needs no server, on a phone', () => {
  let studio: Studio;
  withStudio(PHONE, (opened) => {
    studio = opened;
  });

  it.each(ON_SCREEN.map((screen) => [screen.name, screen] as const))(
    '%s: axe finds nothing in either theme or language, thumbs find everything, nothing leaves the server',
    async (_, screen) => {
      await studio.show(screen);
      expect(await inspect(studio.page)).toEqual([]);
      await dress(studio.page, 'light', 'ru');
      expect(await inspect(studio.page)).toEqual([]);
      expect(studio.takeTroubles()).toEqual([]);
    },
  );
});
