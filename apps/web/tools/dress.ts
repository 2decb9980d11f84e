import { type Lang, PSEUDO } from '@belfry/almanac';
import type { Page } from 'playwright-core';

export type Theme = 'dark' | 'light';
export type { Lang } from '@belfry/almanac';

/** More Cyrillic letters than an English page has: it only offers “Русский”. */
const CYRILLIC_ENOUGH = 10;

export const dressed = (theme: Theme, lang: Lang) => ({ 'belfry.settings': { theme, lang, sound: false } });

/** Changes theme and language of an open page, as its settings would in another tab, and waits until it is redrawn. */
export async function dress(page: Page, theme: Theme, lang: Lang): Promise<void> {
  await page.evaluate(
    ([theme, lang]) => {
      const key = 'belfry.settings';
      const newValue = JSON.stringify({ theme, lang, sound: false });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [theme, lang],
  );
  // Russian is a file of its own, fetched when it is first wanted.
  if (lang === 'ru')
    await page.waitForFunction(
      (enough) => (document.body.textContent.match(/[а-яё]/gi) ?? []).length > enough,
      CYRILLIC_ENOUGH,
    );
  if (lang === PSEUDO) await page.waitForFunction(() => document.body.textContent.includes('·'));
  await settle(page);
}

/** Until nothing is being loaded, the fonts are there and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect, playState }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    await document.fonts.ready;
    // A change of theme starts its transitions a frame later, and one may start another.
    do {
      await frame();
      await frame();
      await Promise.allSettled(ending().map((animation) => animation.finished));
    } while (ending().length > 0);
    await frame();
  });
}
