import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { smallTargets } from './small-targets.ts';

const PHONE = 800;

/** What sticks out of the page at its side. */
export async function tooWide(page: Page): Promise<string[]> {
  const { overflow, culprits } = await page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const wide = overflow <= 0 ? [] : [...document.querySelectorAll('body *')];
    const culprits = wide
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .slice(-3)
      .map(
        (element) =>
          `<${element.localName} class="${element.getAttribute('class') ?? ''}">${element.textContent?.slice(0, 30)}`,
      );
    return { overflow, culprits };
  });
  return overflow > 0 ? [`the page is ${overflow} px too wide: ${culprits.join(', ')}`] : [];
}

/** Everything that is wrong with a page as it stands: for assistive technology, for thumbs, for narrow screens. */
export async function inspect(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!;
  return [...(await tooWide(page)), ...(width < PHONE ? await smallTargets(page) : []), ...(await axeFindings(page))];
}
