import { builtinScript, type ScriptScore, scriptFrom } from '@belfry/scripts';
import { expect, it } from 'vitest';
import { IN_FRONT, whyHeavy } from '../src/scripts/heavy.ts';

const scored = (id: string) => ({ category: { id } }) as unknown as ScriptScore; // only what is looked at

it.each([
  ['beginner', null],
  ['intermediate', null],
  ['advanced', 'hard'],
  ['chaos', 'hard'],
])('a script that scores as %s: %s', (category, why) => {
  expect(whyHeavy(builtinScript('trouble-brewing')!, scored(category))).toBe(why);
});

it('what is partly run by hand is heavy, however easy it is', () => {
  const own = { id: 'hexer', name: 'Hexer', team: 'minion', ability: 'Each night, choose a player.' };
  const script = scriptFrom([{ id: '_meta', name: 'Hexes' }, 'imp', 'chef', own]);
  expect(whyHeavy(script, scored('beginner'))).toBe('by-hand');
});

it('the editions that stand in front are there', () => {
  for (const id of IN_FRONT) expect(builtinScript(id)).not.toBeNull();
});
