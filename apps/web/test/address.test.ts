import { afterEach, expect, it, vi } from 'vitest';
import { addressForOthers } from '../src/app/address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page at this address, and a server that says so. */
function pageAt(origin: string, answer: () => Promise<Response>) {
  vi.stubGlobal('window', { location: new URL(origin) });
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

const inRoom = async () => Response.json({ address: 'http://192.168.1.5:8080' });

it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'a link made at %s begins with what the computer is called in the room',
  async (origin) => {
    pageAt(origin, inRoom);
    expect(await addressForOthers()).toBe('http://192.168.1.5:8080');
  },
);

it('a link made anywhere else begins with the address of the page, and nobody is asked', async () => {
  const asked = pageAt('https://belfry.example', inRoom);
  expect(await addressForOthers()).toBe('https://belfry.example');
  expect(asked).not.toHaveBeenCalled();
});

it('without a server there is still the address of the page', async () => {
  pageAt('http://localhost:8080', () => Promise.reject(new TypeError('nobody there')));
  expect(await addressForOthers()).toBe('http://localhost:8080');
});
