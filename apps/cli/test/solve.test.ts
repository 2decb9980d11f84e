import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cast } from '@belfry/characters';
import { firstAnswer, Game, toFile } from '@belfry/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { InputError, UsageError } from '../src/command.ts';
import { almanac } from '../src/commands/almanac.ts';
import { solve } from '../src/commands/solve.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-solve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const player = (name: string, claim: string, nightInfo = {}) => ({ name, claim, nightInfo, dayInfo: {} });
const puzzle = {
  id: 'two',
  title: 'two neighbours',
  players: [
    player('You', 'Empath', { 1: [{ type: 'Empath.Ping', args: { count: 2 } }] }),
    player('Ann', 'Monk'),
    player('Ben', 'Mayor'),
    player('Cat', 'Virgin'),
    player('Dan', 'Slayer'),
  ],
  hiddenCharacters: ['Imp', 'ScarletWoman'],
  hiddenSelf: [],
  maxNight: 1,
  maxDay: 1,
  flags: { categoryCounts: [3, 0, 1, 1] },
  solutions: [
    ['Empath', 'Imp', 'Mayor', 'Virgin', 'ScarletWoman'],
    ['Empath', 'ScarletWoman', 'Mayor', 'Virgin', 'Imp'],
  ],
};

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function run(...args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const code = await solve.run(args, { out: (text) => lines.push(text), err: () => {}, tty: false });
  return { code, out: lines.join('\n') };
}

describe('belfry solve', () => {
  it('prints every world, and whether the author agrees', async () => {
    const { code, out } = await run(file('good.json', puzzle));
    expect(code).toBe(0);
    expect(out).toContain('two neighbours: 2 worlds, as its author says');
    expect(out).toContain('You Empath, Ann Imp, Ben Mayor, Cat Virgin, Dan Scarlet Woman');
  });
  it('exits with 1 where the answer is another', async () => {
    const { code, out } = await run(file('other.json', { ...puzzle, solutions: puzzle.solutions.slice(1) }), '--count');
    expect(code).toBe(1);
    expect(out).toBe('two neighbours: 2 worlds, which is not what its author says');
  });
  it('answers the good ones of several files, and passes over a description of the format', async () => {
    const format = file('schema.json', { 'Empath.Ping': { base: 'Info', fields: {} } });
    const good = file('good.json', puzzle);
    const all = await run(format, good, good);
    expect(all.code).toBe(0);
    expect(all.out).toMatch(/2 puzzles, all as their authors say/);
    const some = await run(good, file('bad.json', '{'), good);
    expect(some.code).toBe(1);
    expect(some.out).toMatch(/2 puzzles, all as their authors say/);
  });

  it('says what rules the others out', async () => {
    const { out } = await run(file('why.json', puzzle), '--why');
    expect(out).toContain('12 deals were possible');
    expect(out).toMatch(/10 {2}Night 1: nothing explains what (?:You say|\w+ says) as the Empath\./);
  });
  it('prints JSON', async () => {
    const { out } = await run(file('json.json', puzzle), '--json');
    expect(JSON.parse(out)).toMatchObject({
      agrees: true,
      deals: 12,
      worlds: [{ started: puzzle.solutions[0]!.map((n) => n.toLowerCase()) }, {}],
    });
  });
  it.each([
    ['no JSON', '{', /is no JSON/],
    ['an unknown character', { ...puzzle, hiddenCharacters: ['Gnu'] }, /"hiddenCharacters" 1 names "Gnu"/],
    [
      'a seat that nobody has',
      {
        ...puzzle,
        players: [
          player('You', 'Steward', { 1: [{ type: 'Steward.Ping', args: { player: 9 } }] }),
          ...puzzle.players.slice(1),
        ],
      },
      /"player" should be a seat from 0 to 4, and is 9/,
    ],
    [
      'information of no known kind',
      {
        ...puzzle,
        players: [player('You', 'Empath', { 1: [{ type: 'Empath.Pong', args: {} }] }), ...puzzle.players.slice(1)],
      },
      /nothing is known about "Empath.Pong"/,
    ],
    ['more nights than a game has', { ...puzzle, maxNight: 1e9 }, /"maxNight" should be a whole number up to 30/],
    ['somebody whom nobody is dealt', { ...puzzle, hiddenCharacters: ['Imp', 'Angel'] }, /whom nobody is dealt/],
    [
      'a death of nobody',
      { ...puzzle, maxNight: 2, nightDeaths: { 2: [{ type: 'NightDeath', args: { player: 9 } }] } },
      /"player" should be a seat from 0 to 4, and is 9/,
    ],
    [
      'something at dawn that is neither a death nor a return',
      { ...puzzle, maxNight: 2, nightDeaths: { 2: [{ type: 'Dies', args: { player: 1 } }] } },
      /\(Dies\) is none of NightDeath, NightResurrection/,
    ],
    ['other counts than players', { ...puzzle, flags: { categoryCounts: [3, 0, 1e9, 1] } }, /does not make 5 players/],
    ['a number of players that is another', { ...puzzle, numPlayers: 6 }, /"numPlayers" is 6, and there are 5/],
    [
      'a shot of which nobody knows when it was',
      {
        ...puzzle,
        players: [
          {
            ...player('You', 'Slayer'),
            dayInfo: { 1: [{ type: 'Slayer.Shot', args: { player: 0, target: 1, died: false } }] },
          },
          ...puzzle.players.slice(1),
        ],
      },
      /\(Slayer.Shot\) happens in public: "resolvedDayEvents" should say when/,
    ],
    [
      'information named like a part of every object',
      {
        ...puzzle,
        players: [player('You', 'Empath', { 1: [{ type: 'constructor', args: {} }] }), ...puzzle.players.slice(1)],
      },
      /nothing is known about "constructor"/,
    ],
    [
      'something learned in no night',
      {
        ...puzzle,
        players: [
          player('You', 'Empath', { 0: [{ type: 'Empath.Ping', args: { count: 2 } }] }),
          ...puzzle.players.slice(1),
        ],
      },
      /player 1, "nightInfo": nights and days are counted from 1/,
    ],
    [
      'something learned after the last night',
      {
        ...puzzle,
        players: [
          player('You', 'Empath', { 2: [{ type: 'Empath.Ping', args: { count: 2 } }] }),
          ...puzzle.players.slice(1),
        ],
      },
      /"nightInfo" 2, item 1 \(Empath.Ping\) comes after "maxNight", which is 1/,
    ],
    [
      'an answer of too few seats',
      { ...puzzle, solutions: [['Imp']] },
      /"solutions" 1 names 1 characters for 5 players/,
    ],
    ['half a player', { ...puzzle, flags: { categoryCounts: [3, 0.5, 1, 1] } }, /should be four numbers/],
    ['somebody not covered', { ...puzzle, hiddenCharacters: ['Imp', 'Boffin'] }, /because of the Boffin/],
  ])('complains about %s', async (name, content, words) => {
    const path = file(`${name.replaceAll(' ', '-')}.json`, content);
    await expect(run(path)).rejects.toThrow(InputError);
    await expect(run(path)).rejects.toThrow(words);
  });
  it('says where one end stands for all, and agrees with an end that the author states', async () => {
    const players = ['Clockmaker', 'Oracle', 'Sage', 'Dreamer', 'Artist', 'Savant'].map((claim, seat) =>
      player(seat === 0 ? 'You' : `P${seat}`, claim),
    );
    const made = {
      ...puzzle,
      players,
      hiddenCharacters: ['NoDashii', 'PitHag'],
      alsoOnScript: ['Klutz'],
      maxNight: 2,
      flags: { categoryCounts: [4, 0, 1, 1] },
      nightDeaths: { 2: [{ type: 'NightDeath', args: { player: 3 } }] },
    };
    const { out } = await run(file('hag.json', { ...made, solutions: [] }), '--json');
    const { worlds, oneEndForAll, open } = JSON.parse(out) as {
      worlds: { started: string[]; now: string[] }[];
      oneEndForAll: number;
      open: number;
    };
    expect([oneEndForAll, open]).toEqual([worlds.length, 0]);
    const solutions = worlds.map(({ started }) => started);
    const ending = solutions[0]!.with(solutions[0]!.indexOf('pithag'), 'klutz');
    const stated = await run(file('end.json', { ...made, solutions, solutionEndCharacters: [ending] }), '--count');
    expect(stated.out).toContain('as its author says');
    expect(stated.out).toContain('one end stands for all of them');
    const other = await run(
      file('no-end.json', { ...made, solutions, solutionEndCharacters: [ending.with(0, 'klutz')] }),
      '--count',
    );
    expect(other.out).toContain('not what its author says');
  });
  it('shows on a terminal how far it has come', async () => {
    const claims = ['Clockmaker', 'Oracle', 'Sage', 'Dreamer', 'Artist', 'Savant', 'Klutz', 'Chef', 'Mayor'];
    const players = claims.map((claim, seat) => player(seat === 0 ? 'You' : `P${seat}`, claim));
    const hiddenCharacters = ['NoDashii', 'Imp', 'Vortox', 'Po', 'Pukka', 'Witch', 'Poisoner', 'Spy', 'Baron', 'Saint'];
    const many = { ...puzzle, players, hiddenCharacters, flags: { categoryCounts: [5, 2, 1, 1] }, solutions: [] };
    const said: string[] = [];
    const io = { out: () => {}, err: (text: string) => said.push(text), tty: true };
    await solve.run([file('many.json', many), '--count'], io);
    expect(said[0]).toMatch(/many\.json: \d+ deals gone through, \d+ possible so far/);
  });
  it('wants a file', async () => {
    await expect(run()).rejects.toThrow(UsageError);
  });
});

describe('belfry almanac', () => {
  it('says whom the solver covers', async () => {
    const lines: string[] = [];
    await almanac.run(['--json'], { out: (text) => lines.push(text), err: () => {}, tty: false });
    const all = JSON.parse(lines.join('')) as {
      id: string;
      solved: boolean;
      solvedInGames: boolean;
      solverKeepsMore: string | null;
    }[];
    expect(all.find(({ id }) => id === 'kazali')).toMatchObject({ solved: true, solvedInGames: false });
    expect(all.find(({ id }) => id === 'goon')?.solverKeepsMore).toContain('whose side');
    expect(all.find(({ id }) => id === 'imp')?.solverKeepsMore).toBe(null);
    expect(all.find(({ id }) => id === 'poisoner')?.solved).toBe(true);
    expect(all.find(({ id }) => id === 'boffin')?.solved).toBe(false);
  });
  it.each([
    ['imp', 'covers them in puzzles and in games'],
    ['kazali', 'covers them in puzzles, and rules nothing out in games with them'],
    ['boffin', 'rules nothing out while they may be in play'],
  ])('says so on the page of the %s as well', async (id, words) => {
    const lines: string[] = [];
    await almanac.run([id], { out: (text) => lines.push(text), err: () => {}, tty: false });
    expect(lines.join('\n')).toMatch(new RegExp(`Solver +${words}`));
  });
});

describe('belfry solve of a saved game', () => {
  const game = new Game(
    {
      script: { name: 'small', characters: ['chef', 'empath', 'monk', 'mayor', 'virgin', 'baron', 'poisoner', 'imp'] },
      seats: ['chef', 'empath', 'monk', 'poisoner', 'imp'].map((character, at) => ({
        name: 'Ann Ben Cat Dan Eve'.split(' ')[at]!,
        character,
      })),
    },
    cast,
  );
  while (game.state.phase !== 'day') {
    const prompt = game.prompts()[0]!;
    game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice: firstAnswer(prompt.options) });
  }
  const saved = file('game.json', toFile(game));
  it('says how likely everybody is what, as one player can know it', async () => {
    const { out, code } = await run(saved, '--as', 'Ann');
    expect(code).toBe(0);
    expect(out).toContain('What Ann can know after night 1');
    expect(out).toMatch(/Ann +Demon +0 % +evil +0 %/);
  });
  it('counts the deals that are possible, and says what rules the others out', async () => {
    const { out } = await run(saved, '--as', 'Ann', '--trust', 'Ben', '--trust', 'Cat', '--why');
    expect(out).toMatch(/of \d+ deals are possible/);
  });
  it('takes assumptions', async () => {
    const { out } = await run(saved, '--as', 'Ann', '--assume', 'Cat is the Imp', '--json');
    const { seats } = JSON.parse(out) as { seats: { name: string; demon: number }[] };
    expect(seats.find(({ name }) => name === 'Cat')!.demon).toBeCloseTo(1);
  });
  it('takes nobody who is doubted for what they think they are', async () => {
    const { out } = await run(saved, '--as', 'Ann', '--doubt', 'Ben', '--json');
    const { seats } = JSON.parse(out) as { seats: { name: string; characters: { character: string }[] }[] };
    expect(seats[1]!.characters.map(({ character }) => character)).not.toContain('empath');
    const open = JSON.parse((await run(saved, '--as', 'Ann', '--json')).out) as { seats: typeof seats };
    expect(open.seats[1]!.characters.map(({ character }) => character)).toContain('empath');
  });
  it('says so where nothing fits what is assumed', async () => {
    const { out, code } = await run(saved, '--as', 'Eve', '--assume', 'Cat is the Imp');
    expect([code, out]).toEqual([0, 'Nothing fits what Eve knows together with what is taken for granted.']);
  });
  it('says why where nothing fits', async () => {
    const { out } = await run(saved, '--as', 'Eve', '--assume', 'Cat is the Imp', '--why');
    expect(out.split('\n')).toEqual([
      'Nothing fits what Eve knows together with what is taken for granted.',
      'The rules of set-up allow no such deal.',
    ]);
  });
  it('guesses nothing in a game with somebody whom it does not follow', async () => {
    const { setup, ...rest } = toFile(game);
    const with_ = (change: object) => file('beyond.json', { ...rest, setup: { ...setup, ...change } });
    const script = { ...setup.script, characters: [...setup.script.characters, 'boffin'] };
    await expect(run(with_({ script }), '--as', 'Ann')).rejects.toThrow('because of the Boffin');
  });
  it('says what is wrong with the call', async () => {
    await expect(run(saved)).rejects.toThrow('--as NAME');
    await expect(run(saved, '--as', 'Zoe')).rejects.toThrow('nobody at this table is called "Zoe"');
    await expect(run(saved, '--as', 'Ann', '--assume', 'Cat is the Impp')).rejects.toThrow('Did you mean "imp"');
    await expect(run(saved, '--as', 'Ann', '--assume', 'hm')).rejects.toThrow('--assume takes a sentence');
    await expect(run(file('p.json', puzzle), '--as', 'Ann')).rejects.toThrow('for saved games');
    const broken = { format: 'belfry-game', version: 99 };
    await expect(run(file('broken.json', broken), '--as', 'Ann')).rejects.toThrow(InputError);
  });
});
