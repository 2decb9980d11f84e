import { describe, expect, test } from 'vitest';
import { builtinScript, readScript, writeScript } from '../src/index.ts';
import { fixture, referenceScripts } from './reference.ts';

const files: readonly (readonly [string, string])[] = [
  ['wild-spellings.json', fixture('wild-spellings.json')],
  ['homebrew.json', fixture('homebrew.json')],
  ...referenceScripts,
];

describe.each(files)('writing %s', (_, text) => {
  const script = readScript(text);
  const written = writeScript(script);

  test('reading it again gives the same script', () => {
    const again = readScript(written);
    expect(again.characters).toEqual(script.characters);
    expect(again.meta).toEqual(script.meta);
    expect(writeScript(again)).toBe(written);
  });

  test('keeps all of _meta and of the homebrew, and official ids as the tools spell them', () => {
    const before = JSON.parse(text) as (string | { id: string; ability?: string })[];
    const after = JSON.parse(written) as (string | { id: string })[];
    const meta = (items: typeof before) => items.find((item) => typeof item === 'object' && item.id === '_meta');
    expect(meta(after)).toEqual(meta(before));
    expect(after[0]).toMatchObject({ id: '_meta' });
    for (const item of after.slice(1)) {
      if (typeof item === 'string') expect(item).toMatch(/^[a-z]+$/);
      else expect(before).toContainEqual(item);
    }
  });
});

test('an official character whose author changed the ability keeps the change; one that only repeats it becomes its id', () => {
  const changed = { id: 'chef', name: 'Chef', team: 'townsfolk', ability: 'You cook for two.' };
  const [official] = JSON.parse(
    writeScript(readScript(JSON.stringify([{ id: 'Chef', team: 'townsfolk' }]))),
  ) as unknown[];
  expect(official).toBe('chef');
  const script = readScript(JSON.stringify([changed]));
  expect(script.characters[0]?.edition).toBe('trouble-brewing');
  expect(JSON.parse(writeScript(script))).toEqual([changed]);
});

test('a script without _meta stays without', () => {
  expect(JSON.parse(writeScript(readScript('["Chef", {"id": "imp"}]')))).toEqual(['chef', 'imp']);
});

test('Trouble Brewing as a file', () => {
  const items = JSON.parse(writeScript(builtinScript('trouble-brewing')!)) as unknown[];
  expect(items).toHaveLength(23);
  expect(items.at(-1)).toBe('imp');
});
