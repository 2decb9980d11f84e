import { cast } from '@belfry/characters';
import { describe, expect, it } from 'vitest';
import { type Problem, tries } from '../src/index.ts';
import { executes, info, puzzleOf, type Sitting, worldsOf } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

describe('the dead whom a Vigormortis lets keep their ability', () => {
  const table = (you: Sitting): Sitting[] => [
    you,
    quiet('Ann', 'Sage'),
    { name: 'Ben', claim: 'Dreamer', nights: { 1: [info('EvilTwin.Is', { eviltwin: 1 })] } },
    quiet('Cat', 'Artist'),
    quiet('Dan', 'Oracle'),
    quiet('Eve', 'Clockmaker'),
    quiet('Fay', 'Savant'),
  ];
  const base = {
    hidden: ['Vigormortis', 'EvilTwin'],
    counts: [5, 0, 1, 1] as const,
    nights: 3,
    days: 3,
    events: { 3: [executes(2)] },
  };
  const truth = 'eviltwin dreamer vigormortis oracle clockmaker savant';
  it('win with a dead twin as long as the Demon is sober', () => {
    const worlds = worldsOf({ ...base, players: table(quiet('You', 'Courtier')), deaths: { 2: [1], 3: [6] } });
    expect(worlds).not.toContain(`courtier ${truth}`);
  });
  it('do not while the Demon is drunk', () => {
    const you = { ...quiet('You', 'Courtier'), nights: { 3: [info('Courtier.Choice', { character: 'Vigormortis' })] } };
    expect(worldsOf({ ...base, players: table(you), deaths: { 2: [1] } })).toContain(`courtier ${truth}`);
  });
});

describe('a good twin who dies as the Sweetheart', () => {
  const executed = (sweetheart: number, twin: number): string[] => {
    const claims = ['Clockmaker', 'Oracle', 'Sage', 'Artist', 'Savant', 'Dreamer', 'Seamstress'];
    const players = claims.map((claim, seat): Sitting => {
      if (seat !== sweetheart) return quiet(seat === 0 ? 'You' : claim, claim);
      return { name: claim, claim: 'Sweetheart', nights: { 1: [info('EvilTwin.Is', { eviltwin: twin })] } };
    });
    const events = { 1: [executes(sweetheart)] };
    const worlds = worldsOf({ players, hidden: ['NoDashii', 'EvilTwin'], counts: [4, 1, 1, 1], events });
    return worlds.filter((world) => world.split(' ')[twin] === 'eviltwin' && world.includes('sweetheart'));
  };
  it('may make the Evil Twin drunk before that one has won, who sits after them', () => {
    expect(executed(2, 5).length).toBeGreaterThan(0);
    expect(executed(5, 2)).toEqual([]);
  });
});

describe('whom a Vigormortis has poisoned', () => {
  const oracle = { 2: [info('Oracle.Ping', { count: 0 })] };
  const table = (ann: Sitting): Sitting[] => [
    quiet('You', 'Clockmaker'),
    ann,
    quiet('Ben', 'Sage'),
    { name: 'Cat', claim: 'Empath', nights: { 3: [info('Empath.Ping', { count: 0 })] } },
    quiet('Dan', 'Artist'),
    quiet('Eve', 'Seamstress'),
    quiet('Fay', 'Savant'),
  ];
  const base = {
    hidden: ['Vigormortis', 'PitHag'],
    counts: [5, 0, 1, 1] as const,
    nights: 3,
    days: 2,
    deaths: { 2: [2], 3: [5] },
    also: ['Klutz'],
  };
  const truth = 'clockmaker oracle pithag empath vigormortis seamstress savant';
  it('is one of the dead Minion’s neighbours', () => {
    expect(worldsOf({ ...base, players: table({ name: 'Ann', claim: 'Oracle', nights: oracle }) })).not.toContain(
      truth,
    );
  });
  it('is another as soon as that one is no Townsfolk any more', () => {
    const ann = {
      name: 'Ann',
      claim: 'Oracle',
      nights: { ...oracle, 3: [info('CharacterChange', { character: 'Klutz' })] },
    };
    expect(worldsOf({ ...base, players: table(ann) })).toContain(truth);
  });
});

describe('a Town Crier', () => {
  /** Eve nominates, and takes over from Dan whom You shoot; then there is a vote. */
  const { problem } = puzzleOf({
    players: [
      quiet('You', 'Slayer'),
      quiet('Ann', 'TownCrier'),
      quiet('Ben', 'Mayor'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Monk'),
      quiet('Eve', 'Chef'),
      quiet('Fay', 'Undertaker'),
    ],
    hidden: ['Imp', 'ScarletWoman'],
    counts: [5, 0, 1, 1],
    events: {
      1: [
        info('UneventfulNomination', { nominator: 5, player: 2 }),
        info('Slayer.Shot', { player: 0, target: 4, died: true }),
        info('Flowergirl.Voters', { voters: [0, 2] }),
      ],
    },
    nights: 2,
    days: 1,
    deaths: { 2: [6] },
  });
  const { holds } = cast.get('towncrier')!.learns!;
  const hearing = (yes: boolean): Problem => {
    const [first, second] = problem.nights;
    const told = {
      character: 'towncrier',
      chosen: [],
      named: null,
      fact: (world: Parameters<typeof holds>[0]) => holds(world, { says: 'yes', yes }, []),
      inFact: null,
    };
    return { ...problem, nights: [first!, { ...second!, told: [{ seat: 1, told }] }] };
  };
  const possible = (asked: Problem): string[] =>
    [...tries(asked)].filter(({ solutions }) => solutions.length > 0).map(({ started }) => started.join(' '));
  const truth = 'slayer towncrier mayor virgin imp scarletwoman undertaker';
  it('is told of whoever nominated as they were then', () => {
    expect(possible(hearing(true))).toContain(truth);
    expect(possible(hearing(false))).not.toContain(truth);
  });
});

describe('ends of one deal', () => {
  it('are told apart by sides too', () => {
    const { problem } = puzzleOf({
      players: [
        quiet('You', 'Minstrel'),
        quiet('Ann', 'Goon'),
        quiet('Ben', 'Pacifist'),
        quiet('Cat', 'Gossip'),
        quiet('Dan', 'Fool'),
        quiet('Eve', 'Innkeeper'),
      ],
      hidden: ['Pukka', 'Mastermind'],
      counts: [3, 1, 1, 1],
      nights: 1,
    });
    const deal = ['minstrel', 'goon', 'pacifist', 'pukka', 'mastermind', 'innkeeper'];
    const [tried] = tries(problem, { alone: deal });
    expect(tried?.solutions.map(({ evil }) => evil[1]).sort()).toEqual([false, true]);
    expect(tried?.isComplete).toBe(true);
  });
  it('are looked for by themselves where one stands for all', () => {
    const { problem } = puzzleOf({
      players: ['Clockmaker', 'Oracle', 'Sage', 'Dreamer', 'Artist', 'Savant'].map((claim, seat) =>
        quiet(seat === 0 ? 'You' : claim, claim),
      ),
      hidden: ['NoDashii', 'PitHag'],
      counts: [4, 0, 1, 1],
      nights: 2,
      days: 1,
      deaths: { 2: [3] },
      also: ['Klutz'],
    });
    const deal = ['clockmaker', 'oracle', 'sage', 'dreamer', 'nodashii', 'pithag'];
    const ending = deal.with(5, 'klutz');
    expect([...tries(problem, { alone: deal })][0]).toMatchObject({ isComplete: false });
    expect([...tries(problem, { alone: deal, ending })][0]!.solutions.map(({ now }) => now)).toEqual([ending]);
    const other = deal.with(0, 'klutz');
    expect([...tries(problem, { alone: deal, ending: other })][0]!.solutions).toEqual([]);
  });
});
