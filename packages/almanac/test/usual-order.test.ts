import { expect, test } from 'vitest';
import { almanac, TEAMS, usualOrder } from '../src/index.ts';

test('the usual order names everybody once, team by team', () => {
  const { characters, character } = almanac();
  expect([...usualOrder].sort()).toEqual([...characters.keys()].sort());
  const teams = usualOrder.map((id) => TEAMS.indexOf(character(id).team));
  expect([...teams].sort((a, b) => a - b)).toEqual(teams);
});
