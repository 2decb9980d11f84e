import { describe, expect, test } from 'vitest';
import { whoStandsAside } from '../../src/nodes/standing.ts';

const nodes = (cut: Readonly<Record<string, readonly string[]>>) =>
  ['a', 'b', 'c', 'd'].map((name, born) => ({ name, born, cut: cut[name] ?? [] }));

describe('who stands aside when lines are broken', () => {
  test.each([
    ['nobody when all reach all', {}, []],
    ['the one whom nobody reaches, be it the oldest', { b: ['a'], c: ['a'], d: ['a'] }, ['a']],
    ['the same when only it complains', { a: ['b', 'c', 'd'] }, ['a']],
    ['the younger of two', { a: ['b'] }, ['b']],
    ['the same told from the other end', { b: ['a'] }, ['b']],
    ['two that are cut from the other two', { a: ['c', 'd'], b: ['c', 'd'] }, ['d', 'c']],
    ['nobody for one that is dead', { a: ['gone'], b: ['gone'] }, []],
    ['nobody for a node that cannot reach itself', { a: ['a'] }, []],
  ])('%s', (_, cut, aside) => {
    expect([...whoStandsAside(nodes(cut))]).toEqual(aside);
  });
});
