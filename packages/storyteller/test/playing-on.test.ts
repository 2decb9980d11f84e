import { cast } from '@belfry/characters';
import type { Prompt } from '@belfry/engine';
import { expect, test } from 'vitest';
import { candidatesOn, finalDayOf } from '../src/playing-on/candidates.ts';
import { Deliberation } from '../src/playing-on/deliberation.ts';
import type { Standing } from '../src/playing-on/play-on.ts';
import { worthOf } from '../src/playing-on/worth.ts';
import type { Ruling } from '../src/policy/policy.ts';
import { simulateGame } from '../src/simulate/simulate.ts';
import { SCRIPT, tableOf } from './fixture.ts';

interface Due {
  readonly standing: Standing;
  readonly prompt: Prompt;
  readonly ruling: Ruling;
}

/** The rulings of a game of five that could go several ways, each with the table as it stood. */
function rulingsDue(seed: string): readonly Due[] {
  const due: Due[] = [];
  const table = tableOf(seed, {
    players: 5,
    wrap: (policy) => (grimoire, prompt) => {
      const { setup, entries } = table.game;
      const one = { standing: { setup, entries: [...entries], heard: [] }, prompt, ruling: policy(grimoire, prompt) };
      if (!deliberationOf(one).isDone) due.push(one);
      return one.ruling;
    },
  });
  table.playOut();
  return due;
}

const deliberationOf = ({ standing, prompt, ruling }: Due) =>
  new Deliberation(standing, cast, prompt.id, ruling, 'ponder');

function ponder(due: Due, rounds: number): Ruling {
  const deliberation = deliberationOf(due);
  while (!deliberation.isDone && deliberation.rounds < rounds) deliberation.step();
  return deliberation.conclude();
}

const DUE = ['one', 'two', 'three', 'four', 'five'].flatMap(rulingsDue);

test('a ruling that is played on is one of those that were weighed, with how the others went, and the same each time', () => {
  expect(DUE.length).toBeGreaterThan(2);
  for (const due of DUE) {
    const { choice, reason, weighed } = ponder(due, 2);
    const known = [due.ruling.choice, ...due.ruling.weighed!.map((other) => other.choice)];
    expect(known).toContainEqual(choice);
    expect([choice, ...weighed!.map((other) => other.choice)]).toHaveLength(known.length);
    expect(reason.say).toMatch(/^why\.played-on-/);
    expect(weighed!.every(({ by, reason: why }) => by >= 0 || why?.say !== 'why.played-on')).toBe(true);
    expect(ponder(due, 2)).toEqual({ choice, reason, weighed });
  }
});

test('nothing was played: the rule of thumb decides', () => {
  const [due] = DUE;
  expect(ponder(due!, 0)).toEqual(due!.ruling);
});

test('what the lot left aside, or would have ended the game, is never chosen and stays as it was', () => {
  const { standing, prompt, ruling } = DUE.find((due) => due.ruling.weighed!.length > 1)!;
  const [first, second] = ruling.weighed!;
  const aside = [
    { ...first!, by: 0, reason: { say: 'why.left-by-lot' } as const },
    { ...second!, by: -2 },
  ];
  const only = { ...ruling, weighed: aside };
  expect(ponder({ standing, prompt, ruling: only }, 3)).toEqual(only);
});

test('a game is worth the more the longer, the more even and the more open it is', () => {
  const long = { goodWon: true, reachedFinalDay: true, candidates: 2.4 };
  const short = { goodWon: true, reachedFinalDay: false, candidates: null };
  const solved = { ...long, candidates: 1 };
  expect(worthOf([long]).lasts).toBeGreaterThan(worthOf([short]).lasts);
  expect(worthOf([long]).open).toBeGreaterThan(worthOf([solved]).open);
  expect(worthOf([long, { ...long, goodWon: false }]).even).toBeGreaterThan(worthOf([long, long]).even);
});

test('as many could be the Demon on the final day as live then, at most, and at least one', () => {
  const counted = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const { table } = simulateGame({ script: SCRIPT, cast, players: 7, seed, storyteller: 'fair', bots: 'novice' });
    const last = finalDayOf(table.board);
    return last === null ? [] : [{ last, count: candidatesOn(last, table.board) }];
  });
  expect(counted.length).toBeGreaterThan(0);
  for (const { last, count } of counted) {
    expect(last.living.length).toBeLessThanOrEqual(4);
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(last.living.length + 1e-9);
  }
});
