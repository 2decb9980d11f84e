import { expect, test } from 'vitest';
import { BUILTIN_NAMES, builtinScript, type Experience, recommend } from '../src/index.ts';

const scripts = BUILTIN_NAMES.map((name) => builtinScript(name)!);
const names = (experience: Experience, players: number, advanced = false) =>
  recommend({ scripts, players, experience, advanced }).map((offer) => offer.script.name);

test('a first game is Trouble Brewing', () => {
  expect(names('first game', 10)[0]).toBe('Trouble Brewing');
  expect(names('first game', 10)).not.toContain('Bad Moon Rising');
});

test('a group with a few games is offered the intermediate scripts first', () => {
  const offered = names('few games', 12);
  expect(offered.slice(0, 3).sort()).toEqual(['Bad Moon Rising', 'Evensong', 'Sects & Violets']);
  expect(offered).toContain('Trouble Brewing');
});

test('what is beyond a group stays behind the toggle, and says so', () => {
  const behind = recommend({ scripts, players: 10, experience: 'first game', advanced: true }).filter((o) => !o.suits);
  expect(behind.map((o) => o.script.name)).toContain('Sects & Violets');
  expect(behind.at(-1)?.reason).toMatch(/a lot for a first game/);
});

test('scripts that cannot be dealt to so many are left out', () => {
  expect(names('veterans', 15)).not.toContain('Last Orders');
  expect(names('veterans', 5)).toContain('Last Orders');
});
