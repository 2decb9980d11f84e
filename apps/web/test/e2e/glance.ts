import type { Page } from 'playwright-core';

/**
 * Which of these words stand on a button, or alone on the page, right now, in the order asked for. A search by role asks
 * for the name of every button; a night looks thousands of times, so this only compares texts.
 */
export const glance = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (words) => {
      const texts = new Set<string>();
      for (const element of document.querySelectorAll('button, h1, h2, p, span, strong')) {
        const text = element.textContent.trim();
        if (!words.includes(text) || texts.has(text)) continue;
        if (element.checkVisibility({ visibilityProperty: true })) texts.add(text);
      }
      return words.filter((word) => texts.has(word));
    },
    [...words],
  );
