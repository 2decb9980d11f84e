import { describe, expect, it } from 'vitest';
import { type Problem, weighTeams } from '../src/index.ts';
import { Memory } from '../src/teams/memory.ts';
import { info, puzzleOf, type Sitting } from './table.ts';

describe('what was worked out before', () => {
  const memory = () => new Memory<string>(6, ({ length }) => length);
  it('is not worked out again', () => {
    const one = memory();
    expect(one.of('a', () => 'first')).toBe('first');
    expect(one.of('a', () => 'other')).toBe('first');
  });
  it('goes when there is no more room, what was not asked for the longest first', () => {
    const one = memory();
    for (const key of ['a', 'b', 'c']) one.keep(key, '..');
    one.recall('a');
    one.keep('d', '..');
    expect(['a', 'b', 'c', 'd'].filter((key) => one.recall(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });
  it('is kept though it alone takes more room than there is', () => {
    const one = memory();
    one.keep('a', '..');
    one.keep('b', 'much too long');
    expect(one.recall('a')).toBeUndefined();
    expect(one.recall('b')).toBe('much too long');
  });
});

/** Seven at a table, of whom Ann says how many evil players sit beside her. */
function table({ ping = 1, neighbour = 'Soldier' } = {}): Problem {
  const sitting = (name: string, claim: string): Sitting => ({ name, claim });
  const ann: Sitting = {
    ...sitting('Ann', 'Empath'),
    nights: { 1: [info('Empath.Ping', { count: ping })] },
  };
  const others = [neighbour, 'Slayer', 'Mayor', 'Virgin', 'Monk'].map((claim, at) => sitting('BCDEF'[at]!, claim));
  return puzzleOf({
    players: [sitting('You', 'Ravenkeeper'), ann, ...others],
    hidden: ['Imp', 'Poisoner', 'Spy', 'Drunk', 'Saint'],
    also: ['Washerwoman', 'Librarian', 'Chef', 'Investigator', 'Soldier'],
    counts: [5, 0, 1, 1],
  }).problem;
}

describe('a table weighed again', () => {
  const variants: readonly [string, (problem: Problem) => Problem][] = [
    ['what was said', () => table({ ping: 0 })],
    ['what somebody claims to be', () => table({ neighbour: 'Saint' })],
    [
      'who was executed',
      (problem) => ({
        ...problem,
        days: [{ told: [], events: [{ type: 'execution', player: 2, died: true }] }],
      }),
    ],
    [
      'who asks',
      (problem) => ({ ...problem, domains: problem.domains.with(0, problem.domains[3]!).with(3, ['slayer']) }),
    ],
  ];
  it.each(variants)('is another where it differs by %s, and the same when asked for once more', (_, change) => {
    const problem = table();
    const before = weighTeams(problem)!;
    const changed = weighTeams(change(problem))!;
    expect(changed.evil).not.toEqual(before.evil);
    expect(weighTeams(problem)).toEqual(before);
    expect(weighTeams(change(problem))).toEqual(changed);
  });
});
