import { expect, test } from 'vitest';
import { CAREFUL, CARELESS, handsOn } from '../src/bots/shrewd/hands.ts';
import { mannersOn } from '../src/bots/shrewd/manners.ts';
import { noticedOn } from '../src/bots/shrewd/signs.ts';
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
const handsAfter = (...votes: Parameters<typeof voted>) =>
  [CARELESS, CAREFUL].map((voting) => handsOn(voted(...votes), voting));

test('whoever votes where nobody does, or does not where all do, looks more evil than the crowd', () => {
  const [careless, careful] = handsAfter(
    { nominator: 0, nominee: 7, voters: [0, 1] },
    { nominator: 0, nominee: 6, voters: [0, 2, 3, 4, 5, 7] },
  );
  for (const other of [2, 3, 4, 5]) {
    const more = ({ evil }: NonNullable<typeof careless>) => evil[1]! - evil[other]!;
    expect(more(careless!)).toBeGreaterThan(2);
    // Whoever thinks of it is harder to tell by that.
    expect(more(careful!)).toBeLessThan(0.7 * more(careless!));
  }
  // That somebody votes for whom they named is no wonder, alone or not.
  expect(careless!.evil[0]).toBeLessThan(careless!.evil[1]! - 1);
});

test('two of whom one has voted for the other are no pair, least with the Demon', () => {
  for (const { ties } of handsAfter({ nominator: 0, nominee: 7, voters: [0, 1, 2, 3] })) {
    expect(ties[1]![7]!.demon).toBeLessThan(ties[1]![7]!.minion);
    expect(ties[1]![7]!.minion).toBeLessThan(0);
    expect(ties[4]![7]!.demon).toBeGreaterThan(0);
    expect(ties[1]![6]).toEqual({ demon: 0, minion: 0 });
  }
});

test('nobody is condemned by hands alone, nor by all they do beyond a bound, however often they do it', () => {
  const votes = Array.from({ length: 9 }, () => ({ nominator: 0, nominee: 7, voters: [0, 1] }));
  for (const { evil } of handsAfter(...votes)) expect(evil[1]).toBeLessThanOrEqual(2.5);
  for (const { odds } of mannersOn(voted(...votes), voted().reading(), null))
    for (const { demon } of odds) expect(Math.abs(Math.log(demon))).toBeLessThanOrEqual(5);
});

test('an accusation counts from the next day on: against the accused, and for two who are no pair', () => {
  const board = voted();
  board.talk.push({ day: 1, from: 5, to: 'everyone', remark: { say: 'accuse', seat: 6, because: { why: 'hunch' } } });
  board.talk.push({ day: 2, from: 4, to: 'everyone', remark: { say: 'accuse', seat: 6, because: { why: 'hunch' } } });
  const { signs, deeds } = noticedOn(board, board.reading(), null);
  expect(signs[6]!.accused).toBeGreaterThan(0);
  expect(deeds[5]![6]).toEqual({ accuses: 1 });
  expect(deeds[4]![6]).toEqual({});
  for (const { ties } of mannersOn(board, board.reading(), null)) {
    expect(ties[5]![6]!.demon).toBeLessThan(1);
    expect(ties[4]![6]!.demon).toBe(1);
  }
});

test('a voice counts as far as it is believed, and once', () => {
  const accusedBy = (times: number, suspicion: number) => {
    const board = voted();
    for (let n = 0; n < times; n++)
      board.talk.push({
        day: 1,
        from: 5,
        to: 'everyone',
        remark: { say: 'accuse', seat: 6, because: { why: 'hunch' } },
      });
    const reading = board.reading();
    return noticedOn(board, { ...reading, evil: reading.evil.map(() => suspicion) }, null).signs[6]!.accused;
  };
  expect(accusedBy(3, 0)).toBe(accusedBy(1, 0));
  expect(accusedBy(1, -2)).toBeGreaterThan(2 * accusedBy(1, 2));
});

test('what is known of two kinds of evil adds up to one', () => {
  const shares = mannersOn(voted(), voted().reading(), null).map(({ share }) => share);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
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
