import type { Claim } from '@belfry/protocol';
import { LIMITS } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import type { Heard, TableState } from '../src/table/state.ts';
import { isAmongBots } from '../src/table/talk.ts';
import { Client } from './client.ts';
import { gather, isNight, playOut, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIVE = ['imp', 'poisoner', 'monk', 'chef', 'soldier'].map((character) => ({ character }));

/** A table by day. */
async function daytime(settings: object = {}) {
  const party = await gather(server.url, 5, { settings });
  await party.teller.must({ do: 'begin', tokens: FIVE });
  while (isNight(party.teller)) {
    const [prompt] = party.teller.prompts;
    const choice = prompt!.suggestion?.choice ?? [4];
    await party.teller.answer(prompt!, choice, prompt!.to === 'storyteller' ? undefined : prompt!.to);
  }
  for (const player of party.players) await player.until(() => player.view?.phase === 'day', 'dawn');
  return party;
}

describe('rights', () => {
  test('each command is checked against the role', async () => {
    const { teller, players } = await daytime();
    const spectator = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    const refused = async (client: Client, cmd: Parameters<Client['do']>[0]) => {
      const answered = await client.do(cmd);
      return answered.ok ? 'ok' : answered.code;
    };
    const [zero] = players;
    expect(await refused(zero!, { do: 'undo', keep: 0 })).toBe('not-allowed');
    expect(await refused(zero!, { do: 'intervene', action: { do: 'kill', seat: 1 } })).toBe('not-allowed');
    expect(await refused(zero!, { do: 'settings', change: { whispers: 'off' } })).toBe('not-allowed');
    expect(await refused(zero!, { do: 'kick', person: 'p1' })).toBe('not-allowed');
    expect(await refused(zero!, { do: 'answer', prompt: '1.2', choice: {}, seat: 1 })).toBe('not-possible');
    expect(await refused(spectator, { do: 'whisper', to: [0], text: 'psst' })).toBe('not-allowed');
    expect(await refused(spectator, { do: 'say', text: 'It is Ann!' })).toBe('not-now');
    expect(await refused(spectator, { do: 'sit', seat: 0 })).toBe('not-allowed');
    expect(await refused(teller, { do: 'begin' })).toBe('not-now');
    expect(spectator.view?.me).toBeNull();
    expect(spectator.view?.grimoire).toBeNull();
  });

  test('a spectator to whom the Grimoire was opened sees it, and can never sit', async () => {
    const { teller } = await daytime();
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    await teller.must({ do: 'role', person: zoe.you!.person, role: 'grimoire-spectator' });
    await zoe.until(() => zoe.view?.grimoire != null, 'the Grimoire');
    expect(zoe.view!.grimoire!.tokens.map((t) => t.character)).toEqual(FIVE.map((t) => t.character));
    expect(zoe.prompts).toEqual([]);
    expect(await teller.do({ do: 'role', person: zoe.you!.person, role: 'player' })).toMatchObject({ ok: false });
  });

  test('a co-Storyteller rules like the Storyteller', async () => {
    const { teller } = await daytime();
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    await teller.must({ do: 'role', person: zoe.you!.person, role: 'co-storyteller' });
    await zoe.until(() => zoe.prompts.some((p) => p.kind === 'run-day'), 'the day to run');
    await zoe.answer(zoe.prompts.find((p) => p.kind === 'run-day')!, { do: 'open-nominations' });
  });

  test('a seat that changes hands takes its view along', async () => {
    const { teller, players } = await daytime();
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe');
    const [zero] = players;
    await zero!.must({ do: 'whisper', to: [1], text: 'mine' });
    expect(await teller.do({ do: 'assign', seat: 0, person: players[1]!.you!.person })).toMatchObject({ ok: false });
    await teller.must({ do: 'assign', seat: 0, person: zoe.you!.person });
    await zoe.until(() => zoe.view?.me?.character === 'imp', 'the seat');
    expect(zoe.talk).toMatchObject([{ channel: 'whisper', text: 'mine' }, { channel: 'table' }]);
    await zero!.until(() => zero!.view?.me === null, 'to have no seat');
    expect(zero!.prompts).toEqual([]);
  });

  test('mute, lock and kick', async () => {
    const { teller, players } = await daytime();
    const [zero, one] = players;
    await teller.must({ do: 'mute', person: one!.you!.person, muted: true });
    expect(await one!.do({ do: 'say', text: 'la la' })).toMatchObject({ ok: false, code: 'muted' });
    await one!.must({ do: 'storyteller-line', text: 'Why?' });
    await teller.must({ do: 'lock', locked: true });
    await expect(new Client(server.url).joinTable(teller.code, 'Late')).rejects.toThrow(/locked/);
    await teller.must({ do: 'kick', person: zero!.you!.person });
    await zero!.until(() => zero!.bye !== null, 'goodbye');
    expect(zero!.bye).toMatchObject({ code: 'kicked', retryInMs: null });
    await zero!.connect();
    expect(zero!.you).toBeNull();
    expect(await zero!.do({ do: 'join', name: 'Ann', as: 'player' })).toMatchObject({ ok: false, code: 'locked' });
  });
});

describe('talk', () => {
  test('names and lines are tidied; look-alikes are refused', async () => {
    const teller = await new Client(server.url).openTable({ name: '  The\u202E \u0000 Teller\u200B ' });
    expect(teller.you!.name).toBe('The Teller');
    await expect(new Client(server.url).joinTable(teller.code, 'ｔhe TELLER')).rejects.toThrow(/already called/);
    await teller.must({ do: 'say', text: '<b>hi</b>\n\n\u0007there' });
    await teller.until(() => teller.talk.length === 1, 'the line');
    expect(teller.talk[0]!.text).toBe('<b>hi</b> there');
    expect(await teller.do({ do: 'say', text: '\u200B' })).toMatchObject({ ok: false });
  });

  test('whispers follow the table: off, neighbours, everyone, never at night', async () => {
    const { teller, players } = await daytime({ whispers: 'neighbours' });
    const [zero] = players;
    await zero!.must({ do: 'whisper', to: [4], text: 'neighbour' });
    expect(await zero!.do({ do: 'whisper', to: [2], text: 'too far' })).toMatchObject({ ok: false });
    await teller.must({ do: 'settings', change: { whispers: 'off' } });
    expect(await zero!.do({ do: 'whisper', to: [1], text: 'no' })).toMatchObject({ code: 'not-allowed' });
    await teller.must({ do: 'settings', change: { whispers: 'everyone' } });
    await teller.answer(teller.prompts.find((p) => p.kind === 'run-day')!, { do: 'end-day' });
    await zero!.until(() => zero!.view!.phase === 'night', 'night');
    expect(await zero!.do({ do: 'whisper', to: [1], text: 'no' })).toMatchObject({ code: 'not-now' });
    expect(await zero!.do({ do: 'say', text: 'no' })).toMatchObject({ code: 'not-now' });
    await zero!.must({ do: 'storyteller-line', text: 'always' });
  });

  test('the Storyteller reads what the settings say, and a claim is for all', async () => {
    const { teller, players } = await daytime({ storytellerReadsWhispers: false });
    await players[0]!.must({ do: 'whisper', to: [1], text: 'secret' });
    await teller.until(() => teller.talk.length === 1, 'that they whispered');
    expect(teller.talk[0]!.text).toBeNull();
    const claim: Claim = {
      character: 'chef',
      learned: [{ night: 1, chosen: [], info: { says: 'number', number: 1 } }],
      suspects: [1],
      trusts: [],
    };
    await players[3]!.must({ do: 'claim', claim });
    await players[2]!.until(() => players[2]!.talk.length === 2, 'the claim');
    expect(players[2]!.talk[1]).toMatchObject({ channel: 'claim', claim, from: { seat: 3 } });
  });

  test('in a game of five, where nobody has told them of each other, the evil do not meet in a chat of theirs', async () => {
    const { players } = await daytime({ evilChat: true });
    const [demon, minion] = players;
    await minion!.must({ do: 'evil-chat', text: 'Is anybody there?' });
    await minion!.must({ do: 'say', text: 'Good morning.' });
    await demon!.until(() => demon!.talk.some(({ channel }) => channel === 'public'), 'what is said aloud');
    for (const player of players) {
      const overheard = player.talk.filter(({ channel }) => channel === 'evil');
      expect(overheard).toHaveLength(player === minion ? 1 : 0);
    }
  });

  test('after the end everything can be read back, replayed from any seat, exported and imported', async () => {
    const party = await gather(server.url, 5, { settings: { readBack: 'everyone' } });
    await party.teller.must({ do: 'begin', tokens: FIVE });
    const { code } = party.teller;
    const [zero, , two] = party.players;
    expect((await two!.http('GET', `/api/games/${code}/export`)).status).toBe(403);
    await playOut(party, 'read back');
    await zero!.until(() => zero!.table?.stage === 'over', 'the end');
    expect((await two!.http<{ talk: unknown[] }>('GET', `/api/games/${code}/talk`)).status).toBe(200);
    const { body } = await two!.http<{ replay: string }>('POST', `/api/games/${code}/replay`);
    const replay = (as: string) =>
      two!.http<{ events: object[]; statistics: object }>('GET', `/api/replays/${body.replay}?as=${as}`);
    const [asPublic, asTeller, asZero] = [await replay('public'), await replay('storyteller'), await replay('0')];
    expect(asPublic.body.events.length).toBeLessThan(asZero.body.events.length);
    expect(asZero.body.events.length).toBeLessThan(asTeller.body.events.length);
    expect(asPublic.body.statistics).toMatchObject({ winner: party.teller.view!.outcome!.winner });
    const file = await two!.http<Record<string, unknown>>('GET', `/api/games/${code}/export`);
    expect(JSON.stringify(file.body)).not.toContain(
      (await two!.http<{ account: string }>('POST', '/api/session')).body.account,
    );
    const other = new Client(server.url);
    const imported = await other.http<{ code: string; replay: string }>('POST', '/api/games/import', file.body);
    expect(imported.status).toBe(201);
    const again = await other.http<{ events: object[] }>('GET', `/api/replays/${imported.body.replay}?as=storyteller`);
    expect(again.body.events).toEqual(asTeller.body.events);
    const broken = { ...file.body, records: (file.body.records as object[]).slice(1) };
    expect((await other.http('POST', '/api/games/import', broken)).status).toBe(400);
  });

  test('a snapshot holds the latest lines and every claim that still stands; older lines come when asked for', async () => {
    const { teller, players } = await daytime();
    const [zero, one] = players;
    const claim = { character: 'chef', learned: [], suspects: [], trusts: [] };
    await one!.must({ do: 'claim', claim });
    for (let n = 0; n < LIMITS.lines + 50; n++) await zero!.must({ do: 'say', text: `line ${n}` });
    // What one does not hear is not counted either.
    await players[2]!.must({ do: 'storyteller-line', text: 'secret' });
    const again = new Client(server.url);
    Object.assign(again, { cookie: players[3]!.cookie, code: teller.code });
    await again.connect();
    await again.until(() => again.view !== null, 'a snapshot');
    expect(again.talk).toHaveLength(LIMITS.lines);
    expect(again.talkFrom).toBe(51);
    expect(again.claims).toMatchObject([{ channel: 'claim', claim, from: { seat: 1 } }]);
    again.send(JSON.stringify({ t: 'older', before: again.talkFrom }));
    await again.until(() => again.talkFrom === 0, 'older lines');
    expect(again.talk).toEqual(players[3]!.talk);
    expect(JSON.stringify(again.talk)).not.toContain('secret');
  });
});

test('what bots whisper to each other is nobody’s confidence; with a person among them it is', () => {
  const people = new Map([
    ['p1', { account: 'bot:novice::1' }],
    ['p2', { account: 'bot:novice::2' }],
    ['p3', { account: 'somebody' }],
  ]);
  // Only what is looked at.
  const state = { people, chairs: ['p1', 'p2', 'p3'].map((person) => ({ person })) } as unknown as TableState;
  const whisper = (person: string, to: readonly number[]) =>
    isAmongBots(state, { channel: 'whisper', person, to } as unknown as Heard);
  expect(whisper('p1', [1])).toBe(true);
  expect(whisper('p1', [1, 2])).toBe(false);
  expect(whisper('p3', [0])).toBe(false);
});
