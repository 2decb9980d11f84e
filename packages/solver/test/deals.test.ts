import { almanac, type CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { random } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { legality, Prospects } from '../src/bag.ts';
import { dealt } from '../src/dealt.ts';
import { tries } from '../src/index.ts';
import { Matter, TEAM_ORDER } from '../src/matter.ts';
import { needsOf } from '../src/needs.ts';
import { stepsOf, walk } from '../src/play.ts';
import type { Problem } from '../src/problem.ts';
import { setUps } from '../src/set-ups.ts';
import { deductions } from '../src/solve.ts';
import { momentsOf, play } from './games.ts';
import { executes, info, puzzleOf, type Sitting } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });
const matterOf = (problem: Problem): Matter => new Matter(problem, cast, deductions);
const idsOf = (m: Matter, deal: readonly number[]): string => deal.map((code) => m.ids[code]).join(' ');

/** Who changes the numbers of a bag in every way that there is, and others. */
const SCRIPTS: readonly (readonly [name: string, characters: readonly CharacterId[]])[] = [
  ['Trouble Brewing', ['chef', 'monk', 'mayor', 'slayer', 'drunk', 'recluse', 'saint', 'baron', 'spy', 'imp']],
  [
    'fewer Outsiders',
    ['clockmaker', 'oracle', 'sage', 'klutz', 'sweetheart', 'witch', 'godfather', 'vigormortis', 'nodashii'],
  ],
  ['any number', ['balloonist', 'chef', 'monk', 'klutz', 'drunk', 'recluse', 'xaan', 'goblin', 'imp', 'vortox']],
  ['several of one', ['villageidiot', 'chef', 'monk', 'recluse', 'saint', 'marionette', 'baron', 'imp', 'balloonist']],
  ['one who leaves', ['hermit', 'chef', 'monk', 'recluse', 'butler', 'drunk', 'baron', 'poisoner', 'imp']],
  ['whoever needs another', ['huntsman', 'damsel', 'choirboy', 'king', 'chef', 'saint', 'baron', 'poisoner', 'imp']],
  ['no Minion, or more', ['atheist', 'chef', 'monk', 'recluse', 'legion', 'lilmonsta', 'imp', 'baron', 'goblin']],
];

/** A table of that script where everybody claims something, and may be some of it. */
function problemFrom(characters: readonly CharacterId[], players: number, seed: string): Problem {
  const draws = random(seed);
  const { problem } = puzzleOf({
    players: Array.from({ length: players }, (_, seat) => quiet(seat === 0 ? 'You' : `P${seat}`, 'Chef')),
    hidden: ['Imp'],
    counts: players === 5 ? [3, 0, 1, 1] : [3, 1, 1, 1],
  });
  const script = characters.map((id) => almanac().character(id));
  const good = script.filter(({ team }) => team === 'townsfolk' || team === 'outsider');
  const claims = problem.names.map(() => draws.pick(good).id);
  const domains = claims.map((claim) => [...new Set([claim, ...draws.shuffle(characters).slice(0, 6)])]);
  return { ...problem, script, claims, domains, mayLie: claims.map(() => true), isPlayed: true };
}

/** How a dealing of it would choose: everybody of whom there is one only, unless they come in several. */
function choiceOf(m: Matter) {
  const { counts, script, domains } = m.problem;
  return {
    codes: domains.map((ids) => ids.map((id) => m.code(id))),
    kinds: m.teams.map((team) => TEAM_ORDER.indexOf(team)),
    limit: script.map(({ setup }) => 1 + (setup?.extraCopies ?? 0)),
    most: [m.n, m.n, counts.minion + 1, counts.demon],
  };
}

/** Every deal out of a choice whose numbers are right, found without looking ahead. */
function legalDeals(m: Matter, { codes, kinds, limit, most }: ReturnType<typeof choiceOf>): number[][] {
  const isLegal = legality(m);
  const out: number[][] = [];
  const go = (deal: readonly number[]): void => {
    if (deal.length === m.n) {
      const have = TEAM_ORDER.map((_, kind) => deal.filter((code) => kinds[code] === kind).length);
      if (have.every((many, kind) => many <= most[kind]!) && isLegal(deal, have)) out.push([...deal]);
      return;
    }
    for (const code of codes[deal.length]!)
      if (deal.filter((one) => one === code).length < limit[code]!) go([...deal, code]);
  };
  go([]);
  return out;
}

describe('looking ahead while tokens are dealt', () => {
  it.each(SCRIPTS)('puts away no deal that would come out right: %s', (_, characters) => {
    let [prefixes, hopeless, seenThrough] = [0, 0, 0];
    for (let table = 0; table < 6; table++) {
      const m = matterOf(problemFrom(characters, 5 + (table % 2), `deals ${table}`));
      const choice = choiceOf(m);
      const right = new Set(
        legalDeals(m, choice).flatMap((deal) => deal.map((_one, at) => deal.slice(0, at + 1).join())),
      );
      const prospects = new Prospects(m, choice);
      const go = (deal: readonly number[]): void => {
        const used = new Uint8Array(m.ids.length);
        const have = [0, 0, 0, 0];
        for (const code of deal) {
          used[code]!++;
          have[choice.kinds[code]!]!++;
        }
        if (deal.some((code) => used[code]! > choice.limit[code]!)) return;
        if (have.some((many, kind) => many > choice.most[kind]!)) return;
        if (deal.length > 0 && deal.length < m.n) {
          prefixes++;
          const isRight = right.has(deal.join());
          const isGood = prospects.areGood(deal.length, used, have);
          if (isRight) expect(isGood, idsOf(m, deal)).toBe(true);
          else {
            hopeless++;
            if (!isGood) seenThrough++;
          }
        }
        if (deal.length < m.n - 1) for (const code of choice.codes[deal.length]!) go([...deal, code]);
      };
      go([]);
    }
    expect(prefixes).toBeGreaterThan(500);
    // It is there to put away what cannot come out right, though it need not see all of it.
    expect(seenThrough).toBeGreaterThan(hopeless / 3);
  });

  it.each(SCRIPTS.slice(0, 3))('leaves the deals that all combinations have: %s', (_, characters) => {
    for (let table = 0; table < 8; table++) {
      const m = matterOf({ ...problemFrom(characters, 5, `all ${table}`), isPlayed: false });
      const fits = (deal: readonly number[]) => [...setUps(m, deal)].length > 0;
      const all = legalDeals(m, choiceOf(m))
        .filter(fits)
        .map((deal) => idsOf(m, deal));
      expect([...setUps(m)].map((deal) => idsOf(m, deal)).sort()).toEqual(all.sort());
    }
  });
});

describe('what all saw', () => {
  const base = {
    players: ['Chef', 'Monk', 'Mayor', 'Fool', 'Empath', 'Clockmaker'].map((claim, seat) =>
      quiet(seat === 0 ? 'You' : claim, claim),
    ),
    hidden: ['Imp', 'Witch', 'Poisoner', 'PitHag'],
    counts: [4, 0, 1, 1] as const,
    nights: 1,
    days: 1,
  };
  const needs = (events: readonly ReturnType<typeof info>[]): string[][] => {
    const m = matterOf(puzzleOf({ ...base, events: { 1: events } }).problem);
    return needsOf(m).map((need) => [...need].map((code) => m.ids[code]!));
  };
  it('needs somebody to have brought it about, or who could have become so', () => {
    expect(needs([info('Dies', { player: 2, after_nominating: true })])).toEqual([['witch', 'pithag']]);
    // Whoever saves anybody from anything will do.
    expect(needs([executes(3, false)])).toEqual([['monk', 'fool', 'pithag']]);
    expect(needs([executes(3)])).toEqual([]);
  });
  it('needs nobody to save the dead', () => {
    expect(needs([executes(3), executes(3, false)])).toEqual([]);
  });
  it('leaves the same worlds as without looking ahead', () => {
    const { problem } = puzzleOf({ ...base, events: { 1: [info('Dies', { player: 2, after_nominating: true })] } });
    const m = matterOf(problem);
    const isPossible = (deal: readonly number[]) => {
      let found = false;
      walk(stepsOf(m), dealt(m, deal), 10_000, () => {
        found = true;
        return false;
      });
      return found;
    };
    const [all, needed] = [[...setUps(m)], [...setUps(m, null, needsOf(m))]];
    expect(needed.length).toBeLessThan(all.length);
    const possible = needed.filter(isPossible).map((deal) => idsOf(m, deal));
    expect(possible.length).toBeGreaterThan(3);
    expect(possible).toEqual(all.filter(isPossible).map((deal) => idsOf(m, deal)));
  });
});

describe('whoever was turned and lies', () => {
  it('may be three, where three can have been', () => {
    const { problem } = puzzleOf({
      players: ['Chef', 'Monk', 'Mayor', 'Slayer', 'Soldier', 'Virgin', 'Empath', 'Clockmaker'].map((claim, seat) =>
        quiet(seat === 0 ? 'You' : claim, claim),
      ),
      hidden: ['FangGu', 'Witch'],
      also: ['SnakeCharmer', 'Goon', 'Klutz'],
      counts: [5, 1, 1, 1],
      nights: 2,
      days: 1,
    });
    const m = matterOf(problem);
    const deal = ['chef', 'snakecharmer', 'goon', 'klutz', 'fanggu', 'witch', 'empath', 'clockmaker'];
    expect([
      ...setUps(
        m,
        deal.map((id) => m.code(id)),
      ),
    ]).toHaveLength(1);
    // Nobody is there who would turn two Outsiders.
    const two = deal.with(2, 'mutant');
    const other = matterOf({ ...problem, script: [...problem.script, almanac().character('mutant')] });
    expect([
      ...setUps(
        other,
        two.map((id) => other.code(id)),
      ),
    ]).toHaveLength(0);
  });
  it('may be more than are looked for where a Pit-Hag or a Barber is about: that is said, and nothing is ruled out', () => {
    const game = play({ edition: 'sects-and-violets', players: 5, seed: 'sound/1' });
    const moments = [...momentsOf(game, 'some')];
    const endOf = (dawn: number) => {
      const moment = moments.find((one) => one.dawn === dawn && one.problem.mayLie.filter((may) => may).length > 2);
      return [...tries(moment!.problem, { stepsPerDeal: 5 })].at(-1);
    };
    expect(endOf(1)?.started).toHaveLength(5);
    expect(endOf(2)).toMatchObject({ started: [], undecided: true, isComplete: false });
  });
});
