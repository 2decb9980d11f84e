import { expect, test } from 'vitest';
import { mannersOn } from '../src/bots/shrewd/hands.ts';
import { calibrationOf, type Guess, judgementOf } from '../src/ladder/judgement.ts';
import type { Board, VoteRecord } from '../src/town/board.ts';
import { tableOf } from './fixture.ts';

/** A board of eight on its second day, with votes of the first that never happened. */
function voted(...votes: Omit<VoteRecord, 'day'>[]): Board {
  const { board } = tableOf('hands', { players: 8, bots: 'random' });
  board.nights.set(1, { living: [0, 1, 2, 3, 4, 5, 6, 7], died: [], executed: [] });
  board.view.day = 2;
  board.votes.push(...votes.map((vote) => ({ day: 1, ...vote })));
  return board;
}

/** Of those who do not think of how they vote, and of those who do. */
const mannersAfter = (...votes: Parameters<typeof voted>) => mannersOn(voted(...votes));

test('whoever votes where nobody does, or does not where all do, looks more evil than the crowd', () => {
  const [careless, careful] = mannersAfter(
    { nominator: 0, nominee: 7, voters: [0, 1] },
    { nominator: 0, nominee: 6, voters: [0, 2, 3, 4, 5, 7] },
  );
  for (const other of [2, 3, 4, 5]) {
    expect(careless!.odds[1]!.demon).toBeGreaterThan(5 * careless!.odds[other]!.demon);
    expect(careful!.odds[1]!.demon).toBeCloseTo(careful!.odds[other]!.demon);
  }
  // That somebody votes for whom they named is no wonder, alone or not.
  expect(careless!.odds[0]!.demon).toBeLessThan(0.5 * careless!.odds[1]!.demon);
});

test('two of whom one has voted for or accused the other are no pair, least with the Demon', () => {
  const board = voted({ nominator: 0, nominee: 7, voters: [0, 1, 2, 3] });
  for (const { ties } of mannersOn(board)) {
    expect(ties[1]![7]!.demon).toBeLessThan(0.9 * ties[1]![7]!.minion);
    expect(ties[1]![7]!.minion).toBeLessThan(1);
    expect(ties[4]![7]!.demon).toBeGreaterThan(1);
    expect(ties[1]![6]).toEqual({ demon: 1, minion: 1 });
  }
});

test('an accusation counts from the next day on', () => {
  const board = voted();
  board.talk.push({ day: 1, from: 5, to: 'everyone', remark: { say: 'accuse', seat: 6, because: { why: 'hunch' } } });
  board.talk.push({ day: 2, from: 4, to: 'everyone', remark: { say: 'accuse', seat: 6, because: { why: 'hunch' } } });
  for (const { ties } of mannersOn(board)) {
    expect(ties[5]![6]!.demon).toBeLessThan(1);
    expect(ties[4]![6]!.demon).toBe(1);
  }
});

test('most are taken to be careful: what only careless evil would show is not believed at once', () => {
  const [careless, careful] = mannersAfter({ nominator: 0, nominee: 7, voters: [0, 1] });
  expect(careless!.share).toBeLessThan(careful!.share);
  expect(careless!.share * careless!.odds[1]!.demon + careful!.share * careful!.odds[1]!.demon).toBeLessThan(2.5);
});

test('nobody is condemned by hands alone, however often they were raised', () => {
  const votes = Array.from({ length: 9 }, () => ({ nominator: 0, nominee: 7, voters: [0, 1] }));
  for (const { odds } of mannersAfter(...votes)) expect(Math.log(odds[1]!.demon)).toBeLessThanOrEqual(2);
});

test('guesses are summed up, and set beside what was so', () => {
  const guess = (chance: number, isFirst: boolean): Guess => ({
    day: 1,
    living: 3,
    loss: -Math.log(chance),
    blind: Math.log(2),
    isFirst,
    thoughts: [
      { chance, isSo: true },
      { chance: 1 - chance, isSo: false },
    ],
  });
  const guesses = [guess(0.75, true), guess(0.25, false)];
  const { logLoss, demonFirst } = judgementOf(guesses);
  expect(logLoss).toBeCloseTo(-(Math.log(0.75) + Math.log(0.25)) / 2);
  expect(demonFirst.share).toBe(0.5);
  expect(calibrationOf(guesses).map(({ thought, so }) => [thought, so.share, so.of])).toEqual([
    [0.25, 0.5, 2],
    [0.75, 0.5, 2],
  ]);
});
