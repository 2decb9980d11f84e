import { describe, expect, it } from 'vitest';
import { type NightOrder, solve } from '../src/index.ts';
import { executes, info, puzzleOf, type Sitting, worldsOf } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

describe('the deal', () => {
  it('has one Demon and one Minion among five, whoever they say they are', () => {
    const players = [
      quiet('You', 'Soldier'),
      quiet('Ann', 'Monk'),
      quiet('Ben', 'Mayor'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
    ];
    expect(worldsOf({ players, hidden: ['Imp', 'Poisoner'], counts: [3, 0, 1, 1] })).toHaveLength(4 * 3);
  });
  it('has two Outsiders more with a Baron', () => {
    const players = [
      quiet('You', 'Soldier'),
      quiet('Ann', 'Recluse'),
      quiet('Ben', 'Saint'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
    ];
    const worlds = worldsOf({ players, hidden: ['Imp', 'Baron'], counts: [3, 0, 1, 1] });
    expect(worlds).toEqual(['soldier recluse saint baron imp', 'soldier recluse saint imp baron']);
  });
  it('has fewer Outsiders with a Hermit only where the Hermit is in play', () => {
    const players = ['Soldier', 'Monk', 'Mayor', 'Virgin', 'Slayer', 'Chef'].map((claim, seat) =>
      quiet(seat === 0 ? 'You' : `P${seat}`, claim),
    );
    const worlds = worldsOf({ players, hidden: ['Imp', 'Goblin', 'Hermit'], also: ['Drunk'], counts: [3, 1, 1, 1] });
    // One of five is the Imp, one the Goblin, one the Hermit with the Drunk’s ability.
    expect(worlds).toHaveLength(5 * 4 * 3);
  });
  it('gives a Drunk a token that nobody else has drawn', () => {
    const players = [
      quiet('You', 'Soldier'),
      quiet('Ann', 'Soldier'),
      quiet('Ben', 'Mayor'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
      quiet('Eve', 'Monk'),
    ];
    const worlds = worldsOf({ players, hidden: ['Imp', 'Poisoner', 'Drunk'], counts: [3, 1, 1, 1] });
    expect(worlds.filter((world) => world.startsWith('soldier drunk'))).toEqual([]);
    expect(worlds.every((world) => world.split(' ')[1] === 'imp' || world.split(' ')[1] === 'poisoner')).toBe(true);
  });
});

describe('a Drunk', () => {
  // Ann and Cat say the same.
  const players = ['Oracle', 'Sage', 'Klutz', 'Sage', 'Artist', 'Savant'].map((claim, seat) =>
    quiet(seat === 0 ? 'You' : `P${seat}`, claim),
  );
  const asking = { players, counts: [3, 1, 1, 1], nights: 2, days: 1, deaths: { 2: [4] } } as const;
  it('who was turned says what they like', () => {
    const worlds = worldsOf({ ...asking, hidden: ['FangGu', 'Witch', 'Drunk'] });
    expect(worlds).toContain('oracle sage klutz drunk fanggu witch');
  });
  it('who was not has drawn what they say', () => {
    const worlds = worldsOf({ ...asking, hidden: ['NoDashii', 'Witch', 'Drunk'] });
    expect(worlds.length).toBeGreaterThan(0);
    for (const world of worlds)
      expect([1, 3].map((seat) => world.split(' ')[seat]).sort()).not.toEqual(['drunk', 'sage']);
  });
});

describe('what a truthful player learned', () => {
  const table = (empath: number): Sitting[] => [
    { name: 'You', claim: 'Empath', nights: { 1: [info('Empath.Ping', { count: empath })] } },
    quiet('Ann', 'Monk'),
    quiet('Ben', 'Mayor'),
    quiet('Cat', 'Virgin'),
    quiet('Dan', 'Slayer'),
  ];
  it('holds', () => {
    expect(worldsOf({ players: table(2), hidden: ['Imp', 'ScarletWoman'], counts: [3, 0, 1, 1] })).toEqual([
      'empath imp mayor virgin scarletwoman',
      'empath scarletwoman mayor virgin imp',
    ]);
  });
  it('need not hold while they may be poisoned', () => {
    expect(worldsOf({ players: table(2), hidden: ['Imp', 'Poisoner'], counts: [3, 0, 1, 1] })).toHaveLength(12);
  });
  it('is false where a Vortox lives', () => {
    const worlds = worldsOf({ players: table(2), hidden: ['Vortox', 'ScarletWoman'], counts: [3, 0, 1, 1] });
    expect(worlds).not.toContain('empath vortox mayor virgin scarletwoman');
    expect(worlds).toContain('empath vortox scarletwoman virgin slayer');
  });
});

describe('one poison for two nights', () => {
  const players: Sitting[] = [
    { name: 'You', claim: 'Empath', nights: { 1: [info('Empath.Ping', { count: 2 })] } },
    quiet('Ann', 'Monk'),
    { name: 'Ben', claim: 'Chef', nights: { 1: [info('Chef.Ping', { count: 2 })] } },
    quiet('Cat', 'Virgin'),
    quiet('Dan', 'Slayer'),
  ];
  it('explains one wrong answer a night, not two', () => {
    const worlds = worldsOf({ players, hidden: ['Imp', 'Poisoner'], counts: [3, 0, 1, 1] });
    // Both lie only where both evil sit beside the Empath and not beside one another: then the Chef alone is wrong.
    expect(worlds).toContain('empath imp chef virgin poisoner');
    expect(worlds).not.toContain('empath monk chef imp poisoner');
  });
});

describe('the order of the night', () => {
  const { problem } = puzzleOf({
    players: [
      { name: 'You', claim: 'Empath', nights: { 1: [info('Empath.Ping', { count: 2 })] } },
      quiet('Ann', 'Monk'),
      quiet('Ben', 'Mayor'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
    ],
    hidden: ['Imp', 'Poisoner'],
    counts: [3, 0, 1, 1],
  });
  const starts = (order?: NightOrder) => [...solve({ ...problem, order })].map(({ started }) => started.join(' '));
  it('is the official one, and the Empath may be poisoned', () => {
    expect(starts()).toContain('empath monk imp poisoner slayer');
  });
  it('is the script’s own where it has one, and the poison comes too late', () => {
    expect(starts({ first: ['empath', 'poisoner'], other: [] }).sort()).toEqual([
      'empath imp mayor virgin poisoner',
      'empath poisoner mayor virgin imp',
    ]);
  });
});

describe('deaths', () => {
  const players = ['Soldier', 'Monk', 'Mayor', 'Virgin', 'Slayer', 'Butler', 'Recluse'].map((claim, seat) =>
    quiet(seat === 0 ? 'You' : `P${seat}`, claim),
  );
  const base = { players, hidden: ['Imp', 'ScarletWoman'], counts: [5, 0, 1, 1] as const, nights: 2, days: 1 };
  it('of the Demon end the game unless somebody takes over', () => {
    const worlds = worldsOf({ ...base, counts: [3, 2, 1, 1], events: { 1: [executes(1)] }, deaths: { 2: [3] } });
    expect(worlds.some((world) => world.split(' ')[1] === 'imp')).toBe(true);
    const without = worldsOf({
      ...base,
      hidden: ['Imp', 'Goblin'],
      counts: [3, 2, 1, 1],
      events: { 1: [executes(1)] },
      deaths: { 2: [3] },
    });
    expect(without.some((world) => world.split(' ')[1] === 'imp')).toBe(false);
  });
  it('do not befall a healthy Soldier at the Demon’s hand', () => {
    const worlds = worldsOf({ ...base, hidden: ['Imp', 'Goblin'], counts: [3, 2, 1, 1], deaths: { 2: [0] }, days: 1 });
    expect(worlds).toEqual([]);
  });
  it('fail to come only for a reason', () => {
    const six = players
      .slice(2)
      .map((player, seat) => (seat === 0 ? { ...player, name: 'You', claim: 'Chef' } : player));
    expect(worldsOf({ players: six, hidden: ['Imp', 'Goblin'], counts: [2, 1, 1, 1], nights: 2, days: 1 })).toEqual([]);
  });
});

describe('an Assassin', () => {
  const players: Sitting[] = [
    quiet('You', 'Fool'),
    quiet('Ann', 'Minstrel'),
    quiet('Ben', 'Pacifist'),
    quiet('Cat', 'Gossip'),
    quiet('Dan', 'Exorcist'),
    quiet('Eve', 'Innkeeper'),
  ];
  it('leaves no Zombuul who only seems to be dead', () => {
    const worlds = worldsOf({
      players,
      hidden: ['Zombuul', 'Assassin'],
      counts: [4, 0, 1, 1],
      events: { 1: [executes(1)] },
      deaths: { 2: [2] },
      nights: 2,
      days: 1,
    });
    expect(worlds.length).toBeGreaterThan(0);
    expect(worlds.filter((world) => world.split(' ')[2] === 'zombuul')).toEqual([]);
  });
});

describe('a Grandmother', () => {
  it('mourns whom a drunk Tea Lady could not save, and is not saved by who sits beside that grave', () => {
    const players: Sitting[] = [
      quiet('Zoe', 'Sailor'),
      quiet('Ann', 'Fool'),
      quiet('Ben', 'Grandmother'),
      quiet('Cat', 'TeaLady'),
      quiet('Dan', 'Innkeeper'),
    ];
    const worlds = worldsOf({
      players,
      hidden: ['Zombuul', 'DevilsAdvocate'],
      counts: [3, 0, 1, 1],
      events: { 1: [executes(3, false)] },
      deaths: { 2: [2, 4] },
      nights: 2,
      days: 1,
    });
    // Dan made Cat drunk; with him dead Cat’s neighbours are Ben and somebody evil.
    expect(worlds).toContain('devilsadvocate zombuul grandmother tealady innkeeper');
  });
});

describe('a Shabaloth', () => {
  const players = ['Fool', 'Gossip', 'Chambermaid', 'TeaLady', 'Pacifist', 'Minstrel', 'Courtier'].map((claim, seat) =>
    quiet(seat === 0 ? 'You' : `P${seat}`, claim),
  );
  const asking = {
    players,
    hidden: ['Shabaloth', 'Goblin'],
    counts: [5, 0, 1, 1],
    events: { 1: [executes(1)] },
  } as const;
  const revived = (nights: number, deaths: Readonly<Record<number, readonly number[]>>, seat: number) => {
    const { problem } = puzzleOf({ ...asking, nights, days: nights - 1, deaths });
    const last = problem.nights.at(-1)!;
    return [...solve({ ...problem, nights: [...problem.nights.slice(0, -1), { ...last, revivals: 1 << seat }] })];
  };
  it('gives back whom they have eaten', () => {
    expect(revived(3, { 2: [2, 3] }, 2)).not.toEqual([]);
  });
  it('gives nobody back in the first night in which they eat', () => {
    expect(revived(2, { 2: [2, 3] }, 1)).toEqual([]);
  });
});

describe('changes', () => {
  it('a Snake Charmer who was turned says what they like of whom they picked', () => {
    const players: Sitting[] = [
      quiet('You', 'Clockmaker'),
      { name: 'Ann', claim: 'SnakeCharmer', nights: { 1: [info('SnakeCharmer.Choice', { player: 4 })] } },
      quiet('Ben', 'Seamstress'),
      { name: 'Cat', claim: 'NoDashii', nights: { 1: [info('CharacterChange', { character: 'SnakeCharmer' })] } },
      quiet('Dan', 'Oracle'),
    ];
    const worlds = worldsOf({ players, hidden: ['NoDashii', 'Witch'], counts: [3, 0, 1, 1] });
    expect(worlds).toContain('clockmaker snakecharmer seamstress nodashii witch');
  });
  it('of an Outsider into a Fang Gu make them lie', () => {
    const players: Sitting[] = [
      { name: 'You', claim: 'Clockmaker' },
      quiet('Ann', 'Oracle'),
      quiet('Ben', 'Klutz'),
      quiet('Cat', 'Seamstress'),
      quiet('Dan', 'Dreamer'),
      quiet('Eve', 'Sage'),
      quiet('Fay', 'Artist'),
    ];
    const worlds = worldsOf({
      players,
      hidden: ['FangGu', 'Witch', 'Mutant'],
      counts: [5, 0, 1, 1],
      nights: 2,
      days: 1,
      deaths: { 2: [3] },
    });
    // Cat was the Fang Gu and jumped to the Klutz, who says so of themselves at the start and nothing of the change.
    expect(worlds).toContain('clockmaker oracle klutz fanggu witch sage artist');
  });
});

describe('somebody whom the solver does not cover', () => {
  it('is named, and nothing is ruled out', () => {
    const players = [
      quiet('You', 'Soldier'),
      quiet('Ann', 'Amnesiac'),
      quiet('Ben', 'Mayor'),
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
    ];
    expect(() => worldsOf({ players, hidden: ['Imp', 'Poisoner'], counts: [3, 0, 1, 1] })).toThrow(
      'I cannot rule anything out because of the Amnesiac',
    );
  });
});
