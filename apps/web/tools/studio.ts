import type { Browser, BrowserContext, Page } from 'playwright-core';
import { dressed, type Lang, settle } from './dress.ts';
import type { Screen } from './screens.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900, 3840: 2160 };
export const heightAt = (width: number): number => HEIGHTS[width] ?? 900;

/** One page on which one screen after the other is set up: the browser keeps what it has loaded. */
export class Studio {
  readonly page: Page;
  /** What went wrong on the page since the last look; taken by whoever looks. */
  readonly #troubles: string[] = [];
  readonly #context: BrowserContext;
  readonly #url: string;

  private constructor(page: Page, context: BrowserContext, url: string) {
    this.page = page;
    this.#context = context;
    this.#url = url;
    page.on('pageerror', (error) => this.#troubles.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
        this.#troubles.push(`request to ${request.url()}`);
    });
  }

  static async open(browser: Browser, url: string, width: number): Promise<Studio> {
    const context = await browser.newContext({
      viewport: { width, height: heightAt(width) },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: width < 800,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return new Studio(page, context, url);
  }

  /** Sets a screen up from an empty browser, in the dark. */
  async show(screen: Screen, lang: Lang = 'en'): Promise<void> {
    const { page } = this;
    // A picture has the app's origin and none of its code: storage changes hands in peace.
    await page.goto(`${this.#url}/icon.svg`);
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries({ ...dressed('dark', lang), ...screen.stored }).map(
        ([key, value]) => [key, JSON.stringify(value)] as const,
      ),
    );
    await page.emulateMedia({ media: screen.media ?? 'screen' });
    await page.goto(this.#url + screen.path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await screen.act?.(page);
    await settle(page);
  }

  takeTroubles(): string[] {
    return this.#troubles.splice(0);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
