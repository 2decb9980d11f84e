import { PSEUDO } from '@belfry/almanac';
import { namesIn } from '@belfry/storyteller';
import { describe, expect, it } from 'vitest';
import { dress } from '../../tools/dress.ts';
import { inspect, tooWide } from '../../tools/inspect.ts';
import { NAMES } from '../../tools/sample-games.ts';
import { SCREENS } from '../../tools/screens.ts';
import { strayLetters } from '../../tools/stray-letters.ts';
import type { Studio } from '../../tools/studio.ts';
import { hasChromium } from '../e2e/house.ts';
import { withStudio } from '../e2e/places.ts';

const PHONE = 360;
/** The names and words that people brought; where there is little room, a name is its first two letters. */
const OWN = [
  'A quiet evening',
  'nobody',
  'Player',
  ...namesIn('en'),
  ...NAMES,
  ...NAMES.map((name) => name.slice(0, 2)),
];
/** Paper has neither thumbs nor screen readers. */
const ON_SCREEN = SCREENS.filter((screen) => screen.media !== 'print');
const ON_PAPER = SCREENS.filter((screen) => screen.media === 'print');
const named = (screens: typeof SCREENS) => screens.map((screen) => [screen.name, screen] as const);

describe.skipIf(!hasChromium)('Every screen that needs no server, on a phone', () => {
  let studio: Studio;
  withStudio(PHONE, (opened) => {
    studio = opened;
  });

  it.each(named(ON_SCREEN))(
    '%s: axe finds nothing in either theme or language, thumbs find everything, every word can be translated',
    async (_, screen) => {
      await studio.show(screen);
      expect(await inspect(studio.page)).toEqual([]);
      await dress(studio.page, 'light', 'ru');
      expect(await inspect(studio.page)).toEqual([]);
      await dress(studio.page, 'light', PSEUDO);
      await expect.poll(() => strayLetters(studio.page, OWN)).toEqual([]);
      expect(await tooWide(studio.page)).toEqual([]);
      expect(studio.takeTroubles(), 'nothing leaves the server').toEqual([]);
    },
  );

  it.each(named(ON_PAPER))('%s: every word can be translated', async (_, screen) => {
    await studio.show(screen);
    await dress(studio.page, 'light', PSEUDO);
    await expect.poll(() => strayLetters(studio.page, OWN)).toEqual([]);
    expect(studio.takeTroubles(), 'nothing leaves the server').toEqual([]);
  });
});
