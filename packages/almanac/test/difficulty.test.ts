import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { almanac, builtinScripts, difficultyTags, difficultyWeights } from '../src/index.ts';

const everyone = [...almanac().characters.values()];

test('every character is weighed, every tag is known and has its reason', () => {
  expect(Object.keys(difficultyTags).sort()).toEqual(everyone.map((c) => c.id).sort());
  for (const character of everyone) {
    const tags = character.tags.map((t) => t.tag);
    expect(new Set(tags).size, character.id).toBe(tags.length);
    for (const { tag, why } of character.tags) {
      expect(Object.keys(difficultyWeights.tags), character.id).toContain(tag);
      expect(why.length, character.id).toBeGreaterThan(15);
    }
  }
});

test('the weights are those of the specification', () => {
  const weights = Object.fromEntries(Object.entries(difficultyWeights.tags).map(([tag, { weight }]) => [tag, weight]));
  expect(weights).toEqual({
    info: -1,
    onceInfo: -0.5,
    misinfo: 2,
    kill: 1,
    multiKill: 2,
    protect: -1,
    revive: -2,
    alignChange: 3,
    charChange: 2,
    madness: 2,
    traveller: 1,
    fabledHelp: -1,
    fabledChaos: 1,
  });
  expect(difficultyWeights.scale).toBe(5);
  expect(difficultyWeights.categories.map((c) => [c.id, c.upTo])).toEqual([
    ['beginner', 5],
    ['intermediate', 10],
    ['advanced', 15],
    ['chaos', null],
  ]);
  for (const { counts } of Object.values(difficultyWeights.tags)) expect(['once', 'each', 'source']).toContain(counts);
});

test('Travellers, and only they, carry the tag of Travellers; Fabled tags stay with Fabled and Loric', () => {
  for (const { id, team, tags } of everyone) {
    expect(
      tags.some((t) => t.tag === 'traveller'),
      id,
    ).toBe(team === 'traveller');
    if (tags.some((t) => t.tag === 'fabledHelp' || t.tag === 'fabledChaos'))
      expect(['fabled', 'loric'], id).toContain(team);
  }
});

test('every Demon that kills says so', () => {
  const harmless = everyone.filter((c) => c.team === 'demon' && !c.tags.some((t) => t.tag === 'kill'));
  expect(harmless.map((c) => c.id)).toEqual(['leviathan']);
});

test('the scripts that come along name known characters', () => {
  expect(Object.keys(builtinScripts)).toEqual(
    expect.arrayContaining(['trouble-brewing', 'bad-moon-rising', 'sects-and-violets']),
  );
  for (const items of Object.values(builtinScripts)) {
    const ids = items.filter((item) => typeof item === 'string');
    expect(ids.filter((id) => !almanac().characters.has(id))).toEqual([]);
  }
});

test('whoever has no tags is named in docs/DIFFICULTY.md, with what they do instead', () => {
  const page = readFileSync(new URL('../../../docs/DIFFICULTY.md', import.meta.url), 'utf8');
  const [, table] = page.split('| Without tags |');
  const named = table!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .flatMap((row) => row.split('|')[1]!.split(','))
    .map((name) => name.trim());
  const untagged = everyone.filter((c) => c.tags.length === 0).map((c) => c.name);
  expect(named.sort()).toEqual(untagged.sort());
});
