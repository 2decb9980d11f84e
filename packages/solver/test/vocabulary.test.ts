import { describe, expect, it } from 'vitest';
import { readPuzzle, solve } from '../src/index.ts';
import { type Asking, executes, info, type Sitting, worldsOf } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

describe('what one player’s ability tells another', () => {
  const table = (ann: Sitting): Sitting[] => [
    quiet('You', 'Clockmaker'),
    ann,
    quiet('Ben', 'Oracle'),
    quiet('Cat', 'Artist'),
    quiet('Dan', 'Sage'),
  ];
  const hidden = ['Vortox', 'EvilTwin'];
  it('names the Evil Twin, or is a lie', () => {
    const ann = { name: 'Ann', claim: 'Dreamer', nights: { 1: [info('EvilTwin.Is', { eviltwin: 2 })] } };
    const worlds = worldsOf({ players: table(ann), hidden, counts: [3, 0, 1, 1] });
    const honest = worlds.filter((world) => world.split(' ')[1] === 'dreamer');
    expect(honest).toEqual(['clockmaker dreamer eviltwin artist vortox', 'clockmaker dreamer eviltwin vortox sage']);
  });
  it('is told of by whoever has no reason to keep it back', () => {
    // Nobody says that they have a twin, so there is none among the good.
    expect(worldsOf({ players: table(quiet('Ann', 'Dreamer')), hidden, counts: [3, 0, 1, 1] })).toEqual([]);
  });
  it('confirms a Nightwatchman', () => {
    const players: Sitting[] = [
      { name: 'You', claim: 'NightWatchman', nights: { 1: [info('NightWatchman.Choice', { player: 1 })] } },
      quiet('Ann', 'Monk'),
      { name: 'Ben', claim: 'Mayor', nights: { 1: [info('NightWatchman.Ping', { player: 0 })] } },
      quiet('Cat', 'Virgin'),
      quiet('Dan', 'Slayer'),
    ];
    // Ann kept it back and Ben made it up.
    expect(worldsOf({ players, hidden: ['Imp', 'Goblin'], counts: [3, 0, 1, 1] })).toEqual([
      'nightwatchman goblin imp virgin slayer',
      'nightwatchman imp goblin virgin slayer',
    ]);
  });
});

describe('what all saw', () => {
  const base: Sitting[] = [
    { name: 'You', claim: 'Flowergirl', nights: { 2: [info('Flowergirl.Ping', { demon_voted: true })] } },
    quiet('Ann', 'Monk'),
    quiet('Ben', 'Mayor'),
    quiet('Cat', 'Virgin'),
    quiet('Dan', 'Klutz'),
    quiet('Eve', 'Slayer'),
  ];
  /** The same before anybody has learned anything. */
  const firstDay = base.map((one): Sitting => ({ ...one, nights: {} }));
  it('are the votes that a Flowergirl is told about', () => {
    const events = { 1: [info('Flowergirl.Voters', { voters: [1, 2], player: 0 })] };
    const worlds = worldsOf({
      players: base,
      hidden: ['Imp', 'Goblin'],
      counts: [3, 1, 1, 1],
      events,
      nights: 2,
      days: 1,
      deaths: { 2: [3] },
    });
    expect(worlds.length).toBeGreaterThan(0);
    for (const world of worlds) expect(world.split(' ').slice(1, 3)).toContain('imp');
  });
  it('is that the game went on after a Klutz named somebody', () => {
    const events = { 1: [executes(4), info('Klutz.Choice', { player: 4, choice: 1 })] };
    const worlds = worldsOf({ players: firstDay, hidden: ['Imp', 'Goblin'], counts: [3, 1, 1, 1], events, days: 1 });
    const honest = worlds.filter((world) => world.split(' ')[4] === 'klutz');
    expect(honest.length).toBeGreaterThan(0);
    for (const world of honest) expect(world.split(' ')[1]).toBe('monk');
  });
  it('is that a Virgin has somebody executed who nominates her', () => {
    const events = { 1: [info('ExecutionByST', { player: 1, died: true, after_nominating: 3 })] };
    const worlds = worldsOf({ players: firstDay, hidden: ['Imp', 'Goblin'], counts: [3, 1, 1, 1], events, days: 1 });
    expect(worlds.length).toBeGreaterThan(0);
    for (const world of worlds) expect([world.split(' ')[1], world.split(' ')[3]]).toEqual(['monk', 'virgin']);
  });
});

describe('a file that leaves out what can be seen from the rest of it', () => {
  const file = {
    players: [
      {
        name: 'You',
        claim: 'Undertaker',
        nightInfo: { 2: [info('Undertaker.Ping', { player: 1, character: 'Goblin' })] },
      },
      { name: 'Ann', claim: 'Monk' },
      { name: 'Ben', claim: 'Mayor' },
      { name: 'Cat', claim: 'Virgin' },
      { name: 'Dan', claim: 'Slayer' },
    ],
    hiddenCharacters: ['Imp', 'Goblin', 'Poisoner'],
    resolvedDayEvents: { 1: [executes(1)] },
    nightDeaths: { 2: [info('NightDeath', { player: 2 })] },
  };
  const all = { ...file, maxNight: 2, maxDay: 1, flags: { categoryCounts: [3, 0, 1, 1] } };
  const starts = (json: unknown) => [...solve(readPuzzle(json).problem)].map(({ started }) => started.join(' '));
  it('has a day that is over where a night follows it', () => {
    const players = ['Knight', 'Chef', 'Artist', 'Savant', 'Oracle'].map((claim, seat) =>
      quiet(seat === 0 ? 'You' : `P${seat}`, claim),
    );
    // Without an execution by day a Vortox would have won.
    const asking: Asking = { players, hidden: ['Vortox', 'Goblin'], counts: [3, 0, 1, 1], nights: 2, days: 1 };
    expect(worldsOf(asking)).toEqual([]);
    expect(worldsOf({ ...asking, events: { 1: [executes(4)] } })).not.toEqual([]);
  });
  it('has as many nights and days as something is dated to, and the usual counts', () => {
    const worlds = starts(all);
    expect(worlds).toContain('undertaker goblin mayor virgin imp');
    expect(worlds).not.toContain('undertaker monk goblin virgin imp');
    expect(starts(file)).toEqual(worlds);
  });
});
