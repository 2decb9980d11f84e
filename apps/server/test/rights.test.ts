import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { gather, type Party, testServer, untimed } from './house.ts';
import { powersTable } from './powers.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIVE = ['imp', 'poisoner', 'monk', 'chef', 'soldier'].map((character) => ({ character }));
const refused = async (client: Client, cmd: Command) => {
  const answered = await client.do(cmd);
  return answered.ok ? 'ok' : answered.code;
};

test('docs/PROTOCOL.md shows the table of powers as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/PROTOCOL.md'), 'utf8');
  const [, shown] = /<!-- powers -->\n([\s\S]*?)\n<!-- \/powers -->/.exec(page) ?? [];
  expect(shown).toBe(powersTable());
});

/** A game without a Storyteller, whose host plays; and a second account of the host's. */
async function hostPlays() {
  const settings = { storyteller: 'automatic', timers: untimed } as const;
  const host = await new Client(server.url).openTable({ name: 'Host', as: 'player', chairs: 5, settings });
  await host.must({ do: 'sit', seat: 0 });
  const others: Client[] = [];
  for (const name of ['Ada', 'Bob', 'Cid', 'Dot']) {
    const other = await new Client(server.url).joinTable(host.code, name);
    await other.must({ do: 'sit', seat: others.length + 1 });
    others.push(other);
  }
  const second = await new Client(server.url).joinTable(host.code, 'Second');
  await host.must({ do: 'begin' });
  return { host, others, second };
}

async function begun(seats = 5): Promise<Party> {
  const party = await gather(server.url, seats);
  await party.teller.must({ do: 'begin', tokens: FIVE });
  return party;
}

describe('whoever plays has no power over seats and roles', () => {
  test('a playing host cannot read other seats through a second account', async () => {
    const { host, others, second } = await hostPlays();
    const { person } = others[0]!.you!;
    for (const cmd of [
      { do: 'role', person, role: 'spectator' },
      { do: 'role', person: second.you!.person, role: 'grimoire-spectator' },
      { do: 'role', person: second.you!.person, role: 'storyteller' },
      { do: 'kick', person },
      { do: 'assign', seat: 1, person: second.you!.person },
      { do: 'assign', seat: 1, person: null },
    ] as const)
      expect([cmd, await refused(host, cmd)]).toEqual([cmd, 'not-allowed']);
    await others[0]!.must({ do: 'leave' });
    expect(await refused(host, { do: 'assign', seat: 1, person: second.you!.person })).toBe('not-allowed');
    expect(second.view!.me).toBeNull();
  });

  test('a playing host settles nothing that decides who learns what, but keeps the day and the order', async () => {
    const { host, second } = await hostPlays();
    for (const change of [
      { storyteller: 'by-hand' },
      { policy: 'first' },
      { rulings: { information: 'first' } },
      { evilChat: true },
      { storytellerReadsWhispers: false },
      { seating: 'assigned' },
      { timers: { nightPrompt: 0 } },
      { timers: { nightAtLeast: 0 } },
    ] as const)
      expect([change, await refused(host, { do: 'settings', change })]).toEqual([change, 'not-allowed']);
    await host.must({ do: 'settings', change: { title: 'Ours', timers: { discussion: 60 } } });
    await host.must({ do: 'pause' });
    await host.must({ do: 'resume' });
    await host.must({ do: 'lock', locked: true });
    await host.must({ do: 'kick', person: second.you!.person });
  });

  test('a former Storyteller who plays cannot unseat the present one', async () => {
    const { teller, players } = await gather(server.url, 4, { chairs: 5 });
    const next = await new Client(server.url).joinTable(teller.code, 'Next', 'spectator');
    const friend = await new Client(server.url).joinTable(teller.code, 'Friend', 'spectator');
    await teller.must({ do: 'role', person: next.you!.person, role: 'storyteller' });
    await teller.must({ do: 'role', person: teller.you!.person, role: 'player' });
    await teller.must({ do: 'sit', seat: players.length });
    await next.must({ do: 'begin', tokens: FIVE });
    expect(teller.you!.host).toBe(true);
    for (const cmd of [
      { do: 'role', person: next.you!.person, role: 'spectator' },
      { do: 'role', person: friend.you!.person, role: 'storyteller' },
      { do: 'kick', person: next.you!.person },
      { do: 'settings', change: { storyteller: 'automatic' } },
      { do: 'settings', change: { title: 'Mine' } },
      { do: 'pause' },
    ] as const)
      expect([cmd, await refused(teller, cmd)]).toEqual([cmd, 'not-allowed']);
  });

  test('a co-Storyteller cannot send the Storyteller away or give them another role', async () => {
    const { teller } = await begun();
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    await teller.must({ do: 'role', person: zoe.you!.person, role: 'co-storyteller' });
    const { person } = teller.you!;
    expect(await refused(zoe, { do: 'kick', person })).toBe('not-allowed');
    expect(await refused(zoe, { do: 'role', person, role: 'spectator' })).toBe('not-allowed');
  });
});

describe('a seat of a running game', () => {
  test('that changes hands is told to everybody, for good, and nobody ever holds two', async () => {
    const { teller, players } = await begun();
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe');
    const { person } = zoe.you!;
    await teller.must({ do: 'assign', seat: 0, person });
    await teller.must({ do: 'assign', seat: 0, person: players[0]!.you!.person });
    const told = (client: Client) => client.talk.filter(({ channel }) => channel === 'table').map(({ hands }) => hands);
    const both = [
      { seat: 0, from: 'Ann', to: 'Zoe' },
      { seat: 0, from: 'Zoe', to: 'Ann' },
    ];
    for (const client of [teller, ...players, zoe]) {
      await client.until(() => told(client).length === 2, 'what was told');
      expect(told(client)).toEqual(both);
      expect(client.table!.chairs[0]!.hands).toEqual([players[0]!.you!.person, person]);
      expect(client.table!.chairs[1]!.hands).toEqual([players[1]!.you!.person]);
    }
    await teller.must({ do: 'assign', seat: 1, person: null });
    expect(await teller.do({ do: 'assign', seat: 1, person })).toMatchObject({ reason: expect.stringMatching(/two/) });
    await teller.must({ do: 'undo', keep: 0 });
    expect(zoe.table!.chairs[0]!.hands).toHaveLength(2);
  });
});

describe('who has seen the Grimoire is remembered from the moment of seeing', () => {
  test('also one who was let in before the game began', async () => {
    const { teller } = await gather(server.url, 5);
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    const { person } = zoe.you!;
    await teller.must({ do: 'role', person, role: 'grimoire-spectator' });
    // Nothing has been seen yet.
    await teller.must({ do: 'role', person, role: 'player' });
    await teller.must({ do: 'role', person, role: 'grimoire-spectator' });
    await teller.must({ do: 'begin', tokens: FIVE });
    await zoe.until(() => zoe.view?.grimoire != null, 'the Grimoire');
    await teller.must({ do: 'role', person, role: 'spectator' });
    expect(await refused(teller, { do: 'role', person, role: 'player' })).toBe('not-possible');
    await zoe.must({ do: 'leave' });
    await zoe.must({ do: 'join', name: 'Zoe', as: 'player' });
    await teller.must({ do: 'assign', seat: 3, person: null });
    expect(await refused(teller, { do: 'assign', seat: 3, person })).toBe('not-possible');
  });
});
