import type { Game } from '@belfry/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import { reviveTable } from '../src/table/fold.ts';
import type { Client } from './client.ts';
import { gather, type Party, stateOf, testServer } from './house.ts';

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { store });
});
afterAll(() => server.close());

const SEATS = ['imp', 'poisoner', 'chef', 'empath', 'saint', 'monk'].map((character) => ({ character }));
const CHEF = 2;
const SAINT = 4;

/** By day, after a night in which the Poisoner picked this one, and a nomination. */
async function day(poisoned: number): Promise<Party> {
  const party = await gather(server.url, 6, { settings: { timers: { beat: 0, nightAtLeast: 0, dawnAfter: 0 } } });
  const { teller, players } = party;
  await teller.must({ do: 'begin', tokens: SEATS });
  for (let step = 0; step < 60 && players[3]!.view?.phase !== 'day'; step++) {
    await settle(teller);
    const [, poisoner] = players as [Client, Client];
    const asked = poisoner.prompts.find((p) => p.kind === 'choose');
    if (asked !== undefined) void poisoner.answer(asked, [poisoned]).catch(() => {});
    await new Promise((later) => setTimeout(later, 20));
  }
  const run = () => teller.prompts.find((p) => p.kind === 'run-day')!;
  await teller.until(() => run() !== undefined, 'the day');
  await teller.answer(run(), { do: 'open-nominations' });
  for (const player of players)
    await player.until(() => JSON.stringify(player.prompts).includes('nominate'), 'nominations');
  return party;
}

/** Takes whatever is suggested. */
async function settle(teller: Client): Promise<void> {
  for (;;) {
    const ruling = teller.prompts.find((p) => p.kind === 'ruling');
    if (ruling === undefined) return;
    await teller.answer(ruling, ruling.suggestion!.choice);
  }
}

const gameOf = async ({ teller }: Party) => (await stateOf(server, teller.code)).play!.game as Game; // it is played
const poisoning = (game: Game) =>
  [...game.decisions()].findIndex(({ asked }) => asked?.kind === 'choose' && asked.about.character === 'poisoner');
const toldOf = (client: Client) =>
  client.view!.journal.flatMap(({ fact }) => (fact.type === 'told' ? [fact.info] : []));

test('an amended choice is told to those for whom it changed something, and to nobody else', async () => {
  const party = await day(SAINT);
  const { teller, players } = party;
  const game = await gameOf(party);
  const frames = players.map((player) => player.cursor!.seq);
  await teller.must({ do: 'amend', input: poisoning(game), choice: [CHEF] });
  // What the Chef learns has to be decided now: nobody had to before.
  await teller.until(() => teller.prompts.some((p) => p.about.character === 'chef'), 'the ruling on the Chef');
  const ruling = teller.prompts.find((p) => p.about.character === 'chef')!;
  const lie = { says: 'number', number: 2 };
  await teller.answer(ruling, lie);
  const [, poisoner, chef, empath] = players as [Client, Client, Client, Client];
  await chef.until(() => JSON.stringify(toldOf(chef)) === JSON.stringify([lie]), 'the other number');
  await teller.until(() => teller.view!.today.stage === 'nominations', 'the day as it was');
  expect(poisoner.view!.journal.findLast(({ fact }) => fact.type === 'chose')?.fact).toMatchObject({ chosen: [CHEF] });
  // The Empath was told the same as before, and heard of nothing.
  expect(empath.cursor!.seq).toBe(frames[3]);
  expect((await gameOf(party)).state.today.stage).toBe('nominations');
  const records = await store.records((await stateOf(server, teller.code)).game);
  const revived = await reviveTable(records);
  expect((revived.play!.game as Game).events).toEqual((await gameOf(party)).events);
});

test('what was taken back can be taken again, until something else is decided', async () => {
  const party = await day(SAINT);
  const { teller } = party;
  const before = (await gameOf(party)).events;
  const { length } = (await gameOf(party)).inputs;
  expect(await teller.do({ do: 'redo' })).toMatchObject({ ok: false });
  await teller.must({ do: 'undo', keep: length - 1 });
  await teller.must({ do: 'undo', keep: length - 2 });
  await teller.must({ do: 'redo' });
  expect((await gameOf(party)).events).toEqual(before);
  await teller.must({ do: 'undo', keep: length - 1 });
  await teller.must({ do: 'intervene', action: { do: 'mark', kind: 'note', seat: 0 } });
  expect(await teller.do({ do: 'redo' })).toMatchObject({ ok: false, code: 'not-now' });
});
