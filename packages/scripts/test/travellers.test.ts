import { almanac } from '@belfry/almanac';
import { expect, test } from 'vitest';
import { builtinScript, everyTraveller, travellersAtHand } from '../src/index.ts';

test('a Storyteller can call on Travellers of every edition, the usual ones first', () => {
  const { characters } = builtinScript('trouble-brewing')!;
  const usual = travellersAtHand(characters).map((c) => c.id);
  const every = everyTraveller(characters).map((c) => c.id);
  const official = [...almanac().characters.values()].filter((c) => c.team === 'traveller').map((c) => c.id);
  expect(usual).not.toContain('apprentice');
  expect(every.slice(0, usual.length)).toEqual(usual);
  expect([...every].sort()).toEqual(official.sort());
});
