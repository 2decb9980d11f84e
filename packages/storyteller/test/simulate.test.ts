import { cast } from '@belfry/characters';
import { builtinScript, scriptFrom, tableScript } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import { difference, type PolicyName, rate, simulateGame, summarise } from '../src/index.ts';
import { SCRIPT } from './fixture.ts';

const play = (players: number, seed: string, storyteller: PolicyName = 'fair', bots: 'random' | 'novice' = 'novice') =>
  simulateGame({ script: SCRIPT, cast, players, seed, storyteller, bots });

describe('a simulated game', () => {
  test.each(Array.from({ length: 16 }, (_, n) => n + 5))('of %i ends, with a reason for every ruling', (players) => {
    for (let n = 0; n < 6; n++) expect(play(players, `ends/${n}`).record.unexplained).toBe(0);
  });

  test('of the script “Evensong” with twelve ends, whoever is in it', () => {
    const script = tableScript(builtinScript('evensong')!);
    const seen = new Set<string>();
    for (let n = 0; n < 25; n++) {
      const { record, table } = simulateGame({
        script,
        cast,
        players: 12,
        seed: `evensong/${n}`,
        storyteller: 'fair',
        bots: 'novice',
      });
      expect(record.unexplained).toBe(0);
      for (const { character } of table.game.setup.seats) seen.add(character);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['xaan', 'nightwatchman', 'cultleader', 'ogre', 'choirboy', 'king']),
    );
  });

  test.each([
    ['sects-and-violets', []],
    ['trouble-brewing', ['duchess', 'doomsayer']],
    ['trouble-brewing', ['tor']],
  ] as const)('of twenty, of “%s” with %j, ends though things can be done again and again', (name, fabled) => {
    const script = tableScript(scriptFrom([...builtinScript(name)!.characters.map(({ id }) => id), ...fabled]));
    for (const bots of ['novice', 'random'] as const) {
      for (let n = 0; n < 3; n++) {
        const { record } = simulateGame({ script, cast, players: 20, seed: `again/${n}`, storyteller: 'fair', bots });
        expect(record.days).toBeGreaterThan(0);
      }
    }
  });

  test('is played on from each ruling where that is wanted, and its final day is counted', () => {
    const seeds = Array.from({ length: 4 }, (_, n) => `played on/${n}`);
    const deal = (seed: string) =>
      ({ script: SCRIPT, cast, players: 5, seed, storyteller: 'fair', bots: 'novice' }) as const;
    const reasons: string[] = [];
    const records = seeds.map((seed) => {
      const watch = (_: unknown, __: unknown, { reason }: { reason: { say: string } }) => reasons.push(reason.say);
      return simulateGame({ ...deal(seed), rounds: 1, candidates: true, watch }).record;
    });
    expect(reasons.some((say) => say.startsWith('why.played-on'))).toBe(true);
    expect(records.map(({ candidates }) => candidates !== null)).toEqual(records.map(({ finalDay }) => finalDay));
    expect(summarise(records).candidates!.mean).toBeGreaterThanOrEqual(1);
    expect(simulateGame(deal(seeds[0]!)).record.candidates).toBeNull();
  });

  test('of random players ends too', () => {
    for (let n = 0; n < 20; n++)
      expect(play(5 + (n % 11), `random/${n}`, 'random', 'random').record.days).toBeGreaterThan(0);
  });

  test('is the same from the same seed, and another from another', () => {
    const [a, b, c] = ['same', 'same', 'other'].map((seed) => JSON.stringify(play(9, seed).table.game.inputs));
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });
});

test('shares come with an interval that holds near 0 and 1', () => {
  const none = rate(0, 20);
  expect(none.share).toBe(0);
  expect(none.high).toBeCloseTo(0.161, 2);
  const half = rate(50, 100);
  expect([half.low, half.high].map((x) => x.toFixed(3))).toEqual(['0.404', '0.596']);
  expect(difference(half, rate(50, 100)).by).toBe(0);
});

test('a summary counts what was played', () => {
  const records = Array.from({ length: 12 }, (_, n) => play(7 + (n % 2), `sum/${n}`).record);
  const summary = summarise(records);
  expect(summary.games).toBe(12);
  expect(summary.byPlayers.map((c) => c.games)).toEqual([6, 6]);
  expect(summary.endings.reduce((sum, e) => sum + e.share, 0)).toBeCloseTo(1);
});
