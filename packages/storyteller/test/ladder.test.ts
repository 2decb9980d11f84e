import { cast } from '@belfry/characters';
import { random } from '@belfry/engine';
import { expect, test } from 'vitest';
import { climb, EXPLOITERS, type Manners, ratings, tellsIn } from '../src/index.ts';
import { gainOn } from '../src/ladder/paired.ts';
import { atTheirWord, isCoherent } from '../src/town/coherence.ts';
import { SCRIPT, tableOf } from './fixture.ts';

test('who wins more is rated higher, with an interval that narrows with the games', () => {
  const played = (games: number) => [
    { good: 'strong', evil: 'weak', games, wins: 0.8 * games },
    { good: 'weak', evil: 'strong', games, wins: 0.2 * games },
    { good: 'strong', evil: 'strong', games, wins: 0.5 * games },
    { good: 'weak', evil: 'weak', games, wins: 0.5 * games },
  ];
  const few = ratings(played(20), 'a');
  const many = ratings(played(2000), 'a');
  expect(many.map(({ name }) => name)).toEqual(['strong', 'weak']);
  // Four wins in five on either side are 240 points.
  expect(many[0]!.elo - many[1]!.elo).toBeGreaterThan(200);
  expect(many[0]!.elo - many[1]!.elo).toBeLessThan(280);
  expect(many[0]!.high - many[0]!.low).toBeLessThan(few[0]!.high - few[0]!.low);
  for (const { elo, low, high } of many) {
    expect(low).toBeLessThan(elo);
    expect(high).toBeGreaterThan(elo);
  }
});

test('tells are found where there are any, and nowhere else', () => {
  const dice = random('tells');
  const games = (leak: number): Manners[][] =>
    Array.from({ length: 80 }, () =>
      Array.from({ length: 8 }, (_, at) => ({
        isEvil: at < 2,
        features: [dice.next() + (at < 2 ? leak : 0), dice.next()],
      })),
    );
  expect(tellsIn(games(1), 's')).toBeGreaterThan(0.9);
  expect(Math.abs(tellsIn(games(0), 's') - 0.5)).toBeLessThan(0.12);
});

test('a story that no table explains is told from one that some table does', () => {
  const table = tableOf('coherent', { players: 7, bots: 'random' });
  table.playOut();
  const { board } = table;
  const taken = () => null;
  const empath = (number: number) => ({ night: 1, chosen: [], info: { says: 'number', number } as const });
  expect(isCoherent(board, 0, 'empath', [empath(1), empath(1)], taken)).toBe(true);
  expect(isCoherent(board, 0, 'empath', [empath(0), empath(2)], taken)).toBe(false);
});

test('what somebody said they were before they honestly became another is held against nobody', () => {
  const dreamt = (night: number, player: number) => ({
    night,
    chosen: [player],
    info: { says: 'one-of-characters', player, characters: ['sage', 'vigormortis'] } as const,
  });
  const { board } = tableOf('swapped', { script: 'sects-and-violets', players: 7, bots: 'random' });
  board.nights.set(1, { living: board.living(), died: [], executed: [] });
  board.nights.set(2, { living: board.living(), died: [], executed: [] });
  const says = (from: number, character: string) =>
    board.hear({
      day: 1,
      from,
      to: 'everyone',
      remark: { say: 'claim', claim: { character, learned: [], suspects: [], trusts: [] } },
    });
  says(1, 'sage');
  says(2, 'flowergirl');
  const story = [dreamt(1, 1), dreamt(2, 2)];
  says(1, 'flowergirl');
  expect(isCoherent(board, 0, 'dreamer', story, (id) => board.characterClaimedBy(id))).toBe(false);
  expect(isCoherent(board, 0, 'dreamer', story, atTheirWord(board))).toBe(true);
});

test('a gain is what was won more on the same deals: luck that both had widens no interval', () => {
  const winners = (of: readonly boolean[]) =>
    of.map((won) => ({ winner: won ? ('good' as const) : ('evil' as const) }));
  const plain = Array.from({ length: 200 }, (_, at) => at % 2 === 0);
  const same = gainOn('good', winners(plain), winners(plain));
  expect(same.gain).toBe(0);
  expect(same.high).toBeLessThan(0.02);
  const oneInTen = gainOn('good', winners(plain.map((won, at) => won || at % 10 === 1)), winners(plain));
  const unpaired = 1.96 * Math.sqrt((0.6 * 0.4 + 0.5 * 0.5) / 200);
  expect(oneInTen.gain).toBeCloseTo(0.1);
  expect(oneInTen.high - oneInTen.gain).toBeLessThan(unpaired / 2);
  expect(gainOn('evil', winners(plain), winners(plain.map((won) => !won))).gain).toBe(0);
});

test('only the pairings that were asked for are played', () => {
  const steps: number[] = [];
  const found = climb({
    scripts: [{ name: 'trouble-brewing', script: SCRIPT }],
    cast,
    players: [7],
    games: 1,
    seed: 'some',
    bots: ['novice', 'shrewd'],
    pairings: [{ good: 'novice', evil: 'random' }],
    against: 'novice',
    exploiters: [],
    progress: (done) => steps.push(done),
  });
  expect(found.pairings.map(({ good, evil }) => `${good} ${evil}`)).toEqual(['novice random']);
  expect(found.few.map(({ name, among }) => `${name} ${among}`)).toEqual(['shrewd novice']);
  // The pairing, the plain table, and the one with three others.
  expect(steps).toEqual([1, 2, 3]);
});

test.each([
  ['whoever had not spoken when they were lied about', 'lies-a/92', 7],
  ['a second twin', 'lies-a/116', 9],
  ['one evil player too many', 'lies-a/188', 9],
])('no story of the evil falls over %s', (_, seed, players) => {
  const table = tableOf(seed, { script: 'sects-and-violets', players });
  table.playOut();
  const { board, game } = table;
  for (const { seat } of table.chairs) {
    const claim = board.claimOf(seat);
    if (game.state.seats[seat]!.alignment === 'good' || claim?.character == null) continue;
    expect(isCoherent(board, seat, claim.character, claim.learned, atTheirWord(board))).toBe(true);
  }
});

test('the ladder is climbed by bots and by every trick, and again the same', () => {
  expect(EXPLOITERS.length).toBeGreaterThanOrEqual(12);
  const call = {
    scripts: [{ name: 'trouble-brewing', script: SCRIPT }],
    cast,
    players: [7],
    games: 2,
    seed: 'climb',
    bots: ['random', 'novice'],
    against: 'novice',
    exploiters: EXPLOITERS.map(({ name }) => name),
  } as const;
  const steps: number[] = [];
  const found = climb({ ...call, progress: (done) => steps.push(done) });
  expect(found.pairings).toHaveLength(4);
  expect(found.exploiters).toHaveLength(EXPLOITERS.length);
  const judged = found.judgements.map(({ good, evil }) => `${good} ${evil}`);
  expect(judged).toEqual(['novice random', 'novice novice']);
  for (const { all, byDay, byScript } of found.judgements) {
    expect(all.guesses).toBeGreaterThan(0);
    expect(byDay.reduce((sum, { judged: { guesses } }) => sum + guesses, 0)).toBe(all.guesses);
    expect(byScript.map(({ judged: { guesses } }) => guesses)).toEqual([all.guesses]);
  }
  expect(steps.at(-1)).toBe((4 + EXPLOITERS.length) * 2);
  expect(climb(call)).toEqual(found);
});
