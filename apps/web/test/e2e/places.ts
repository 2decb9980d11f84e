import type { Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser } from '../../tools/browser.ts';
import { serveFolder } from '../../tools/static-server.ts';
import { Studio } from '../../tools/studio.ts';
import { House } from './house.ts';

/** A server with the app, for as long as the tests of the `describe` run in which this is called. */
export function withHouse(use: (house: House) => void, open = House.open): void {
  let house: House | undefined;
  beforeAll(async () => {
    house = await open();
    use(house);
  }, 120_000);
  afterAll(async () => {
    await house?.close();
  });
}

/** The app without a server, on one page of this width, for as long as the tests of the `describe` run. */
export function withStudio(width: number, use: (studio: Studio) => void): void {
  let server: Server | undefined;
  let studio: Studio | undefined;
  beforeAll(async () => {
    let url: string;
    ({ server, url } = await serveFolder(process.env.BELFRY_E2E_WEB!));
    studio = await Studio.open(await sharedBrowser(), url, width);
    use(studio);
  });
  afterAll(async () => {
    await studio?.close();
    server?.closeAllConnections();
    server?.close();
  });
}
