import type { SeatId } from '@belfry/engine';
import { expect, test } from 'vitest';
import { noviceOpinion, ownOpinion } from '../src/bots/novice/opinion.ts';
import type { Because, Situation } from '../src/index.ts';
import { tableOf } from './fixture.ts';

const MINE = 0;

/** A table on its first day at which nobody has said who they are, seen by the first player. */
function listening(): Situation {
  const { chairs } = tableOf('persuaded', { players: 9 });
  return chairs[MINE]!;
}

const say = (
  { board }: Situation,
  from: SeatId,
  seat: SeatId,
  why: 'altogether' | 'hunch' | 'quiet',
  accuses = true,
) => {
  const because: Because = { why };
  board.hear({ day: 1, from, to: 'everyone', remark: { say: accuses ? 'accuse' : 'vouch', seat, because } });
};
const doubted = (situation: Situation, seat: SeatId) => noviceOpinion(situation).reading.evil[seat]!;

test('a beginner is persuaded by who has thought it through, less by a feeling, and not by what they weigh themselves', () => {
  const after = (why: 'altogether' | 'hunch' | 'quiet') => {
    const situation = listening();
    say(situation, 1, 5, why);
    return doubted(situation, 5);
  };
  expect(after('quiet')).toBe(0);
  expect(after('hunch')).toBeGreaterThan(0);
  expect(after('altogether')).toBeGreaterThan(2 * after('hunch'));
});

test('several voices count for more than one, each once, and only the last that each has named', () => {
  const situation = listening();
  say(situation, 1, 5, 'altogether');
  const once = doubted(situation, 5);
  say(situation, 1, 5, 'altogether');
  expect(doubted(situation, 5)).toBe(once);
  say(situation, 2, 5, 'altogether');
  expect(doubted(situation, 5)).toBeGreaterThan(1.5 * once);
  say(situation, 1, 6, 'altogether');
  expect(doubted(situation, 5)).toBeCloseTo(once);
  say(situation, 2, 5, 'hunch', false);
  expect(doubted(situation, 5)).toBeLessThan(0);
});

test('nobody is talked out of whom they trust, nor by whom they suspect', () => {
  const [open, sure, wary] = [listening(), listening(), listening()];
  sure.board.proven.add(5);
  const claim = { character: 'chef', learned: [], suspects: [], trusts: [] };
  for (const from of [1, 2]) wary.board.hear({ day: 1, from, to: 'everyone', remark: { say: 'claim', claim } });
  const before = { sure: doubted(sure, 5), wary: doubted(wary, 5) };
  for (const situation of [open, sure, wary]) say(situation, 1, 5, 'altogether');
  const moved = doubted(open, 5);
  expect(doubted(sure, 5) - before.sure).toBeLessThan(moved / 10);
  expect(doubted(wary, 5) - before.wary).toBeLessThan(moved / 2);
});

test('whoever wanted somebody dead who died of it, and it was not over, is heard less', () => {
  const [fresh, wrong] = [listening(), listening()];
  say(wrong, 1, 4, 'altogether');
  wrong.board.view.seats[4]!.alive = false;
  for (const situation of [fresh, wrong]) say(situation, 1, 5, 'altogether');
  expect(doubted(wrong, 5)).toBeLessThan(0.6 * doubted(fresh, 5));
});

test('nobody is persuaded by themselves, and a mind of its own weighs arguments in another place', () => {
  const situation = listening();
  say(situation, MINE, 5, 'altogether');
  expect(doubted(situation, 5)).toBe(0);
  say(situation, 1, 5, 'altogether');
  expect(ownOpinion(situation).reading.evil[5]).toBe(0);
});

test('shrewd players say whom they suspect when all is put together', () => {
  const table = tableOf('aloud', { players: 9, bots: 'shrewd' });
  table.playOut();
  const { arguments: heard } = table.board;
  expect(heard.filter(({ because }) => because.why === 'altogether').length).toBeGreaterThan(2);
});

test('whoever votes where hardly anybody does is suspected for it, from the next day on', () => {
  const situation = listening();
  const { board } = situation;
  board.nights.set(1, { living: board.living(), died: [], executed: [] });
  board.votes.push({ day: 1, nominator: 3, nominee: 5, voters: [3, 4] });
  board.view.day = 1;
  expect(noviceOpinion({ ...situation }).reading.evil[4]).toBe(0);
  board.view.day = 2;
  const { evil } = noviceOpinion({ ...situation }).reading;
  expect(evil[4]).toBeGreaterThan(0);
  // Whoever made the nomination has to vote for it.
  expect(evil[3]).toBe(0);
});
