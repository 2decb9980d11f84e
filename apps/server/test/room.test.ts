import { get } from 'node:http';
import { random } from '@belfry/engine';
import { changeSettings, defaultSettings } from '@belfry/protocol';
import { voiceLink } from '@belfry/protocol/voice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesInRoom, invitation } from '../src/in-room.ts';
import type { RunningServer } from '../src/main.ts';
import { optionsIn } from '../src/options.ts';
import { dawnDue } from '../src/table/pace.ts';
import type { PlayState } from '../src/table/state.ts';
import { Client } from './client.ts';
import { chanceOf, gather, isNight, oneAct, testServer } from './house.ts';

const card = (address: string, more: object = {}) => ({
  address,
  family: 'IPv4' as const,
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
  ...more,
});

describe('Phones in the same network', () => {
  test('are shown the address that they most likely reach, and no made-up one first', () => {
    const found = addressesInRoom({
      lo: [card('127.0.0.1', { internal: true })],
      docker0: [card('192.168.99.1')],
      eth0: [card('10.1.2.3'), card('169.254.7.7')],
      wlan0: [card('192.168.1.5'), { ...card('fe80::1'), family: 'IPv6', scopeid: 2 }],
    });
    expect(found).toEqual(['192.168.1.5', '10.1.2.3', '192.168.99.1']);
  });

  test('get a picture in the terminal, or the terminal says why there is none', () => {
    const said = invitation(['http://192.168.1.5:8080', 'http://10.1.2.3:8080'], false);
    expect(said).toContain('Phones in this network: http://192.168.1.5:8080\n');
    expect(said).toContain('http://10.1.2.3:8080');
    const picture = said
      .split('\n\n')[1]!
      .split('\n')
      .filter((line) => line !== '');
    expect(picture.length).toBeGreaterThan(12);
    expect(new Set(picture.map((line) => line.length)).size).toBe(1);
    const coloured = invitation(['http://192.168.1.5:8080'], true).split('\n\n')[1]!.split('\n');
    expect(coloured.every((line) => line.startsWith('\x1b[97;40m') && line.endsWith('\x1b[0m'))).toBe(true);
    expect(invitation([], false)).toContain('No network was found');
  });

  test('are let in by an option of the start', () => {
    expect(optionsIn(['--lan'])).toEqual({ BELFRY_LAN: '1' });
    expect(optionsIn(['--characters', 'mine'])).toEqual({ BELFRY_CHARACTERS: 'mine' });
    expect(() => optionsIn(['--wan'])).toThrow(/--lan .*--characters FOLDER/);
  });

  test('find the table by a link that was made at the computer itself', async () => {
    const server = await testServer({ lan: true }, { addresses: () => ['192.168.1.5'] });
    const askedAt = (host: string, path: string) =>
      new Promise<{ link?: string; address?: string }>((resolve, reject) => {
        get({ port: server.port, path, headers: { host } }, (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => resolve(JSON.parse(text)));
        }).on('error', reject);
      });
    try {
      expect(server.inRoom).toEqual([`http://192.168.1.5:${server.port}`]);
      const { code } = await new Client(server.url).openTable({ name: 'Ann' });
      const path = `/api/tables/${code}`;
      for (const host of [`localhost:${server.port}`, `127.0.0.1:${server.port}`]) {
        expect(await askedAt(host, path)).toMatchObject({ link: `http://192.168.1.5:${server.port}/join/${code}` });
        expect(await askedAt(host, '/api/address')).toEqual({ address: `http://192.168.1.5:${server.port}` });
      }
      const there = 'belfry.local:8080';
      expect(await askedAt(there, path)).toMatchObject({ link: `http://${there}/join/${code}` });
      expect(await askedAt(there, '/api/address')).toEqual({ address: `http://${there}` });
    } finally {
      await server.close();
    }
  });
});

describe('A screen for the whole room', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({}, { bytes: chanceOf('screen') });
  });
  afterAll(() => server.close());

  const screenOf = async (browser: Client, name: string) => {
    const screen = new Client(server.url, name);
    screen.cookie = browser.cookie;
    return screen.showTable(browser.code, name);
  };
  /** What a viewer was told of the game; who they are themselves is another matter. */
  const told = ({ view, events, prompts, talk, clocks, inputs, steps, offers }: Client) =>
    JSON.stringify({ view, events, prompts, talk, clocks, inputs, steps, offers });

  test('in the Storyteller’s or a player’s own browser is told what a spectator is told, and nothing else', async () => {
    const party = await gather(server.url, 7);
    const { teller, players } = party;
    const wanda = await new Client(server.url, 'wanda').joinTable(teller.code, 'Wanda', 'spectator');
    const screens = [await screenOf(teller, 'Television'), await screenOf(players[3]!, 'Second television')];
    await teller.must({ do: 'begin' });
    const chance = random('screen');
    let nights = 0;
    for (let act = 0; act < 80; act++) {
      if (isNight(teller)) nights++;
      if (!(await oneAct(party, chance))) break;
      if (act % 10 > 0) continue;
      await players[0]!.do({ do: 'whisper', to: [1], text: 'hush' });
      for (const screen of screens) await expect.poll(() => told(screen)).toBe(told(wanda));
    }
    expect(nights).toBeGreaterThan(5);
    for (const screen of screens) {
      await expect.poll(() => told(screen)).toBe(told(wanda));
      expect(screen.you).toMatchObject({ role: 'spectator', seat: null, grimoire: false });
      expect(screen.frames.join()).not.toContain('hush');
    }
  });

  test('has no seat, is given none, and never sees the Grimoire', async () => {
    const { teller } = await gather(server.url, 5);
    const screen = await screenOf(teller, 'Television');
    const { person } = screen.you!;
    for (const role of ['grimoire-spectator', 'player', 'storyteller', 'co-storyteller'] as const) {
      expect(await teller.do({ do: 'role', person, role })).toMatchObject({ ok: false, said: { say: 'door.screen' } });
    }
    await teller.must({ do: 'begin' });
    expect(await screen.do({ do: 'volunteer', character: null })).toMatchObject({ said: { say: 'door.screen' } });
    expect(screen.view?.grimoire ?? null).toBeNull();
    // The browser's owner is who they were.
    expect(teller.you).toMatchObject({ role: 'storyteller' });
    const another = new Client(server.url, 'another');
    Object.assign(another, { cookie: teller.cookie, code: (await gather(server.url, 5)).teller.code, screen: true });
    await another.connect();
    expect(await another.do({ do: 'join', name: 'Ann', as: 'player' })).toMatchObject({ said: { say: 'door.screen' } });
  });

  test('is no second mouth for whoever is muted, and no way back for whoever was sent away', async () => {
    const { teller, players } = await gather(server.url, 5);
    const [, rude] = players;
    const screen = await screenOf(rude!, 'Television');
    await teller.must({ do: 'mute', person: rude!.you!.person, muted: true });
    for (const act of [
      { do: 'say', text: 'hello again' },
      { do: 'rename', name: 'Hello again' },
    ] as const)
      expect(await screen.do(act)).toMatchObject({ ok: false, said: { say: 'door.screen' } });
    await teller.must({ do: 'kick', person: rude!.you!.person });
    await expect.poll(() => screen.bye?.code).toBe('kicked');
    const later = new Client(server.url, 'later');
    Object.assign(later, { cookie: rude!.cookie, code: teller.code, screen: true });
    await later.connect();
    expect(await later.do({ do: 'join', name: 'Later', as: 'spectator' })).toMatchObject({
      ok: false,
      said: { say: 'door.sent-away' },
    });
  });

  test('that was never there before is none for whoever was sent away either', async () => {
    const { teller, players } = await gather(server.url, 5);
    await teller.must({ do: 'kick', person: players[2]!.you!.person });
    const screen = new Client(server.url, 'screen');
    Object.assign(screen, { cookie: players[2]!.cookie, code: teller.code, screen: true });
    await screen.connect();
    expect(await screen.do({ do: 'join', name: 'Screen', as: 'spectator' })).toMatchObject({
      ok: false,
      said: { say: 'door.sent-away' },
    });
  });
});

test('in one room dawn waits until the last thing told has had its turn on a phone, elsewhere it does not', () => {
  const timers = { nightAtLeast: 0, dawnAfter: 0, beat: 1, nightCards: 8 };
  const play = { nightBeganAt: 0, dawn: { index: 1, at: 5_000 } } as PlayState; // all that it looks at
  const dawn = (oneRoom: boolean) => dawnDue(play, changeSettings(defaultSettings('by-hand'), { oneRoom, timers }));
  expect(dawn(true)).toBe(5_000 + 1_000 + 2 * 8_000);
  expect(dawn(false)).toBe(5_000);
});

describe('A link to where the group talks', () => {
  test.each([
    ['http://meet.example.org/a'],
    ['javascript:alert(1)'],
    ['https://'],
    ['https://ann:secret@meet.example.org/a'],
    ['https://meet.example.org/a b'],
    ['https://{room}.example.org/'],
    ['meet.example.org'],
  ])('%s is none', (voice) => {
    expect(voiceLink(voice, 'a')).toBeNull();
  });

  test('leads to a room of the group’s own service, and is shown with its host', () => {
    expect(voiceLink('https://meet.example.org/belfry-{room}', 'two of us')).toEqual({
      href: 'https://meet.example.org/belfry-two%20of%20us',
      host: 'meet.example.org',
    });
    // A host that only looks like another is shown as what it is.
    expect(voiceLink('https://mеet.example.org/', 'a')?.host).toBe('xn--met-rdd.example.org');
  });

  test('is a table’s setting, for everybody to see', async () => {
    const server = await testServer();
    try {
      const { teller, players } = await gather(server.url, 5);
      const voice = 'https://meet.example.org/{room}';
      await teller.must({ do: 'settings', change: { voice } });
      await players[0]!.until(() => players[0]!.table?.settings.voice === voice, 'the link');
      const bad = await teller.do({ do: 'settings', change: { voice: 'http://meet.example.org' } });
      expect(bad).toMatchObject({ ok: false, code: 'bad-message' });
      await teller.must({ do: 'settings', change: { voice: null } });
    } finally {
      await server.close();
    }
  });
});
