import { cast } from '@belfry/characters';
import { describe, expect, it } from 'vitest';
import { likelihoods, likelihoodsOf, type Problem, USUAL } from '../src/index.ts';
import { Sketch } from '../src/likely/sketch.ts';
import { testimoniesIn } from '../src/likely/testimony.ts';
import { Matter } from '../src/matter.ts';
import { deductions } from '../src/solve.ts';
import { info, puzzleOf, type Sitting } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

/** Seven at a table: nobody knows much, and Ann has something to say. */
function table(ann: Sitting, rest: readonly Sitting[] = []): Problem {
  const others = ['Virgin', 'Slayer', 'Mayor', 'Soldier', 'Monk'].map((claim, at) => quiet('BCDEF'[at]!, claim));
  return puzzleOf({
    players: [quiet('You', 'Ravenkeeper'), ann, ...others.map((one, at) => rest[at] ?? one)],
    hidden: ['Imp', 'Poisoner', 'Spy', 'Drunk', 'Saint'],
    also: ['Washerwoman', 'Librarian', 'Empath', 'Chef', 'Investigator', 'Fortune Teller'],
    counts: [5, 0, 1, 1],
  }).problem;
}
const washerwoman = (a: number, b: number, character: string): Sitting => ({
  name: 'Ann',
  claim: 'Washerwoman',
  nights: { 1: [info('Washerwoman.Ping', { player1: a, player2: b, character })] },
});
const sum = (chances: readonly number[]) => chances.reduce((total, one) => total + one, 0);

describe('how likely everybody is what', () => {
  it('adds up: one Demon, two who are evil, and everybody is somebody', () => {
    const { demon, evil, characters } = likelihoodsOf(table(quiet('Ann', 'Chef')));
    expect(sum(demon)).toBeCloseTo(1);
    expect(sum(evil)).toBeCloseTo(2);
    for (const seat of characters) expect(sum(seat.map(({ chance }) => chance))).toBeCloseTo(1);
  });
  it('never takes the one who asks for evil', () => {
    const { evil } = likelihoodsOf(table(quiet('Ann', 'Chef')));
    expect(evil[0]).toBe(0);
  });
  it('is the same for the same seed, and grows better step by step', () => {
    const steps = () => [...likelihoods(table(quiet('Ann', 'Chef')), { atOnce: 200, most: 800 })];
    expect(steps()).toEqual(steps());
    expect(steps().map(({ drawn }) => drawn)).toEqual([200, 400, 600, 800]);
  });
  it('believes two who confirm each other more than those who do not', () => {
    const { evil } = likelihoodsOf(table(washerwoman(2, 3, 'Virgin')));
    expect(evil[2]).toBeLessThan(evil[4]! * 0.8);
  });
  it('suspects who claims what somebody else claims', () => {
    const { evil } = likelihoodsOf(table(quiet('Ann', 'Chef'), [quiet('B', 'Chef')]));
    expect(Math.min(evil[1]!, evil[2]!)).toBeGreaterThan(evil[3]! * 1.5);
  });
  it('finds deals where it is known who is evil, and draws them as often as they are dealt', () => {
    const problem = table(quiet('Ann', 'Chef'));
    const knownOf = { 2: ['imp'], 4: ['poisoner', 'spy'] } as const;
    const known = {
      ...problem,
      domains: problem.domains.map((domain, seat) => (seat === 2 || seat === 4 ? knownOf[seat] : domain)),
    };
    const few = likelihoodsOf(known, { atOnce: 30, most: 30 });
    expect([few.demon[2], few.evil[4]]).toEqual([1, 1]);
    // Blind draws alone, and steps from one deal to the next, which weigh each by itself.
    const blind = likelihoodsOf(known, { atOnce: 20_000, most: 20_000 });
    const walked = likelihoodsOf(known, { atOnce: 2000, most: 20_000 });
    const chanceOf = ({ characters }: typeof few, seat: number, id: string) =>
      characters[seat]!.find(({ character }) => character === id)?.chance ?? 0;
    expect(chanceOf(blind, 4, 'spy')).toBeCloseTo(chanceOf(walked, 4, 'spy'), 1);
    expect(chanceOf(blind, 0, 'drunk')).toBeCloseTo(chanceOf(walked, 0, 'drunk'), 1);
  });
  it('takes what is known for other reasons into account', () => {
    const evilOf = (odds: number) =>
      likelihoodsOf(table(quiet('Ann', 'Chef')), { odds: [1, 1, 1, odds, 1, 1, 1] }).evil[3]!;
    expect(evilOf(5)).toBeGreaterThan(evilOf(1) * 1.5);
    expect(evilOf(0)).toBe(0);
  });
  it('keeps what was so for deals that are alike, and for no others', () => {
    const ping = info('FortuneTeller.Ping', { player1: 2, player2: 3, demon: true });
    const m = new Matter(table({ name: 'Ann', claim: 'Fortune Teller', nights: { 1: [ping] } }), cast, deductions);
    const imp = m.code('imp');
    const deals = m.claims.map((_, demon) => m.claims.map((claim, seat) => (seat === demon ? imp : claim)));
    const spoken = () => testimoniesIn(m, new Sketch(m), m.claims)[0]!;
    const keeping = spoken();
    const asked = deals.flatMap((deal) => [0, 1, 2, 3, 4, 5, 6].map((mark) => ({ deal, mark })));
    const kept = asked.map(({ deal, mark }) => keeping.verdict(new Sketch(m), deal, mark));
    const anew = asked.map(({ deal, mark }) => spoken().verdict(new Sketch(m), deal, mark));
    expect(kept).toEqual(anew);
    expect(new Set(kept).size).toBe(2);
  });
  it('is as its assumptions are', () => {
    const problem = table(quiet('Ann', 'Chef'));
    const silent: Problem = {
      ...problem,
      claims: problem.claims.map((claim, seat) => (seat === 1 ? null : claim)),
      domains: problem.domains.map((domain, seat) => (seat === 1 ? problem.script.map(({ id }) => id) : domain)),
    };
    const evilOf = (evil: number) =>
      likelihoodsOf(silent, { assumptions: { ...USUAL, silence: { good: 0.2, evil } } }).evil[1]!;
    expect(evilOf(0.8)).toBeGreaterThan(evilOf(0.2) * 1.5);
  });
});
