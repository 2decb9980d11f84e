import { readFileSync } from 'node:fs';
import { random } from '@belfry/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/main.ts';
import { Leases } from '../../src/nodes/leases.ts';
import { NotOurs } from '../../src/nodes/ownership.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { Conflict } from '../../src/store/store.ts';
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
    expect(seen.body.events).toContainEqual(expect.objectContaining({ type: 'game-over' }));
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

  test('a command whose commit was cut off is looked for in the log, and answered as it is there', async () => {
    await cluster(1);
    const { teller } = await spread(5);
    // It waits for the row, and its line breaks while it does: nobody knows what becomes of it.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT * FROM logs FOR UPDATE');
    const answered = teller.do({ do: 'settings', change: { title: 'Cut off' } });
    const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'belfry' AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await sql(waiting)).length, { interval: 20 }).toBe(1);
    await sql(`SELECT pg_terminate_backend(pid) FROM (${waiting}) waits`);
    await expect.poll(async () => (await sql(waiting)).length, { interval: 20 }).toBe(1);
    await holder.query('ROLLBACK');
    await holder.end();
    // This one never began to write; the node has made sure that it never will.
    expect(await answered).toMatchObject({
      ok: false,
      code: 'trouble',
      reason: expect.stringMatching(/nothing has changed/),
    });
    expect(teller.table!.settings.title).not.toBe('Cut off');
    await teller.must({ do: 'settings', change: { title: 'Goes on' } });
  });

  test('an append of before a settling is in the log when that is done, or never', async () => {
    url = await database.database();
    const store = await postgresStore(url);
    const leases = new Leases(url, store);
    await leases.register('127.0.0.1:1');
    const claim = await leases.found({ game: 'g', after: 0, records: ['1'] });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT * FROM logs FOR UPDATE');
    const appending = claim.append({ game: 'g', after: 1, records: ['2'] });
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    await expect.poll(async () => (await sql(waiting)).length, { interval: 20 }).toBe(1);
    const settling = claim.settle();
    await expect.poll(async () => (await sql(waiting)).length, { interval: 20 }).toBe(2);
    await holder.query('ROLLBACK');
    await holder.end();
    await settling;
    expect(await store.records('g')).toEqual(['1', '2']);
    await appending;
    // One of an older epoch that comes only now is too late.
    await expect(store.append({ game: 'g', after: 2, records: ['late'], epoch: 1 })).rejects.toBeInstanceOf(Conflict);
    await claim.append({ game: 'g', after: 2, records: ['3'] });
    await leases.leave();
    await store.close();
  });

  test('a lease that is over is buried before its tables are taken, and cannot be renewed after that', async () => {
    url = await database.database();
    const store = await postgresStore(url);
    const [old, next] = [new Leases(url, store), new Leases(url, store)];
    await old.register('127.0.0.1:1');
    await next.register('127.0.0.1:2');
    const claim = await old.found({ game: 'g', after: 0, records: ['1'] });
    expect(await next.take('g')).toBe(old.name);
    await sql(`UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE incarnation = $1`, [old.name]);
    const taken = await next.take('g');
    expect(typeof taken).toBe('object');
    expect(await old.renew([])).toBe(false);
    await expect(claim.append({ game: 'g', after: 1, records: ['old'] })).rejects.toBeInstanceOf(Conflict);
    await expect(claim.settle()).rejects.toBeInstanceOf(NotOurs);
    expect(claim.holds).toBe(false);
    expect(await store.records('g')).toEqual(['1']);
    await Promise.all([old.leave(), next.leave()]);
    await store.close();
  });

  test('dashboards and alerts name figures that there are, and ops/ settings that Belfry knows', async () => {
    url = await database.database();
    const node = await testServer({ ...shared, store: url, metrics: { host: '127.0.0.1', port: 0 } });
    nodes.push(node);
    const { teller } = await spread(5);
    teller.send('nonsense');
    await teller.until(() => teller.frames.some((frame) => frame.includes('bad-message')), 'a complaint');
    await node.store.check();
    node.lastNet(new Error('for the figure'));
    const figures = await (await fetch(node.metricsUrl!)).text();
    const root = new URL('../../../../', import.meta.url);
    const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
    const watched = read('ops/grafana/belfry.json') + read('ops/prometheus/alerts.yaml');
    const named = [...new Set(watched.match(/belfry_[a-z_]+/g))];
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !figures.includes(`\n${name}`))).toEqual([]);
    const config = read('apps/server/src/config.ts');
    const deployed = read('ops/several-nodes/compose.yaml') + read('ops/kubernetes/belfry.yaml');
    const settings = [...new Set(deployed.match(/BELFRY_[A-Z_]+/g))].filter(
      (name) => name !== 'BELFRY_DATABASE_PASSWORD',
    );
    expect(settings.filter((name) => !config.includes(name))).toEqual([]);
  });

  test('a node that is about to stop says so, and goes on for those who are there', async () => {
    const [one] = await cluster(2);
    const { teller } = await spread(5);
    await one!.drain();
    expect((await new Client(one!.url).http('GET', '/healthz')).status).toBe(404);
    await teller.must({ do: 'lock', locked: true });
    // To the very end, while it gives its tables back; and whoever is sent here all the same comes to another node soon.
    for (let more = 0; more < 20; more++) await new Client(one!.url).openTable({ name: 'Another' });
    const stopped = stop(one!);
    const strayed = new Client(one!.url);
    Object.assign(strayed, { cookie: teller.cookie, code: teller.code });
    await strayed.connect();
    expect(strayed.bye).toMatchObject({ code: 'restarting' });
    expect(strayed.bye!.retryInMs).toBeLessThan(300);
    const said: number[] = [];
    const look = async () => said.push((await new Client(one!.url).http('GET', '/healthz')).status) > 0;
    while (await look().catch(() => false));
    expect(said.filter((status) => status !== 404)).toEqual([]);
    await stopped;
    expect((await new Client(nodes[0]!.url).http('GET', '/healthz')).status).toBe(200);
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
