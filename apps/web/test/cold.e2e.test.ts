import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, hasChromium } from './e2e/house.ts';
import { Puppet } from './e2e/puppet.ts';

/** Requests until somebody who has never been here can do something; the service worker's come later. */
const AT_MOST = 25;

/** Runs in the page: what was asked for when the control appeared. What a page fetches ahead after that is for later. */
function noteWhenReady(ready: string): void {
  // Nor does it count on a machine so busy that the page has a calm moment before it is there.
  window.requestIdleCallback = () => 0;
  const watching = new MutationObserver(() => {
    if (document.querySelector(ready) === null) return;
    watching.disconnect();
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    Object.assign(window, { askedUntilReady: asked });
  });
  watching.observe(document, { childList: true, subtree: true });
}

describe.skipIf(!hasChromium)('A first visit', () => {
  let house: House;
  let code: string;
  let host: Puppet;
  beforeAll(async () => {
    house = await House.open();
    host = new Puppet(house.url, 'Sybil');
    code = await host.open({ chairs: 8 });
  }, 120_000);
  afterAll(async () => {
    host?.close();
    await house?.close();
  });

  it.each([
    ['home', () => '/', 'a[href="/play/alone"]'],
    ['a table’s door', () => `/join/${code}`, 'form button[type=submit]'],
    ['the Grimoire of one device', () => '/grimoire', 'main select'],
    ['the lesson', () => '/learn', 'main button'],
    ['a script', () => '/scripts/trouble-brewing', '[role=tab]'],
  ])('to %s asks for few files before it can be used', async (_, path, ready) => {
    for (const locale of ['en', 'ru']) {
      const context = await house.browser.newContext({ serviceWorkers: 'block', locale });
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const page = await context.newPage();
      await page.goto(house.url + path());
      await page.locator(ready).first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(AT_MOST);
      await context.close();
    }
  });

  it.each([
    ['home', () => '/', 'a[href="/play/alone"]', 120_000],
    ['a table’s door', () => `/join/${code}`, 'form button[type=submit]', 120_000],
    ['a script', () => '/scripts/trouble-brewing', '[role=tab]', 200_000],
  ])('to %s fetches the code that comes with it, all at once and no more', async (_, path, ready, most) => {
    for (const locale of ['en', 'ru']) {
      const context = await house.browser.newContext({ serviceWorkers: 'block', locale });
      const page = await context.newPage();
      await page.addInitScript(noteWhenReady, ready);
      const answers = new Map<string, Response>();
      page.on('response', (response) => answers.set(new URL(response.url()).pathname, response));
      const answer = await page.goto(house.url + path());
      await page.locator(ready).first().waitFor();
      const announced = [...(answer!.headers().link ?? '').matchAll(/<([^>]+\.js)>/g)].map(([, file]) => file!);
      const asked = await page.evaluate(() => (window as unknown as { askedUntilReady: string[] }).askedUntilReady);
      const files = asked.map((url) => new URL(url).pathname).filter((file) => file.endsWith('.js'));
      expect(files.sort()).toEqual(announced.sort());
      const bodies = await Promise.all(files.map((file) => answers.get(file)!.body()));
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(bytes, files.join('\n')).toBeLessThanOrEqual(locale === 'en' ? most : most * 1.25);
      await context.close();
    }
  });
});
