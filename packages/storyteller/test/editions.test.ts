import { statementIn } from '@belfry/characters';
import type { GameEvent } from '@belfry/engine';
import { expect, test } from 'vitest';
import type { BotTable } from '../src/index.ts';
import { tableOf } from './fixture.ts';

function played(script: string, games: number, players = 9): readonly BotTable[] {
  return Array.from({ length: games }, (_, n) => {
    const table = tableOf(`editions ${n}`, { script, players });
    table.playOut();
    return table;
  });
}

const eventsOf = (tables: readonly BotTable[]): readonly GameEvent[] => tables.flatMap(({ game }) => game.events);

const VIOLETS = played('sects-and-violets', 24);
const MOON = played('bad-moon-rising', 24);

test('novices go to the Storyteller by day, and ask what the rules can answer', () => {
  const visits = VIOLETS.flatMap(({ game }) =>
    game.events.flatMap((event) => (event.type === 'visited' ? [{ game, event }] : [])),
  );
  expect(visits.filter(({ event }) => event.chosen === null || Array.isArray(event.chosen)).length).toBeGreaterThan(10);
  const questions = visits.filter(({ event }) => typeof event.chosen === 'string');
  expect(questions.length).toBeGreaterThan(2);
  for (const { game, event } of questions) {
    const spoken = {
      players: () => game.state.circle,
      nameOf: (seat: number) => game.state.seats[seat]!.name,
      tokens: () => game.grimoire.script.sheet.map(({ id }) => id),
    };
    expect(statementIn(spoken, String(event.chosen))).not.toBe(null);
  }
});

test('what a question was answered with is told to the town as a fact', () => {
  const claims = VIOLETS.flatMap(({ board }) => board.talk).flatMap(({ remark }) =>
    remark.say === 'claim' ? remark.claim.learned.map(({ info }) => info.says) : [],
  );
  expect(claims).toContain('two');
  expect(claims.some((says) => says === 'among' || says === 'none-among')).toBe(true);
  expect(claims).not.toContain('answer');
});

test('novices guess aloud who is what, and say aloud who is the Demon', () => {
  const used = (tables: readonly BotTable[], character: string) =>
    eventsOf(tables).filter((event) => event.type === 'used' && event.character === character);
  expect(used(VIOLETS, 'juggler').length).toBeGreaterThan(2);
  expect(used(MOON, 'gossip').length).toBeGreaterThan(5);
});

test('at a Russian table they say it in Russian, and the rules understand it', () => {
  const said: string[] = [];
  for (const script of ['sects-and-violets', 'bad-moon-rising']) {
    for (let n = 0; n < 12; n++) {
      const table = tableOf(`editions ${n}`, { script, players: 9, lang: 'ru' });
      table.playOut();
      const { game } = table;
      const spoken = {
        players: () => game.state.circle,
        nameOf: (seat: number) => game.state.seats[seat]!.name,
        tokens: () => game.grimoire.script.sheet.map(({ id }) => id),
      };
      for (const event of game.events) {
        if ((event.type !== 'used' && event.type !== 'visited') || typeof event.chosen !== 'string') continue;
        said.push(event.chosen);
        expect(event.chosen).toMatch(/ — Демон[.?]$/);
        expect(statementIn(spoken, event.chosen)).toMatchObject({ says: 'among', team: 'demon' });
      }
    }
  }
  expect(said.some((words) => words.endsWith('?'))).toBe(true);
  expect(said.some((words) => words.endsWith('.'))).toBe(true);
});

test('where a day without an execution may be the last, hardly one passes so', () => {
  const days = eventsOf(VIOLETS).filter(({ type }) => type === 'dawn').length;
  const quiet = eventsOf(VIOLETS).filter(({ type }) => type === 'no-execution').length;
  expect(quiet / days).toBeLessThan(0.15);
});

test('whoever knows somebody for evil says so, and is answered in kind', () => {
  const named = (table: BotTable, seat: number) =>
    table.board.talk.flatMap(({ from, remark }) =>
      from === seat && remark.say === 'claim'
        ? remark.claim.learned.flatMap(({ info }) =>
            info.says === 'player-is' && info.character === 'eviltwin' ? [info.player] : [],
          )
        : [],
    );
  let both = 0;
  let twins = 0;
  for (const table of VIOLETS) {
    const twin = table.game.state.effects.find(({ kind }) => kind === 'twin');
    const evil = table.game.setup.seats.findIndex(({ character }) => character === 'eviltwin');
    if (twin === undefined || evil < 0) continue;
    twins++;
    if (named(table, twin.target).includes(evil) && named(table, evil).includes(twin.target)) both++;
  }
  expect(twins).toBeGreaterThan(0);
  expect(both).toBe(twins);
});

test('nobody says they are an Outsider who pays for it', () => {
  let hidden = 0;
  for (const { game, board } of VIOLETS) {
    const seat = game.setup.seats.findIndex(({ character }) => character === 'mutant');
    if (seat < 0) continue;
    const first = board.talk.find(({ from, remark }) => from === seat && remark.say === 'claim');
    if (first?.remark.say !== 'claim') continue;
    // Whoever has been changed or made mad since says something else, and may.
    const isSame = !game.events.some(
      (event) =>
        (event.type === 'became' && event.seat === seat) ||
        (event.type === 'told' && event.seat === seat && event.info.says === 'mad'),
    );
    if (!isSame) continue;
    hidden++;
    expect(game.grimoire.teamOf(first.remark.claim.character ?? '')).not.toBe('outsider');
  }
  expect(hidden).toBeGreaterThan(1);
});

test('rulings keep what was weighed beside them, the next best first', () => {
  const ruled = eventsOf([...VIOLETS, ...MOON]).flatMap((event) => (event.type === 'ruled' ? [event] : []));
  const weighed = ruled.flatMap((event) => event.weighed ?? []);
  expect(weighed.length).toBeGreaterThan(ruled.length / 2);
  for (const { weighed: others = [] } of ruled) {
    expect(others.map(({ by }) => by)).toEqual(others.map(({ by }) => by).sort((a, b) => a - b));
  }
});
