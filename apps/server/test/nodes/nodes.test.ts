import { random } from '@belfry/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/main.ts';
import { Client } from '../client.ts';
import { gather, isNight, oneAct, playOut, testServer, untimed } from '../house.ts';
import { type TestPostgres, testPostgres } from '../postgres.ts';

let database: TestPostgres;
let url: string;
let nodes: RunningServer[] = [];
beforeAll(async () => {
  database = await testPostgres();
}, 120_000);
afterAll(() => database.stop(), 60_000);
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  nodes = [];
});

const shared = { secret: null };
const start = async (): Promise<RunningServer> => {
  const node = await testServer({ ...shared, store: url });
  nodes.push(node);
  return node;
};
async function cluster(count: number): Promise<RunningServer[]> {
  url = await database.database();
  for (let node = 0; node < count; node++) await start();
  return nodes;
}

async function stop(node: RunningServer): Promise<void> {
  nodes = nodes.filter((other) => other !== node);
  await node.close();
}

/** The same person at another node. */
async function at(node: RunningServer, seen: Client): Promise<Client> {
  const again = new Client(node.url);
  Object.assign(again, { cookie: seen.cookie, code: seen.code, cursor: seen.cursor });
  await again.connect();
  return again;
}

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** A table opened at the first node, with its players spread over all of them. */
async function spread(seats: number) {
  const teller = await new Client(nodes[0]!.url, 'teller').openTable({
    name: 'Teller',
    chairs: seats,
    settings: { policy: 'plain', timers: untimed },
  });
  const players: Client[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = await new Client(nodes[(seat + 1) % nodes.length]!.url, `p${seat}`).joinTable(
      teller.code,
      `P${seat}`,
    );
    await player.must({ do: 'sit', seat });
    players.push(player);
  }
  return { teller, players };
}

describe('several nodes', () => {
  test('play one table with sockets on all of them: a whole game, everybody present, read back anywhere', async () => {
    await cluster(3);
    const party = await spread(5);
    const { teller, players } = party;
    await teller.until(() => teller.online.length === 6, 'everybody');
    await players[0]!.until(() => players[0]!.online.length === 6, 'everybody, from another node');
    await teller.must({ do: 'begin' });
    await playOut(party, 'several nodes');
    const [away] = players;
    const card = await away!.http('GET', `/api/tables/${teller.code}`);
    expect(card.body).toMatchObject({ code: teller.code, stage: 'over', players: 5 });
    const talk = await away!.http<{ talk: object[] }>('GET', `/api/games/${teller.code}/talk`);
    expect(talk.status).toBe(200);
    const replay = await away!.http<{ replay: string }>('POST', `/api/games/${teller.code}/replay`);
    const seen = await new Client(nodes[2]!.url).http<{ events: object[] }>(
      'GET',
      `/api/replays/${replay.body.replay}`,
    );
    expect(seen.status).toBe(200);
    expect(seen.body.events.length).toBeGreaterThan(10);
    // A refusal travels as well, and one who leaves is missed everywhere.
    expect(await players[1]!.do({ do: 'begin' })).toMatchObject({ ok: false, code: 'not-allowed' });
    players[4]!.drop();
    await players[0]!.until(() => players[0]!.online.length === 5, 'an absence');
  });

  test('a table that nobody has is only looked at by HTTP: nothing is written, and nobody owns it after that', async () => {
    const [one] = await cluster(2);
    const { teller } = await spread(5);
    await stop(one!);
    const before = await sql('SELECT game, count, epoch, owner FROM logs');
    const card = await new Client(nodes[0]!.url).http('GET', `/api/tables/${teller.code}`);
    expect(card).toMatchObject({ status: 200, body: { players: 5 } });
    expect(await sql('SELECT game, count, epoch, owner FROM logs')).toEqual(before);
    expect(before[0]!.owner).toBeNull();
  });

  test('a node that stops gives its tables away: everybody is asked back soon, and plays on elsewhere', async () => {
    const [one, two] = await cluster(2);
    const { teller, players } = await spread(5);
    await teller.must({ do: 'begin' });
    const chance = random('moving');
    for (let act = 0; act < 5; act++) await oneAct({ teller, players }, chance);
    const bye = players[0]!.until(() => players[0]!.bye !== null, 'a goodbye at the other node');
    await stop(one!);
    await bye;
    expect(players[0]!.bye).toMatchObject({ code: 'restarting' });
    expect(players[0]!.bye!.retryInMs).toBeLessThan(500);
    const again = { teller: await at(two!, teller), players: await Promise.all(players.map((p) => at(two!, p))) };
    await again.teller.until(() => again.teller.view !== null, 'the game');
    expect(again.teller.events).toEqual(teller.events);
    await playOut(again, 'moved');
  });

  test('a table that moves while the Storyteller rules shows every seat what it showed before', async () => {
    const [one, two] = await cluster(2);
    const party = await gather(one!.url, 7, { settings: { timers: { discussion: 600 } } });
    const { teller, players } = party;
    const tokens = ['imp', 'baron', 'slayer', 'recluse', 'mayor', 'chef', 'saint'].map((character) => ({ character }));
    await teller.must({ do: 'begin', tokens });
    while (isNight(teller)) {
      const prompt = teller.prompts.find((p) => p.to === 'storyteller') ?? teller.prompts[0]!;
      await teller.answer(prompt, prompt.suggestion?.choice ?? [0]);
    }
    for (const player of players) await player.until(() => player.clocks!.running.length > 0, 'the day’s clock');
    const slayer = players[2]!;
    await slayer.until(() => JSON.stringify(slayer.prompts).includes('"slayer"'), 'the Slayer’s chance');
    const use = { do: 'use', character: 'slayer', with: [3] };
    void slayer.do({ do: 'answer', prompt: slayer.prompts[0]!.id, choice: use });
    await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'), 'the ruling');
    const known = ({ prompts, clocks, events, view }: Client) => ({ prompts, clocks, events, view });
    const before = players.map(known);
    await stop(one!);
    for (const [seat, player] of players.entries()) {
      const again = await at(two!, player);
      await again.until(() => again.view !== null, 'a snapshot');
      expect(known(again)).toEqual(before[seat]);
    }
  });

  test('a former owner writes nothing and answers nothing: what it was asked is asked again elsewhere', async () => {
    const [one, two] = await cluster(2);
    const { teller } = await spread(5);
    // As if it had been away for too long: the others have buried it and taken its table.
    await sql('DELETE FROM nodes WHERE incarnation = (SELECT owner FROM logs)');
    const other = await at(two!, teller);
    await other.must({ do: 'settings', change: { title: 'Moved' } });
    const answers: unknown[] = [];
    void teller.do({ do: 'settings', change: { title: 'Old' } }, 'mine').then((answered) => answers.push(answered));
    await teller.until(() => teller.bye !== null, 'a goodbye');
    expect(answers).toEqual([]);
    expect(teller.bye).toMatchObject({ code: 'restarting' });
    expect(other.table!.settings.title).toBe('Moved');
    const card = await new Client(two!.url).http('GET', `/api/tables/${teller.code}`);
    expect(card.body).toMatchObject({ title: 'Moved' });
    expect(await other.do({ do: 'settings', change: { title: 'Old' } }, 'mine')).toEqual({ ok: true });
    // It is somebody else now, and serves again.
    await expect.poll(async () => (await new Client(one!.url).http('GET', '/healthz')).status).toBe(200);
  });

  test('sessions, handovers and bans count everywhere', async () => {
    const [one, two] = await cluster(2);
    const { teller, players } = await spread(5);
    const token = await players[0]!.http<{ token: string }>('POST', '/api/handover');
    const phone = new Client(one!.url);
    expect((await phone.http('POST', '/api/handover/take', token.body)).status).toBe(200);
    const late = new Client(two!.url);
    expect((await late.http('POST', '/api/handover/take', token.body)).status).toBe(403);
    await teller.must({ do: 'kick', person: players[2]!.you!.person });
    await players[2]!.until(() => players[2]!.bye?.code === 'kicked', 'being sent away');
    const back = new Client(one!.url);
    back.cookie = players[2]!.cookie;
    expect((await back.http('POST', `/api/tables/${teller.code}/join`, { name: 'Again', as: 'player' })).status).toBe(
      409,
    );
  });
});
