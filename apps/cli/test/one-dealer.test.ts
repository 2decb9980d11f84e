import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { almanac, type Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { type Bag, Game, type GameSetup, plainBag, random, type SetupSeat, seatBag, viewOf } from '@belfry/engine';
import { BUILTIN_NAMES, builtinScript, type Script, scriptFrom, tableScript, validateBag } from '@belfry/scripts';
import { deal as dealForSimulation, dealGame, usualNames } from '@belfry/storyteller';
import { randomSetup, tableSizes } from '@belfry/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { dealGame as dealOnServer } from '../../server/src/table/deal.ts';
import { deal as dealOnDevice } from '../../web/src/grimoire/deal.ts';
import { script as scriptCommand } from '../src/commands/script.ts';

const TROUBLE_BREWING = builtinScript('trouble-brewing')!;
const troubled = (...ids: string[]): Script => scriptFrom([...TROUBLE_BREWING.characters.map((c) => c.id), ...ids]);
/** Without a Demon of its own, so that the one named is dealt each time. */
const leaderless = (...ids: string[]): Script =>
  scriptFrom([...TROUBLE_BREWING.characters.filter((c) => c.team !== 'demon').map((c) => c.id), ...ids]);
const pick = (...ids: string[]): Character[] => ids.map(almanac().character);
const deal = (script: Script, players: number, seed: string | number, ...picks: string[]): GameSetup =>
  dealForSimulation(tableScript(script), players, random(seed), pick(...picks));
const teamAt = (seat: SetupSeat) => almanac().character(seat.character).team;
const isEvil = (seat: SetupSeat) => ['minion', 'demon'].includes(teamAt(seat));
const seeds = Array.from({ length: 40 }, (_, n) => n);

function problemsOf(script: Script, { seats, heldByNobody = [] }: GameSetup) {
  const inPlay = [...seats.map((seat) => seat.character), ...heldByNobody];
  const known = (id: string) => script.characters.find((c) => c.id === id) ?? almanac().character(id);
  return validateBag(script, inPlay.map(known), seats.length);
}

const folder = mkdtempSync(join(tmpdir(), 'belfry-dealer-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function dealtOnCommandLine(script: Script, players: number, seed: string) {
  const out: string[] = [];
  const io = { out: (line: string) => void out.push(line), err: () => {}, tty: false };
  const file = join(folder, 'script.json');
  writeFileSync(file, JSON.stringify(script.characters.map((c) => c.id)));
  await scriptCommand.run(['deal', file, '--players', String(players), '--seed', seed, '--json'], io);
  const { seats, heldByNobody } = JSON.parse(out.join('\n'));
  return { seats, heldByNobody };
}

const SPECIAL: [string, Script][] = [
  ['Marionette', troubled('marionette')],
  ["Lil' Monsta", leaderless('lilmonsta', 'marionette', 'assassin', 'goblin')],
  ['Bounty Hunter', troubled('bountyhunter')],
  ['Lord of Typhon', leaderless('lordoftyphon', 'assassin')],
  ['Village Idiot', troubled('villageidiot')],
];

describe.each([...BUILTIN_NAMES.map((name): [string, Script] => [name, builtinScript(name)!]), ...SPECIAL])(
  'games of %s',
  (name, script) => {
    const sizes = BUILTIN_NAMES.includes(name) ? tableSizes(name) : [7, 10, 13, 15, 17, 20];

    test('are legal and can begin, whatever is drawn', () => {
      for (const players of sizes) {
        for (const seed of seeds.slice(0, 8)) {
          const setup = deal(script, players, seed);
          expect(problemsOf(script, setup), `${players} players, seed ${seed}`).toEqual([]);
          new Game(setup, cast);
        }
      }
    });

    test('are the same from server, device, simulation and command line', async () => {
      for (const players of [sizes[0]!, sizes.at(-1)!]) {
        const names = usualNames(players);
        const simulated = deal(script, players, 'one');
        expect(dealOnServer({ script, names, random: random('one') })).toEqual(simulated);
        expect(dealOnDevice(script, names, random('one'))).toMatchObject({ setup: simulated });
        expect(await dealtOnCommandLine(script, players, 'one')).toEqual({
          seats: simulated.seats.map(({ name: _, ...token }) => token),
          heldByNobody: simulated.heldByNobody ?? [],
        });
        if (BUILTIN_NAMES.includes(name)) expect(randomSetup(name, players, random('one'))).toEqual(simulated);
      }
    });
  },
);

describe('what is settled when the tokens are on the table', () => {
  test.each(seeds)('the Marionette believes in a good character and sits beside the Demon (seed %i)', (seed) => {
    for (const players of [8, 18]) {
      const { seats } = deal(troubled('marionette'), players, seed, 'marionette');
      const at = seats.findIndex(({ character }) => character === 'marionette');
      const beside = [seats.at(at - 1)!, seats[(at + 1) % players]!];
      expect(beside.map(teamAt)).toContain('demon');
      expect(['townsfolk', 'outsider']).toContain(almanac().character(seats[at]!.believes!).team);
    }
  });

  test.each(seeds)('where the Demon comes later, the Marionette does too (seed %i)', (seed) => {
    const script = leaderless('lilmonsta', 'marionette');
    const { seats, heldByNobody } = deal(script, 8, seed, 'lilmonsta', 'marionette');
    expect(heldByNobody).toEqual(['lilmonsta', 'marionette']);
    expect(seats.map(({ character }) => character)).not.toContain('marionette');
    expect(seats.filter((seat) => teamAt(seat) === 'minion')).toHaveLength(1);
  });

  test.each(seeds)('one Townsfolk is evil with a Bounty Hunter, and none without (seed %i)', (seed) => {
    const script = troubled('bountyhunter');
    const turned = ({ seats }: GameSetup) =>
      seats.filter((seat) => teamAt(seat) === 'townsfolk' && seat.alignment === 'evil').length;
    expect(turned(deal(script, 9, seed, 'bountyhunter'))).toBe(1);
    expect(turned(deal(TROUBLE_BREWING, 9, seed))).toBe(0);
  });

  test.each(seeds)('no Traveller sits where the Lord of Typhon makes Minions (seed %i)', (seed) => {
    const { seats } = deal(leaderless('lordoftyphon', 'assassin'), 20, seed, 'lordoftyphon');
    const at = seats.findIndex(({ character }) => character === 'lordoftyphon');
    // Fifteen without Travellers have three Minions, and this Demon one more.
    const row = [-2, -1, 0, 1, 2].map((steps) => seats.at((at + steps) % 20)!);
    expect(row.map(teamAt)).not.toContain('traveller');
  });

  test.each(seeds)('evil tokens lie in one row around such a Demon, never with it at an end (seed %i)', (seed) => {
    const ids = ['chef', 'empath', 'monk', 'spy', 'slayer', 'marionette', 'mayor', 'lordoftyphon', 'saint', 'poisoner'];
    const tokens = random(seed).shuffle(ids.map((character) => ({ character, shows: null })));
    const { seats } = seatBag({
      bag: plainBag(tokens),
      names: usualNames(10),
      lookUp: almanac().character,
      random: random(seed),
    });
    const breaks = seats.filter((seat, at) => isEvil(seat) && !isEvil(seats[(at + 1) % 10]!)).length;
    expect(breaks).toBe(1);
    const at = seats.findIndex(({ character }) => character === 'lordoftyphon');
    const neighbours = [seats.at(at - 1)!, seats[(at + 1) % 10]!];
    expect(neighbours.every(isEvil)).toBe(true);
    expect(neighbours.map(({ character }) => character)).toContain('marionette');
    expect(seats.map(({ character }) => character).sort()).toEqual([...ids].sort());
  });

  test('of several Village Idiots one is drunk, a single one is not', () => {
    const script = troubled('villageidiot');
    const copies = new Set<number>();
    for (const seed of seeds) {
      const idiots = deal(script, 12, seed, 'villageidiot').seats.filter((s) => s.character === 'villageidiot');
      copies.add(idiots.length);
      expect(idiots.filter((seat) => seat.drunk === true)).toHaveLength(idiots.length > 1 ? 1 : 0);
    }
    expect([...copies].sort()).toEqual([1, 2, 3]);
  });

  test('about a third of the Travellers are evil, and one alone hardly ever', () => {
    const evilOf = (players: number) => {
      const seats = Array.from({ length: 300 }, (_, seed) => deal(TROUBLE_BREWING, players, seed).seats).flat();
      const travellers = seats.filter((seat) => teamAt(seat) === 'traveller');
      return travellers.filter((seat) => seat.alignment === 'evil').length / travellers.length;
    };
    expect(evilOf(20)).toBeCloseTo(1 / 3, 1);
    expect(evilOf(16)).toBeLessThan(0.2);
    expect(evilOf(16)).toBeGreaterThan(0);
  });

  test('a bag for other players is refused', () => {
    const bag: Bag = plainBag([{ character: 'imp', shows: null }]);
    const question = { bag, names: ['Ann', 'Ben'], lookUp: almanac().character, random: random(1) };
    expect(() => seatBag(question)).toThrow(/1 tokens are there for 2 players/);
  });
});

test('a drunk copy is drunk from the start, and the Storyteller sees the token', () => {
  const names = usualNames(7);
  const of = ['villageidiot', 'villageidiot', 'chef', 'monk', 'mayor', 'poisoner', 'imp'];
  const seats = names.map((name, at) => ({ name, character: of[at]!, ...(at === 1 ? { drunk: true } : {}) }));
  const game = new Game({ script: tableScript(troubled('villageidiot')).played, seats }, cast);
  expect(viewOf(game.events, 'storyteller').grimoire?.drunk).toEqual([1]);
  expect(game.events).toContainEqual({
    to: 'storyteller',
    type: 'marked',
    effect: expect.objectContaining({ kind: 'drunk', target: 1, by: 'villageidiot', outlives: 'everything' }),
  });
});

test('what is settled with the set-up is settled wherever it is dealt, and left out where nobody is it', () => {
  const ruled = { yaggababble: { phrase: 'the bell is cracked' }, mezepheles: { word: 'marmalade' } };
  const script = leaderless('yaggababble');
  const names = usualNames(8);
  const onDevice = dealOnDevice(script, names, random('deal 3'), { ruled });
  if (onDevice instanceof Error) throw onDevice;
  const everywhere = [
    dealGame(tableScript(script), 8, '3', { ruled }),
    dealOnServer({ script, names, ruled, random: random('deal 3') }),
    onDevice.setup,
  ];
  for (const setup of everywhere) {
    expect(setup).toEqual(everywhere[0]);
    expect(setup.ruled).toEqual({ yaggababble: ruled.yaggababble });
    const game = new Game(setup, cast);
    expect(game.prompts().map(({ about }) => about.what)).not.toContain('phrase');
    expect(game.events).toContainEqual(expect.objectContaining({ what: 'phrase', choice: 'the bell is cracked' }));
  }
});
