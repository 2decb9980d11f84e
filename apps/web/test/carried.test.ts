import { builtinScript, scriptItems } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { carried, carrying } from '../src/scripts/carried.ts';

const ORIGIN = 'https://belfry.example';
const hashOf = (address: string) => address.slice(address.indexOf('#'));

test.each(['trouble-brewing', 'bad-moon-rising', 'evensong'])(
  '%s fits into an address and comes out whole',
  async (name) => {
    const items = scriptItems(builtinScript(name)!);
    const address = await carrying(items, ORIGIN);
    expect(address!.length).toBeLessThan(700);
    expect(address).toMatch(/^https:\/\/belfry\.example\/carried#[\w-]+$/);
    expect(await carried(hashOf(address!))).toEqual(items);
  },
);

test('a script too long for a camera has no such address', async () => {
  const noise = Array.from({ length: 400 }, (_, at) => `x${(at * 7919) % 104729}`).join(' ');
  expect(await carrying([{ id: 'x', name: 'X', team: 'demon', ability: noise }], ORIGIN)).toBeNull();
});

test('what carries nothing readable, or unfolds without end, is refused', async () => {
  const bomb = new Blob(['a'.repeat(2_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const folded = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  const object = new Blob(['{"id":"imp"}']).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const noList = Buffer.from(await new Response(object).arrayBuffer()).toString('base64url');
  for (const hash of ['', '#', '#nonsense', '#%%%', `#${folded}`, `#${noList}`]) expect(await carried(hash)).toBeNull();
});
