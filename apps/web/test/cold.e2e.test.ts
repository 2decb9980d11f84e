import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, hasChromium } from './e2e/house.ts';
import { Puppet } from './e2e/puppet.ts';

/** Requests until somebody who has never been here can do something; the service worker's come later. */
const AT_MOST = 25;

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
});
