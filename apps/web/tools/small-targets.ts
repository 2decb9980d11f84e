import type { Page } from 'playwright-core';

const SMALLEST = 44;

/**
 * Controls that a thumb would miss. Links inside a sentence are exempt, as in WCAG; so are reminder tokens on the
 * circle, which only repeat what the seat's own dialog offers.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, [role=tab], [role=radio]',
    )) {
      if (element.closest('[aria-hidden=true], .unseen, [data-reminder]') !== null) continue;
      if (element.matches('input[type=radio], input[type=checkbox], input[type=file]')) continue;
      // React Aria's way out for screen readers is one pixel wide on purpose.
      if (element.style.width === '1px') continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || box.bottom < 0) continue;
      if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue;
      if (box.width < smallest - 0.5 || box.height < smallest - 0.5) {
        found.push(`target of ${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  }, SMALLEST);
