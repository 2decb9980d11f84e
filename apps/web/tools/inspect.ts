import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { smallTargets } from './small-targets.ts';

const PHONE = 800;

/** Everything that is wrong with a page as it stands: for assistive technology, for thumbs, for narrow screens. */
export async function inspect(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!;
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
    ...(width < PHONE ? await smallTargets(page) : []),
    ...(await axeFindings(page)),
  ];
}
