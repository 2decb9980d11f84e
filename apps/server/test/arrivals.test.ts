import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksOf } from '../src/http/arrivals.ts';
import type { RunningServer } from '../src/main.ts';
import { testServer } from './house.ts';

const BUILT = {
  first: ['/assets/app.js', '/assets/app.css'],
  firstWords: { en: [], ru: ['/assets/first-russian.js'] },
  pages: {
    '/': { files: [], words: false },
    '/join/:code': { files: ['/assets/door.js'], words: false },
    '/scripts/:id': { files: ['/assets/workshop.js', '/assets/book.js'], words: true },
  },
  words: { en: ['/assets/book.js', '/assets/english.js'], ru: ['/assets/book.js', '/assets/russian.js'] },
};
const EVERYWHERE = '</assets/app.js>; rel=modulepreload, </assets/app.css>; rel=preload; as=style; crossorigin';

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-arrivals-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(folder, 'arrivals.json'), JSON.stringify(BUILT));
  server = await testServer({ web: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const link = async (path: string, language = 'en'): Promise<string | null> =>
  (await fetch(server.url + path, { headers: { 'accept-language': language } })).headers.get('link');

describe('with a page, the server asks for the files that it needs', () => {
  test('for every page what all begin with, and nothing else where nothing is known of it', async () => {
    for (const path of ['/', '/almanac', '/join', '/join/ABCD-EFGH/further']) expect(await link(path)).toBe(EVERYWHERE);
  });

  test('for a door its own, whatever stands behind the question mark', async () => {
    const door = `${EVERYWHERE}, </assets/door.js>; rel=modulepreload`;
    expect(await link('/join/ABCD-EFGH')).toBe(door);
    expect(await link('/join/ABCD-EFGH?from=qr')).toBe(door);
  });

  test.each([
    ['en-GB,en;q=0.9', ['workshop', 'book', 'english']],
    ['de-DE, ru;q=0.8, en;q=0.5', ['first-russian', 'workshop', 'book', 'russian']],
    ['tlh', ['workshop', 'book', 'english']],
  ])('for a reader of %s the words of the first language that Belfry speaks, each file once', async (language, all) => {
    const files = all.map((file) => `</assets/${file}.js>; rel=modulepreload`);
    expect(await link('/scripts/trouble-brewing', language)).toBe([EVERYWHERE, ...files].join(', '));
  });

  test('neither for files nor for what the API says', async () => {
    expect(await link('/api/tables/ABCD-EFGH')).toBeNull();
    expect(await link('/arrivals.json')).toBeNull();
  });

  test('a build that says nothing of it is served without', () => {
    expect(linksOf(tmpdir())('/', undefined)).toBeNull();
  });
});
