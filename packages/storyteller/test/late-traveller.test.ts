import { cast } from '@belfry/characters';
import { Game, random } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { arrival, dealGame, freeTravellers } from '../src/index.ts';

const script = builtinScript('trouble-brewing')!;
const gameOf = (players: number) => new Game(dealGame(tableScript(script), players, 'late'), cast);
const DRAWS = 600;

/** How many of many late comers come out evil, each drawn for this very table. */
const evilAt = (players: number) => {
  const game = gameOf(players);
  const drawn = Array.from({ length: DRAWS }, (_, n) => arrival(game, script.characters, { name: 'Zoe' }, random(n))!);
  return drawn.filter(({ alignment }) => alignment === 'evil').length / DRAWS;
};

test('about a third of late comers are evil, and one alone hardly ever', () => {
  expect(evilAt(17)).toBeCloseTo(1 / 3, 1);
  expect(evilAt(10)).toBeCloseTo(1 / 10, 1);
  expect(evilAt(10)).toBeLessThan(0.15);
});

test('a late comer is what they asked for, or somebody that nobody is, at any place', () => {
  const game = gameOf(18);
  const here = game.state.seats.map(({ character }) => character);
  const free = freeTravellers(game, script.characters).map(({ id }) => id);
  expect(free.filter((id) => here.includes(id))).toEqual([]);
  const places = new Set<number | undefined>();
  for (let n = 0; n < 200; n++) {
    const { character, after } = arrival(game, script.characters, { name: 'Zoe' }, random(n))!;
    expect(free).toContain(character);
    places.add(after);
  }
  expect(places.size).toBe(18);
  const wish = { name: 'Zoe', character: free[0]!, alignment: 'evil', after: 3 } as const;
  expect(arrival(game, script.characters, wish, random(1))).toEqual({ do: 'join', ...wish });
});
