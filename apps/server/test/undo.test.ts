import { type Game, MOST_PLAYED_AGAIN } from '@belfry/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import { reviveTable } from '../src/table/fold.ts';
import type { Client } from './client.ts';
import { gather, stateOf, testServer } from './house.ts';

/** What is taken back is played again, in turns with everybody else, and so often and no oftener. */

const ACTS = 60;
const store = memoryStore();
let server: RunningServer;
let teller: Client;

beforeEach(async () => {
  server = await testServer({}, { store });
  ({ teller } = await gather(server.url, 5));
  const tokens = ['imp', 'poisoner', 'soldier', 'mayor', 'saint'].map((character) => ({ character }));
  await teller.must({ do: 'begin', tokens });
  for (let at = 0; at < ACTS; at++) {
    await teller.must({ do: 'intervene', action: { do: 'mark', kind: 'note', seat: at % 5 } });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Each look at the clock finds a turn over: as many turns are given to others as there are steps. */
function countTurns(): () => number {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10;
    return now;
  });
  const others = vi.spyOn(globalThis, 'setImmediate');
  return () => others.mock.calls.length;
}

const gameOf = async (): Promise<Game> => (await stateOf(server, teller.code)).play!.game as Game; // it is played

test('others have a turn after every decision that is played again', async () => {
  const game = await gameOf();
  const before = game.inputs.length;
  const turns = countTurns();
  await teller.must({ do: 'undo', keep: before - 1 });
  expect((await gameOf()).inputs).toHaveLength(before - 1);
  expect(turns()).toBeGreaterThanOrEqual(before - 1);
});

test('also when a table is opened again from a log in which much was taken back', async () => {
  const { length } = (await gameOf()).inputs;
  for (let at = 1; at <= 3; at++) await teller.must({ do: 'undo', keep: length - at });
  const { game } = await stateOf(server, teller.code);
  const records = await store.records(game);
  const turns = countTurns();
  const state = await reviveTable(records);
  expect((state.play!.game as Game).inputs).toHaveLength(length - 3);
  expect(turns()).toBeGreaterThanOrEqual(records.length + 3 * (length - 3));
});

test('a game that was taken back as often as it may be says so, and goes on', async () => {
  const game = await gameOf();
  vi.spyOn(game, 'refuseUndo').mockReturnValue({ say: 'undo.too-often', most: MOST_PLAYED_AGAIN });
  const refused = await teller.do({ do: 'undo', keep: 1 });
  expect(refused).toMatchObject({ ok: false, code: 'not-possible', reason: expect.stringMatching(/by hand instead/) });
  expect(await teller.do({ do: 'undo', keep: 999 })).toMatchObject({ ok: false });
  await teller.must({ do: 'intervene', action: { do: 'set', seat: 2, alignment: 'evil' } });
});
