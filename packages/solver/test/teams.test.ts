import { describe, expect, it } from 'vitest';
import { HABITS, type Problem, weighTeams } from '../src/index.ts';
import { info, puzzleOf, type Sitting } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

/** Seven at a table: nobody knows much, and Ann has something to say. */
function table(ann: Sitting, rest: readonly Sitting[] = [], counts: [number, number, number, number] = [5, 0, 1, 1]) {
  const others = ['Virgin', 'Slayer', 'Mayor', 'Soldier', 'Monk'].map((claim, at) => quiet('BCDEF'[at]!, claim));
  return puzzleOf({
    players: [quiet('You', 'Ravenkeeper'), ann, ...others.map((one, at) => rest[at] ?? one)],
    hidden: ['Imp', 'Poisoner', 'Spy', 'Drunk', 'Saint'],
    also: ['Washerwoman', 'Librarian', 'Empath', 'Chef', 'Investigator', 'Fortune Teller'],
    counts,
  }).problem;
}
const empath = (...numbers: readonly number[]): Sitting => ({
  name: 'Ann',
  claim: 'Empath',
  nights: Object.fromEntries(numbers.map((number, at) => [at + 1, [info('Empath.Ping', { count: number })]])),
});
const sum = (chances: readonly number[]) => chances.reduce((total, one) => total + one, 0);
const weighed = (problem: Problem) => weighTeams(problem)!;

describe('every evil team weighed', () => {
  it('adds up: one Demon, two who are evil, and never the one who asks', () => {
    const { demon, evil } = weighed(table(quiet('Ann', 'Chef')));
    expect(sum(demon)).toBeCloseTo(1);
    expect(sum(evil)).toBeCloseTo(2);
    expect(evil[0]).toBe(0);
  });
  it('is the same for the same question', () => {
    const problem = table(quiet('Ann', 'Chef'));
    expect(weighTeams(problem)).toEqual(weighTeams(problem));
  });
  it('takes two who claim the same for a good player and a Minion rather than the Demon', () => {
    const { demon, evil } = weighed(table(quiet('Ann', 'Chef'), [quiet('B', 'Chef')]));
    expect(Math.min(evil[1]!, evil[2]!)).toBeGreaterThan(1.5 * evil[3]!);
    expect(demon[1]! / evil[1]!).toBeLessThan(demon[3]! / evil[3]!);
  });
  it('suspects an Outsider too many of being the Demon', () => {
    const { demon } = weighed(table(quiet('Ann', 'Saint')));
    expect(demon[1]).toBeGreaterThan(2 * demon[3]!);
  });
  it('counts what somebody learned for and against their neighbours, as far as it is trusted', () => {
    const [none, one] = [weighed(table(empath(0))), weighed(table(empath(1)))];
    expect(one.evil[2]).toBeGreaterThan(1.5 * none.evil[2]!);
    const credence = { ...HABITS.credence, words: 0, demonTruths: 0, demonLies: 0, minionTruths: 0, minionLies: 0 };
    const deaf = weighTeams(table(empath(1)), { habits: { ...HABITS, credence } })!;
    expect(deaf.evil[2]).toBeLessThan(one.evil[2]!);
  });
  it('takes who says what is so for evil or not, by how often the evil of that kind say it', () => {
    const evilOf = (truths: number, lies: number) => {
      const told = { demonTruths: truths, demonLies: lies, minionTruths: truths, minionLies: lies };
      const credence = { ...HABITS.credence, ...told };
      return weighTeams(table(empath(0)), { habits: { ...HABITS, credence } })!.evil[1]!;
    };
    // Nobody beside Ann is evil in most teams that she is in: what she says is so.
    expect(evilOf(1, 0)).toBeGreaterThan(1.2 * evilOf(0, 0));
    expect(evilOf(-1, 0)).toBeLessThan(0.8 * evilOf(0, 0));
    expect(evilOf(0, 1)).toBeGreaterThan(evilOf(0, 0));
  });
  it('clears whom a shot did not kill of being the Demon, as far as the one who shot is believed', () => {
    const quietly = table(quiet('Ann', 'Chef'));
    const use = { character: 'slayer', user: 3, target: 5, died: false, fact: () => 'may' as const };
    const shot: Problem = { ...quietly, days: [{ told: [], events: [{ type: 'use', use }] }] };
    const [before, after] = [weighed(quietly), weighed(shot)];
    expect(after.demon[5]).toBeLessThan(0.7 * before.demon[5]!);
    expect(after.demon[5]).toBeGreaterThan(0);
    expect(after.demon[4]).toBeGreaterThan(before.demon[4]!);
  });
  it('takes what is known for other reasons into account', () => {
    const as = (odds: number) => ({ demon: odds, minion: odds });
    const evilOf = (odds: number) =>
      weighTeams(table(quiet('Ann', 'Chef')), { odds: [1, 1, 1, odds, 1, 1, 1].map(as) })!.evil[3]!;
    expect(evilOf(5)).toBeGreaterThan(1.5 * evilOf(1));
    expect(evilOf(0)).toBe(0);
  });
  it('tells what speaks for the Demon from what speaks for a Minion', () => {
    const odds = Array.from({ length: 7 }, (_, seat) => ({ demon: seat === 3 ? 4 : 1, minion: 1 }));
    const { demon, evil } = weighTeams(table(quiet('Ann', 'Chef')), { odds })!;
    expect(demon[3]! / evil[3]!).toBeGreaterThan(1.3 * (demon[4]! / evil[4]!));
  });
  const one = { demon: 1, minion: 1 };
  const never = { demon: 0, minion: 0 };
  const only = (seats: readonly number[]) =>
    Array.from({ length: 7 }, (_, seat) => (seats.includes(seat) ? one : never));
  /** The third seat has done the fourth what no companion would do. */
  const harmed = (as: typeof one) =>
    Array.from({ length: 7 }, (_, by) => Array.from({ length: 7 }, (_, to) => (by === 3 && to === 4 ? as : one)));
  it('takes two for no pair of whom one has done what no companion would', () => {
    const problem = table(quiet('Ann', 'Chef'));
    const manners = (seats: readonly number[]) => [{ share: 1, odds: only(seats), ties: harmed(never) }];
    expect(weighTeams(problem, { manners: manners([3, 4]) })).toBeNull();
    const { evil } = weighTeams(problem, { manners: manners([3, 4, 5]) })!;
    expect(evil[5]).toBeCloseTo(1);
    expect(evil[3]! + evil[4]!).toBeCloseTo(1);
  });
  it('does not know of which kind the evil are, and leaves open what only one of them would not do', () => {
    const problem = table(quiet('Ann', 'Chef'));
    const pair = (...kinds: readonly (typeof one)[]) => {
      const share = 1 / kinds.length;
      const { evil } = weighTeams(problem, {
        manners: kinds.map((kind) => ({ share, odds: only([3, 4, 5]), ties: harmed(kind) })),
      })!;
      return 1 - evil[5]!;
    };
    expect(pair(one, never)).toBeLessThan(pair(one));
    expect(pair(one, never)).toBeGreaterThan(0.3 * pair(one));
  });
});
