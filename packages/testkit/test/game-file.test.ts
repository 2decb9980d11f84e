import { say } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  BadLog,
  BadSetup,
  fromFile,
  Game,
  type GameFile,
  type GameSetup,
  random,
  readFile,
  toFile,
} from '@belfry/engine';
import { playRandomly } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { withUntagged } from '../src/old-statements.ts';
import { randomSetup } from '../src/random-setup.ts';

function finished(seed = 'file'): GameFile {
  const lot = random(seed);
  const game = new Game(randomSetup('trouble-brewing', 8, lot), cast);
  playRandomly(game, lot);
  return JSON.parse(JSON.stringify(toFile(game)));
}

const load = (file: unknown) => fromFile(readFile(typeof file === 'string' ? file : JSON.stringify(file)), cast);

/** What a Russian reader is told about a file that cannot be read. */
function inRussian(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof BadLog) return say(error.said, { name: String, character: String }, 'ru');
  }
  return 'It was read.';
}

describe('a game file', () => {
  test('comes back as the same game', () => {
    const file = finished();
    expect(JSON.parse(JSON.stringify(toFile(load(file))))).toEqual(file);
  });

  test('of version 1, which did not say what its statements were, comes back as the same game', () => {
    const file = finished('old file');
    const old = { ...(withUntagged(file) as GameFile), version: 1 };
    expect(old.events.at(-1)).toMatchObject({ outcome: { reason: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(JSON.stringify(old)).not.toContain('"says"');
    expect(old.events.some((e) => e.type === 'told')).toBe(true);
    expect(
      old.entries.some((e) => e.type === 'answer' && /"(players|number|yes)"/.test(JSON.stringify(e.choice))),
    ).toBe(true);
    expect(JSON.parse(JSON.stringify(toFile(load(old))))).toEqual(file);
  });

  test('of version 3, whose rulings had their reasons in one language, comes back with the same words', () => {
    const lot = random('older file');
    const game = new Game(randomSetup('trouble-brewing', 9, lot), cast);
    playRandomly(game, lot);
    const why = 'Потому что полночь.';
    const inWords = <T extends { readonly type: string }>(of: T, type: string) =>
      of.type === type ? { ...of, reason: why } : of;
    const { entries, events } = toFile(game);
    const old = {
      ...toFile(game),
      version: 3,
      entries: entries.map((entry) => inWords(entry, 'answer')),
      events: events.map((event) => inWords(event, 'ruled')),
    };
    const ruled = load(old).events.filter((event) => event.type === 'ruled');
    expect(ruled.length).toBeGreaterThan(0);
    for (const { reason } of ruled) expect(reason).toEqual({ say: 'text', text: why });
  });

  test.each([
    ['is cut off', () => JSON.stringify(finished()).slice(0, -40), /not a game file.*cut off/s],
    ['is something else', () => ['washerwoman'], /does not say "format"/],
    ['is of a later version', () => ({ ...finished(), version: 9 }), /version 9; this program reads versions 1, 2, 3/],
    [
      'has no seats',
      () => ({ ...finished(), setup: { script: {} } }),
      /The set-up .* "seats" has to be a list of seats/,
    ],
    [
      'has half a script',
      () => ({ ...finished(), setup: { script: {}, seats: [] } }),
      /The script .* "name" has to be a text/,
    ],
    [
      'has an empty chair',
      () => ({ ...finished(), setup: { ...finished().setup, seats: [null] } }),
      /Seat 0 of the game file is missing/,
    ],
    [
      'has Fabled that are no list',
      () => ({ ...finished(), setup: { ...finished().setup, fabled: null } }),
      /"fabled" has to be a list of ids/,
    ],
    [
      'holds by nobody what is no list',
      () => ({ ...finished(), setup: { ...finished().setup, heldByNobody: 'lilmonsta' } }),
      /"heldByNobody" has to be a list of ids/,
    ],
    [
      'has a seat that is half drunk',
      () => ({
        ...finished(),
        setup: { ...finished().setup, seats: [{ name: 'A', character: 'imp', drunk: 'half' }] },
      }),
      /Seat 0 .* "drunk" has to be true or false/,
    ],
    [
      'has characters of its own without a team',
      () => {
        const { script, ...setup } = finished().setup;
        return { ...finished(), setup: { ...setup, script: { ...script, homebrew: [{ id: 'own' }] } } };
      },
      /"homebrew" has to be a list of characters with an id and a team/,
    ],
    ['has an event for nobody', () => ({ ...finished(), events: [{ type: 'dawn' }] }), /Event 0 .* to whom/],
    ['has no entries', () => ({ ...finished(), entries: 'none' }), /no list of entries/],
    ['has a strange entry', () => ({ ...finished(), entries: [{ type: 'bribe' }] }), /Entry 0 .* neither an answer/],
    [
      'answers what was never asked',
      () => ({ ...finished(), entries: [{ type: 'answer', prompt: '3.99', by: 3, choice: [1] }] }),
      /Entry 0 of the log cannot be played: Nothing called "3.99"/,
    ],
    [
      'tells of other events than its inputs lead to',
      () => {
        const file = finished();
        const events = file.events.map((e) => (e.type === 'dawn' ? { ...e, died: [0] } : e));
        return { ...file, events };
      },
      /Event \d+ of the file does not follow from its inputs/,
    ],
    [
      'has lost its last event',
      () => {
        const file = finished();
        return { ...file, events: file.events.slice(0, -1) };
      },
      /Event \d+ .* File: nothing/,
    ],
  ])('that %s is refused with the place', (_, make, words) => {
    expect(() => load(make())).toThrow(BadLog);
    expect(() => load(make())).toThrow(words);
    expect(inRussian(() => load(make()))).toMatch(/^[А-Я]/);
  });
});

describe('a set-up', () => {
  const seats = ['imp', 'chef', 'monk', 'poisoner', 'mayor'].map((character, at) => ({ name: `P${at}`, character }));
  const script = { name: 'Small', characters: ['imp', 'chef', 'monk', 'poisoner', 'mayor', 'drunk'] };
  const begin = (setup: GameSetup) => () => new Game(setup, cast);

  test.each([
    ['four players', { script, seats: seats.slice(1) }, /5 to 20 players, not 4/],
    [
      'an unknown character',
      { script, seats: [{ name: 'X', character: 'vampire' }, ...seats] },
      /Seat 0 \(X\).*no character "vampire"/,
    ],
    ['two of a name', { script, seats: [seats[1]!, ...seats] }, /Seat 2 \(P1\): the name is taken/],
    [
      'a Drunk who knows',
      { script, seats: [{ name: 'X', character: 'drunk' }, ...seats] },
      /has to believe to be somebody else/,
    ],
    [
      'a Traveller of no side',
      { script, seats: [{ name: 'X', character: 'thief' }, ...seats] },
      /Say "good" or "evil"/,
    ],
    ['a Fabled in a chair', { script, seats: [{ name: 'X', character: 'angel' }, ...seats] }, /is for the Storyteller/],
    [
      'an unknown character on the script',
      { script: { name: 'Odd', characters: ['vampire'] }, seats },
      /Script "Odd", entry 0/,
    ],
  ] as [string, GameSetup, RegExp][])('with %s is refused', (_, setup, words) => {
    expect(begin(setup)).toThrow(BadSetup);
    expect(begin(setup)).toThrow(words);
  });
});
