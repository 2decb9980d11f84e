import { LANGUAGES, PSEUDO } from '@belfry/almanac';
import { random } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import {
  type Deduced,
  effortOf,
  type FileItem,
  gradeOf,
  type MadePuzzle,
  puzzleTongue,
  readPuzzle,
  refute,
  solve,
  tellDeduced,
  tellItem,
} from '../src/index.ts';
import { court, hearingOnly } from '../src/making/facts.ts';
import { type Pretence, SAYINGS } from '../src/making/sayings.ts';
import { read } from '../src/puzzle/sayings.ts';
import { playing, puzzleFrom } from './puzzle-games.ts';

/** Other editions and more of them: `npm run prove-puzzles`. */
const ROUNDS = [
  ['trouble-brewing', 7, 10],
  ['trouble-brewing', 8, 10],
] as const;
const made: { readonly name: string; readonly edition: string; readonly players: number; readonly seed: string }[] =
  ROUNDS.flatMap(([edition, players, count]) =>
    Array.from({ length: count }, (_, n) => ({
      name: `${edition} ${players} ${n}`,
      edition,
      players,
      seed: `test/${n}`,
    })),
  );
const shelf = new Map<string, MadePuzzle>();
const at = ({ name, edition, players, seed }: (typeof made)[number]): MadePuzzle => {
  const found = shelf.get(name) ?? puzzleFrom(edition, players, seed)!;
  shelf.set(name, found);
  return found;
};

const itemsIn = ({ file }: MadePuzzle): FileItem[] => [
  ...file.players.flatMap(({ nightInfo, dayInfo }) => [...Object.values(nightInfo), ...Object.values(dayInfo)].flat()),
  ...Object.values(file.resolvedDayEvents).flat(),
  ...Object.values(file.nightDeaths).flat(),
];

describe('what the format has no words for', () => {
  it('is left unsaid: that there is no Minion, or no Townsfolk', () => {
    const none = { chosen: [], named: null, info: { says: 'none', team: 'minion' }, executed: null } as const;
    expect(SAYINGS.get('investigator')?.tell(none)).toBeNull();
    expect(SAYINGS.get('washerwoman')?.tell(none)).toBeNull();
    expect(SAYINGS.get('librarian')?.tell(none)?.args).toEqual({ player1: null, player2: null, character: null });
  });
});

describe('puzzles made from played games', () => {
  it('are twenty here', () => expect(made).toHaveLength(20));

  it.each(made)('$name has one answer, which is what was dealt', (one) => {
    const { file, game } = at(one);
    // As somebody reads it who has nothing but the file.
    const { problem, solutions } = readPuzzle(JSON.parse(JSON.stringify(file)));
    const worlds = [...solve(problem)];
    expect(worlds).toHaveLength(1);
    expect(worlds[0]!.started).toEqual(solutions[0]);
    // The circle of the game, turned so that "You" come first.
    const event = playing(one.edition, one.players)(game).events.find(({ type }) => type === 'dealt');
    const dealt = event?.type === 'dealt' ? event.grimoire.map(({ character }) => character) : [];
    const turned = dealt.map((_, by) => dealt.map((__, seat) => dealt[(seat + by) % dealt.length]).join());
    expect(turned).toContain(solutions[0]!.join());
  });

  it.each(made)('$name is solved step by step, each step true and needed', (one) => {
    const { steps, answer } = at(one);
    expect(steps.length).toBeGreaterThan(0);
    for (const { finding, cases } of steps) {
      expect(cases).toBeGreaterThan(0);
      if (finding.type === 'is') expect(answer.started[finding.seat]).toBe(finding.character);
      if (finding.type === 'is-not') expect(answer.started[finding.seat]).not.toBe(finding.character);
      if (finding.type === 'in-play') expect(answer.started).toContain(finding.character);
      if (finding.type === 'not-in-play') expect(answer.started).not.toContain(finding.character);
      if (finding.type === 'is-evil') expect(answer.evil[finding.seat]).toBe(true);
    }
  });

  it.each([...LANGUAGES, PSEUDO] as const)('are told in %s without a gap', (lang) => {
    for (const one of made) {
      const puzzle = at(one);
      const tongue = puzzleTongue(lang, puzzle.puzzle.problem.names);
      for (const line of [
        ...itemsIn(puzzle).map((item) => tellItem(item, tongue)),
        ...puzzle.steps.map((step) => tellDeduced(step, tongue)),
      ])
        expect(line).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('are the same for the same seed', () => {
    const first = made.at(8);
    expect(puzzleFrom(first!.edition, first!.players, first!.seed)!.file).toEqual(at(first!).file);
  });

  it('are as hard as is asked', () => {
    expect(puzzleFrom('trouble-brewing', 7, 'asked', ['medium'])!.grade).toBe('medium');
  });
});

describe('a guess', () => {
  const { puzzle, answer } = at(made.at(-1)!);
  const { claims, domains } = puzzle.problem;
  it('that is right is not refuted', () => {
    expect(refute(puzzle.problem, answer.started)).toBeNull();
  });
  it('that the bag does not hold is refuted by the rules of set-up', () => {
    expect(
      refute(
        puzzle.problem,
        claims.map((id) => id!),
      ),
    ).toEqual({ by: 'set-up' });
  });
  it('is refuted by sayings of which none can be left out', () => {
    // The evil have changed places: the numbers are right, and somebody's words are not.
    const evil = answer.evil.flatMap((is, seat) => (is ? [seat] : []));
    const [one, other] = evil as [number, number];
    const guess = answer.started.map((id, seat) =>
      seat === one ? answer.started[other]! : seat === other ? answer.started[one]! : id,
    );
    const why = refute(puzzle.problem, guess);
    expect(domains[one]).toContain(guess[one]);
    expect(why?.by).toBe('facts');
    const facts = why?.by === 'facts' ? why.facts : [];
    const fits = (some: typeof facts) => court(hearingOnly(puzzle.problem, some), 20_000)(guess);
    expect(fits(facts)).toBe(false);
    for (const fact of facts) expect(fits(facts.filter((one_) => one_ !== fact))).toBe(true);
  });
});

describe('sayings of puzzles', () => {
  const pretence: Pretence = {
    draws: random('a liar'),
    me: 0,
    others: [1, 2, 3, 4],
    claims: ['chef', 'monk', 'saint', 'empath', 'drunk'],
    executed: 2,
    ofTeam: (team) => ({ townsfolk: ['chef', 'monk'], outsider: ['saint'], minion: ['spy'], demon: ['imp'] })[team],
  };
  it.each([...SAYINGS.keys()])('a lie of the %s is one that the solver reads and that has words', (id) => {
    for (let n = 0; n < 20; n++) {
      const lie = SAYINGS.get(id)!.invent(pretence);
      if (lie === null) continue;
      expect(() => read({ ...lie, where: 'here' }, 5)).not.toThrow();
      expect(tellItem(lie, puzzleTongue('en', ['You', 'Ann', 'Ben', 'Cat', 'Dan']))).not.toMatch(/[{}]/);
    }
  });
});

describe('how hard a puzzle is', () => {
  const fact = { seat: 1, time: 'night', at: 1, place: 0, kind: 'told' } as const;
  const step = (facts: number, cases: number): Deduced => ({
    finding: { type: 'is-good', seat: 1 },
    because: Array.from({ length: facts }, () => fact),
    cases,
  });
  it('weighs sayings held in mind at once, against cases', () => {
    expect(effortOf([step(0, 100)])).toBe(0);
    expect(effortOf([step(3, 31)])).toBe(15);
    expect(effortOf(Array.from({ length: 5 }, () => step(1, 7)))).toBe(15);
  });
  it('grows with either', () => {
    expect(gradeOf([step(1, 7), step(1, 7)])).toBe('easy');
    expect(gradeOf([step(2, 7), step(1, 7)])).toBe('medium');
    expect(gradeOf([step(3, 7)])).toBe('hard');
    expect(gradeOf([step(4, 7)])).toBe('fiendish');
    expect(gradeOf(Array.from({ length: 30 }, () => step(1, 7)))).toBe('fiendish');
  });
});
