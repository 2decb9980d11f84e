import { almanac } from '@belfry/almanac';
import { type SeenEvent, seenBy } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { sayTurningPoint, sayWhen } from '../src/online/after/say-turning-point.ts';
import { epilogue } from '../src/online/after/turning-points.ts';
import { sampleGame } from '../tools/sample-games.ts';
import { speaking } from './speaking.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const CHARACTERS = ['fortuneteller', 'imp', 'investigator', 'drunk', 'monk'];
const teamOf = (id: string) => almanac('en').character(id).team;
const sideOf = (id: string) => (['minion', 'demon'].includes(teamOf(id)) ? 'evil' : 'good');

const opening: SeenEvent[] = [
  {
    type: 'game-begins',
    script: 'Trouble Brewing',
    seats: NAMES.map((name, seat) => ({ seat, name, traveller: null })),
  },
  {
    type: 'dealt',
    grimoire: CHARACTERS.map((character, seat) => ({
      seat,
      character,
      alignment: sideOf(character),
      alive: true,
      believes: character === 'drunk' ? 'chef' : null,
      reminders: [],
    })),
    bluffs: [],
  },
  { type: 'night-falls', night: 1 },
];
const poisoned = (seats: readonly number[]): SeenEvent => ({ type: 'states', drunk: [], poisoned: seats, asleep: [] });
const dawn = (day: number, died: readonly number[] = []): SeenEvent => ({ type: 'dawn', day, died, revived: [] });
const trial = (nominee: number, votes: readonly number[], fatal: boolean): SeenEvent[] => [
  { type: 'nominated', nominator: 0, nominee },
  ...votes.map((seat, at): SeenEvent => ({ type: 'counted', seat, up: true, tally: at + 1 })),
  { type: 'tally', nominee, votes: votes.length, needed: 3, block: fatal ? nominee : null },
];
const oneOf = (players: readonly number[], character: string): SeenEvent => ({
  type: 'told',
  seat: 2,
  character: 'investigator',
  info: { says: 'one-of', players, character },
});
const kinds = (events: readonly SeenEvent[]) => epilogue(events, teamOf).points.map(({ kind }) => kind);

describe('the moments on which a game turned', () => {
  const story = [
    ...opening,
    poisoned([2]),
    oneOf([0, 4], 'poisoner'),
    dawn(1),
    ...trial(1, [0, 3], false),
    { type: 'night-falls', night: 2 } as const,
    dawn(2, [4]),
    ...trial(1, [0, 2, 3], true),
  ];

  it('are told in order: the lie, the delusion, the Demon spared and caught', () => {
    expect(kinds(story)).toEqual(['deluded', 'misled', 'missed', 'caught']);
    const words = speaking('en', NAMES);
    const said = epilogue(story, teamOf).points.map(
      (point) => `${sayWhen(point, words)}: ${sayTurningPoint(point, words)}`,
    );
    expect(said[1]).toBe(
      'Night 1: Cleo, the Investigator, was poisoned and was told: Ann or Eve is the Poisoner. In truth Ann was the Fortune Teller and Eve was the Monk.',
    );
    expect(said[2]).toBe(
      'Day 1: Ben, the Imp, stood before the town and lived: 2 votes of 3 needed. One more hand would have done.',
    );
    expect(said[3]).toBe('Day 2: The town caught Ben, the Imp: 3 votes of 3 needed.');
  });

  it('say whom a question was about, where the answer does not', () => {
    const asked: SeenEvent[] = [
      ...opening,
      poisoned([0]),
      { type: 'chose', seat: 0, character: 'fortuneteller', chosen: [2, 1] },
      { type: 'told', seat: 0, character: 'fortuneteller', info: { says: 'yes', yes: false } },
      dawn(1),
    ];
    const misled = epilogue(asked, teamOf).points.find(({ kind }) => kind === 'misled')!;
    expect(sayTurningPoint(misled, speaking('en', NAMES))).toMatch(
      /The question was about Cleo and Ben\. In truth Cleo was the Investigator and Ben was the Imp\.$/,
    );
  });

  it('open the replay where they happened', () => {
    const [, misled] = epilogue(story, teamOf).points;
    expect(story[misled!.at - 1]).toEqual(oneOf([0, 4], 'poisoner'));
  });

  it('do not count as a lie what was true all the same, nor a number that nobody can check', () => {
    expect(kinds([...opening, poisoned([2]), oneOf([0, 1], 'imp'), dawn(1)])).toEqual(['deluded']);
    const number: SeenEvent = { type: 'told', seat: 2, character: 'chef', info: { says: 'number', number: 1 } };
    expect(kinds([...opening, number, dawn(1)])).toEqual(['deluded']);
    expect(kinds([...opening, poisoned([2]), number, dawn(1)])).toEqual(['deluded', 'misled']);
  });

  it.each(['en', 'ru'] as const)('are three to five in whole games, and have words (%s)', (lang) => {
    for (const [players, edition] of [
      [8, 'trouble-brewing'],
      [10, 'bad-moon-rising'],
      [12, 'sects-and-violets'],
    ] as const) {
      const game = sampleGame('g1', players, 'over', edition);
      const names = game.setup.seats.map(({ name }) => name);
      const { points, outcome } = epilogue(seenBy(game.told, 'storyteller'), teamOf);
      expect(outcome).not.toBeNull();
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(points.length).toBeLessThanOrEqual(5);
      for (const point of points) {
        const said = sayTurningPoint(point, speaking(lang, names));
        expect(said).not.toMatch(/[{}]|undefined/);
        expect(said.length).toBeGreaterThan(20);
      }
    }
  });
});
