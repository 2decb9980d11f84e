import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Asking, executes, info, puzzleOf, type Sitting, worldsOf } from './table.ts';

const quiet = (name: string, claim: string): Sitting => ({ name, claim });

/** Seven players, of whom the first has something to say. */
function town(you: Partial<Sitting> & { readonly claim: string }, more: Partial<Asking> = {}): Asking {
  const others = ['Monk', 'Mayor', 'Virgin', 'Slayer', 'Soldier', 'Chef'].filter((claim) => claim !== you.claim);
  const players = [{ name: 'You', ...you }, ...others.map((claim, at) => quiet(`P${at + 1}`, claim))].slice(0, 6);
  return { players, hidden: ['Imp', 'Goblin'], counts: [3, 1, 1, 1], also: ['Drunk'], ...more };
}
const isOutsider = (claim: string) => ['Klutz', 'Puzzlemaster', 'Mutant', 'Butler'].includes(claim);
/** With as many Outsiders as are claimed. */
const told = (claim: string, night: number, type: string, args: Record<string, unknown>, more: Partial<Asking> = {}) =>
  town(
    { claim, nights: { [night]: [info(type, args)] } },
    { counts: [isOutsider(claim) ? 3 : 4, isOutsider(claim) ? 1 : 0, 1, 1], ...more },
  );
const second = (more: Partial<Asking> = {}): Partial<Asking> => ({ nights: 2, days: 1, deaths: { 2: [3] }, ...more });
const artist = (statement: unknown, more: Partial<Asking> = {}): Asking =>
  town({ claim: 'Artist', days: { 1: [info('Artist.Ping', { statement })] } }, { counts: [4, 0, 1, 1], ...more });
const seen = (claim: string, events: NonNullable<Asking['events']>, more: Partial<Asking> = {}): Asking =>
  town(
    { claim },
    { counts: [isOutsider(claim) ? 3 : 4, isOutsider(claim) ? 1 : 0, 1, 1], nights: 1, days: 1, events, ...more },
  );
const two = { player1: 1, player2: 2 };
const evil = (player: number) => info('IsEvil', { player });

/** Every word of the format, in a question to which there is an answer. */
const WORDS: Readonly<Record<string, Asking>> = {
  'Acrobat.Choice': told('Acrobat', 2, 'Acrobat.Choice', { player: 1 }, second()),
  'Artist.Ping': artist(evil(1)),
  'Balloonist.Ping': told('Balloonist', 1, 'Balloonist.Ping', { player: 1 }),
  'Chambermaid.Ping': told('Chambermaid', 1, 'Chambermaid.Ping', { ...two, count: 0 }),
  CharAttrEq: artist(info('CharAttrEq', { player: 1, attr: 'target', value: 2 }), { hidden: ['Imp', 'Poisoner'] }),
  CharacterChange: told(
    'Artist',
    2,
    'CharacterChange',
    { character: 'Sage' },
    second({ hidden: ['Imp', 'PitHag'], also: ['Sage'] }),
  ),
  CharacterIsNextToCharacter: artist(info('CharacterIsNextToCharacter', { character1: 'Monk', character2: 'Mayor' })),
  CharacterTypesAmongPlayers: artist(info('CharacterTypesAmongPlayers', { players: [1, 2, 3], count: 2 })),
  'Chef.Ping': told('Chef', 1, 'Chef.Ping', { count: 1 }),
  'Clockmaker.Ping': told('Clockmaker', 1, 'Clockmaker.Ping', { steps: 1 }),
  'Courtier.Choice': told('Courtier', 1, 'Courtier.Choice', { character: 'Imp' }),
  Dies: seen('Sage', { 1: [info('Dies', { player: 1, after_nominating: true })] }, { hidden: ['Imp', 'Witch'] }),
  'Doomsayer.Call': seen('Sage', { 1: [info('Doomsayer.Call', { player: 0, died: 1 })] }),
  'Dreamer.Ping': told('Dreamer', 1, 'Dreamer.Ping', { player: 1, character1: 'Monk', character2: 'Imp' }),
  DrunkBetweenTownsfolk: artist(info('DrunkBetweenTownsfolk'), {
    hidden: ['Imp', 'Goblin', 'Drunk'],
    counts: [3, 1, 1, 1],
  }),
  'Empath.Ping': told('Empath', 1, 'Empath.Ping', { count: 1 }),
  'EvilTwin.Is': told('Sage', 1, 'EvilTwin.Is', { eviltwin: 1 }, { hidden: ['Imp', 'EvilTwin'] }),
  ExactlyN: artist(info('ExactlyN', { N: 1, args: [evil(1), evil(2), false] })),
  Execution: seen('Sage', { 1: [executes(1)] }),
  ExecutionByST: seen('Sage', { 1: [info('ExecutionByST', { player: 1 })] }, { hidden: ['Imp', 'Cerenovus'] }),
  'Exorcist.Choice': told('Exorcist', 2, 'Exorcist.Choice', { player: 1 }, second()),
  'Flowergirl.Ping': told(
    'Flowergirl',
    2,
    'Flowergirl.Ping',
    { demon_voted: true },
    second({ events: { 1: [info('Flowergirl.Voters', { voters: [1, 2] })] } }),
  ),
  'Flowergirl.Voters': seen('Flowergirl', { 1: [info('Flowergirl.Voters', { player: 0, voters: [1] })] }),
  'FortuneTeller.Ping': told('FortuneTeller', 1, 'FortuneTeller.Ping', { ...two, demon: true }),
  'Gambler.Gamble': told('Gambler', 2, 'Gambler.Gamble', { player: 1, character: 'Monk' }, second()),
  'Gossip.Gossip': seen('Gossip', { 1: [info('Gossip.Gossip', { player: 0, statement: evil(1) })] }),
  InfoOp: artist(info('InfoOp', { op: 'or', a: evil(1), b: info('InfoOp', { op: 'invert', a: evil(2), b: null }) })),
  'Investigator.Ping': told('Investigator', 1, 'Investigator.Ping', { ...two, character: 'Goblin' }),
  IsCategory: artist(info('IsCategory', { player: 1, category: 'Townsfolk', assume_droisoned: true })),
  IsCharacter: artist(info('IsCharacter', { player: 1, character: 'Monk' })),
  IsEvil: artist(evil(2)),
  IsInPlay: artist(info('IsInPlay', { character: 'Goblin' })),
  'Juggler.Juggle': seen('Juggler', { 1: [info('Juggler.Juggle', { player: 0, juggle: { 1: 'Monk' } })] }),
  'Juggler.Ping': town(
    {
      claim: 'Juggler',
      days: { 1: [info('Juggler.Juggle', { juggle: { 1: 'Imp' } })] },
      nights: { 2: [info('Juggler.Ping', { count: 1 })] },
    },
    { counts: [4, 0, 1, 1], ...second() },
  ),
  'Klutz.Choice': seen('Klutz', { 1: [executes(0), info('Klutz.Choice', { player: 0, choice: 1 })] }),
  'Knight.Ping': told('Knight', 1, 'Knight.Ping', two),
  'Librarian.Ping': told('Librarian', 1, 'Librarian.Ping', { player1: null, player2: null, character: null }),
  LongestRowOfTownsfolk: artist(info('LongestRowOfTownsfolk', { minimum: 2 })),
  'Mathematician.Ping': told('Mathematician', 1, 'Mathematician.Ping', { count: 0 }),
  'NightWatchman.Choice': told('Nightwatchman', 1, 'NightWatchman.Choice', { player: 1 }),
  'NightWatchman.Ping': town(
    { claim: 'Sage', nights: { 1: [info('NightWatchman.Ping', { player: 1 })] } },
    {
      players: [
        { name: 'You', claim: 'Sage', nights: { 1: [info('NightWatchman.Ping', { player: 1 })] } },
        { name: 'Ann', claim: 'Nightwatchman', nights: { 1: [info('NightWatchman.Choice', { player: 0 })] } },
        ...['Monk', 'Mayor', 'Virgin'].map((claim) => quiet(claim, claim)),
      ],
      counts: [3, 0, 1, 1],
    },
  ),
  'Noble.Ping': told('Noble', 1, 'Noble.Ping', { ...two, player3: 3 }),
  'Oracle.Ping': told('Oracle', 2, 'Oracle.Ping', { count: 0 }, second()),
  'Philosopher.Choice': told('Philosopher', 1, 'Philosopher.Choice', { character: 'Sage' }, { also: ['Sage'] }),
  'PoppyGrower.InPlay': town(
    { claim: 'Imp', nights: { 1: [info('PoppyGrower.InPlay')] } },
    {
      players: [
        { name: 'You', claim: 'Imp', nights: { 1: [info('PoppyGrower.InPlay')] } },
        ...['PoppyGrower', 'Mayor', 'Virgin', 'Slayer'].map((claim) => quiet(claim, claim)),
      ],
      counts: [3, 0, 1, 1],
    },
  ),
  'Progidy.Ping': told('Progidy', 1, 'Progidy.Ping', { chose: 1, shown: 2 }),
  'Puzzlemaster.Ping': town(
    { claim: 'Puzzlemaster', days: { 1: [info('Puzzlemaster.Ping', { guess: 1, demon: 2 })] } },
    { counts: [3, 1, 1, 1] },
  ),
  'Ravenkeeper.Ping': told(
    'Ravenkeeper',
    2,
    'Ravenkeeper.Ping',
    { player: 1, character: 'Monk' },
    second({ deaths: { 2: [0] } }),
  ),
  'Sage.Ping': told('Sage', 2, 'Sage.Ping', two, second({ deaths: { 2: [0] } })),
  'Savant.Ping': town(
    { claim: 'Savant', days: { 1: [info('Savant.Ping', { a: evil(1), b: evil(2) })] } },
    { counts: [4, 0, 1, 1] },
  ),
  'Seamstress.Ping': told('Seamstress', 1, 'Seamstress.Ping', { ...two, same: true }),
  'Shugenja.Ping': told('Shugenja', 1, 'Shugenja.Ping', { clockwise: true }),
  'Slayer.Shot': seen('Slayer', { 1: [info('Slayer.Shot', { player: 0, target: 1, died: false })] }),
  'SnakeCharmer.Choice': told('Snakecharmer', 1, 'SnakeCharmer.Choice', { player: 1 }),
  'Steward.Ping': told('Steward', 1, 'Steward.Ping', { player: 1 }),
  'Undertaker.Ping': told('Undertaker', 2, 'Undertaker.Ping', { player: null, character: null }, second()),
  UneventfulNomination: seen('Sage', { 1: [info('UneventfulNomination', { nominator: 1 })] }),
  'VillageIdiot.Ping': told('VillageIdiot', 1, 'VillageIdiot.Ping', { player: 1, is_evil: true }),
  'Washerwoman.Ping': told('Washerwoman', 1, 'Washerwoman.Ping', { ...two, character: 'Monk' }),
  'Widow.InPlay': told('Sage', 1, 'Widow.InPlay', {}, { hidden: ['Imp', 'Widow'] }),
  WidowPoisoned: town(
    {
      claim: 'Artist',
      nights: { 1: [info('Widow.InPlay')] },
      days: { 1: [info('Artist.Ping', { statement: info('WidowPoisoned', { player: 1 }) })] },
    },
    { hidden: ['Imp', 'Widow'], counts: [4, 0, 1, 1] },
  ),
};

describe('every word of the puzzles’ format', () => {
  it.each(Object.entries(WORDS))('%s is understood', (_, asking) => {
    expect(() => puzzleOf(asking)).not.toThrow();
  });
  it.each(Object.entries(WORDS))('%s has an answer', (_, asking) => {
    expect(worldsOf(asking).length).toBeGreaterThan(0);
  });

  const schema = ['../shared', '../../shared']
    .map((path) => join(import.meta.dirname, '../../..', path, 'reference/puzzles/schema.json'))
    .find((path) => existsSync(path));
  it.runIf(schema !== undefined)('stands in the table above', () => {
    expect(Object.keys(JSON.parse(readFileSync(schema!, 'utf8'))).sort()).toEqual(Object.keys(WORDS).sort());
  });
});

describe('what an ability has made of somebody', () => {
  const asked = (attr: string, value: unknown, more: Partial<Asking> = {}) =>
    artist(info('CharAttrEq', { player: 1, attr, value }), more);
  it('is whom a Poisoner has picked', () => {
    const worlds = worldsOf(asked('target', 2, { hidden: ['Imp', 'Poisoner'] }));
    // It is said of the second player, who is the Poisoner, unless the Artist was poisoned.
    expect(worlds.filter((world) => world.split(' ')[1] === 'poisoner').length).toBeGreaterThan(0);
    expect(worldsOf(asked('target', 2)).length).toBe(0);
  });
  it('is not guessed where nothing follows it', () => {
    expect(() => worldsOf(asked('red_herring', 2))).toThrow('I cannot rule anything out because of "red_herring"');
  });
});

describe('an execution without a vote', () => {
  const events = { 1: [info('ExecutionByST', { player: 1 })] };
  it('is a Mutant’s, or that of somebody mad', () => {
    expect(worldsOf(seen('Sage', events))).toEqual([]);
    const mad = worldsOf(seen('Sage', events, { hidden: ['Imp', 'Cerenovus'] }));
    expect(mad.every((world) => world.includes('cerenovus'))).toBe(true);
    expect(mad.length).toBeGreaterThan(0);
    const players = [
      quiet('You', 'Sage'),
      quiet('Ann', 'Mutant'),
      ...['Monk', 'Mayor', 'Virgin', 'Slayer'].map((claim) => quiet(claim, claim)),
    ];
    const mutant = worldsOf(seen('Sage', events, { players, counts: [3, 1, 1, 1] }));
    expect(mutant.length).toBeGreaterThan(0);
    for (const world of mutant) expect(world.split(' ')[1]).toBe('mutant');
  });
});
