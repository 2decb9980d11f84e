import { type Command, type CommandName, type Moment, mayAt, POWERS, type Standing } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { gather, isNight, playOut, testServer, untimed } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIVE = ['imp', 'poisoner', 'monk', 'chef', 'soldier'].map((character) => ({ character }));
const NOBODY = 'p999';

/** One of each command, which changes nothing that matters even where it may be done. */
const SAMPLES: { readonly [name in Exclude<CommandName, 'leave'>]: Extract<Command, { do: name }> } = {
  join: { do: 'join', name: 'Somebody else', as: 'spectator' },
  rename: { do: 'rename', name: '…' },
  volunteer: { do: 'volunteer', character: 'no such character' },
  'step-back': { do: 'step-back' },
  'let-in': { do: 'let-in', person: NOBODY },
  sit: { do: 'sit', seat: 99 },
  stand: { do: 'stand' },
  chairs: { do: 'chairs', count: 6 },
  'name-chair': { do: 'name-chair', seat: 99, name: 'Nobody' },
  assign: { do: 'assign', seat: 99, person: null },
  bots: { do: 'bots', count: 1, level: 'random' },
  reseat: { do: 'reseat', order: [0] },
  settings: { do: 'settings', change: {} },
  script: { do: 'script', script: { builtin: 'no such script' } },
  begin: { do: 'begin', fabled: ['no such character'] },
  answer: { do: 'answer', prompt: 'nonsense', choice: null },
  intervene: { do: 'intervene', action: { do: 'unmark', effect: 9_999 } },
  undo: { do: 'undo', keep: 99_999 },
  redo: { do: 'redo' },
  amend: { do: 'amend', input: 99_999 },
  ready: { do: 'ready', ready: false },
  'run-vote': { do: 'run-vote' },
  dawn: { do: 'dawn' },
  say: { do: 'say', text: 'I say' },
  whisper: { do: 'whisper', to: [99], text: 'psst' },
  'storyteller-line': { do: 'storyteller-line', text: 'A word', to: NOBODY },
  'evil-chat': { do: 'evil-chat', text: 'Hm' },
  claim: { do: 'claim', claim: { character: null, learned: [], suspects: [], trusts: [] } },
  pause: { do: 'pause' },
  resume: { do: 'resume' },
  extend: { do: 'extend', seconds: 1 },
  mute: { do: 'mute', person: NOBODY, muted: true },
  kick: { do: 'kick', person: NOBODY },
  lock: { do: 'lock', locked: false },
  role: { do: 'role', person: NOBODY, role: 'spectator' },
};
/** Refused for what they ask, not for who asks: no evil chat at this table. */
const OTHER_REASONS: ReadonlySet<string> = new Set(['There is no evil chat at this table.']);

async function mayDo(client: Client, name: keyof typeof SAMPLES): Promise<boolean> {
  const answered = await client.do(SAMPLES[name]);
  if (answered.ok || OTHER_REASONS.has(answered.reason)) return true;
  if (answered.code === 'not-joined' || answered.code === 'not-allowed') return false;
  // "Not now" is about the moment where the powers say so, and about more than that elsewhere.
  return !(answered.code === 'not-now' && /^The game |^Spectators/.test(answered.reason));
}

async function walk(who: { readonly [name: string]: readonly [Client, readonly Standing[]] }, moment: Moment) {
  for (const [name, [client, standings]] of Object.entries(who)) {
    for (const command of Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]) {
      // One who has joined joins again without effect.
      if (command === 'join') continue;
      const right = mayAt(POWERS[command], standings, moment);
      expect([name, moment, command, await mayDo(client, command)]).toEqual([name, moment, command, right]);
    }
  }
}

/** Everybody there can be at a table with a Storyteller. */
async function company() {
  const party = await gather(server.url, 5, { chairs: 6 });
  const { teller, players } = party;
  const come = (name: string, as: 'player' | 'spectator') => new Client(server.url).joinTable(teller.code, name, as);
  const co = await come('Colin', 'spectator');
  const removed = await come('Rex', 'spectator');
  const open = await come('Olga', 'spectator');
  const spectator = await come('Zoe', 'spectator');
  const standing = await come('Stan', 'player');
  const stranger = new Client(server.url);
  await stranger.http('POST', '/api/session');
  stranger.code = teller.code;
  await stranger.connect();
  for (const person of [co, removed])
    await teller.must({ do: 'role', person: person.you!.person, role: 'co-storyteller' });
  await teller.must({ do: 'role', person: open.you!.person, role: 'grimoire-spectator' });
  return { party, teller, players, co, removed, open, spectator, standing, stranger };
}

const led = ({ teller, co, players, spectator, open, standing, stranger }: Awaited<ReturnType<typeof company>>) =>
  ({
    teller: [teller, ['storyteller']],
    co: [co, ['co-storyteller']],
    seat: [players[1]!, ['seat']],
    standing: [standing, ['player']],
    spectator: [spectator, ['spectator']],
    open: [open, ['spectator']],
    stranger: [stranger, ['stranger']],
  }) as const;

describe('every command with every standing is as the table of powers says', () => {
  test('at a table with a Storyteller', async () => {
    const all = await company();
    await walk(led(all), 'lobby');
    // One has stood up, and a bot has taken a chair: as it was before.
    const bot = all.teller.table!.people.find((person) => person.bot)!;
    await all.teller.must({ do: 'kick', person: bot.person });
    await all.players[1]!.must({ do: 'sit', seat: 1 });
    await all.teller.must({ do: 'begin', tokens: FIVE });
    while (isNight(all.teller)) {
      const [prompt] = all.teller.prompts;
      await all.teller.answer(
        prompt!,
        prompt!.suggestion?.choice ?? [4],
        prompt!.to === 'storyteller' ? undefined : prompt!.to,
      );
    }
    await all.players[1]!.until(() => all.players[1]!.view?.phase === 'day', 'the day');
    await walk(led(all), 'game');
  });

  test('at a table without one, whose host plays, and one whose host looks on', async () => {
    for (const plays of [true, false]) {
      const settings = { storyteller: 'automatic', timers: { ...untimed, discussion: 600, nightPrompt: 0 } } as const;
      const host = await new Client(server.url).openTable({ name: 'Host', as: 'player', chairs: 6, settings });
      const seat = await new Client(server.url).joinTable(host.code, 'Ada');
      await seat.must({ do: 'sit', seat: 1 });
      if (plays) await host.must({ do: 'sit', seat: 0 });
      else await host.must({ do: 'role', person: host.you!.person, role: 'spectator' });
      await walk({ host: [host, plays ? ['host', 'seat'] : ['host', 'spectator']], seat: [seat, ['seat']] }, 'lobby');
      // They have stood up, and bots have taken chairs.
      for (const { bot, person } of host.table!.people) if (bot) await host.must({ do: 'kick', person });
      await seat.must({ do: 'sit', seat: 1 });
      if (plays) await host.must({ do: 'sit', seat: 0 });
      await host.must({ do: 'bots', count: plays ? 4 : 5, level: 'random' });
      await host.must({ do: 'begin' });
      await seat.until(() => seat.view?.phase === 'day', 'the day');
      const standings = plays ? (['playing-host', 'seat'] as const) : (['host', 'spectator'] as const);
      await walk({ host: [host, standings], seat: [seat, ['seat']] }, 'unled');
    }
  });
});

describe('every endpoint with every role', () => {
  test('shows what that role may see, before and after the end', async () => {
    const all = await company();
    const { party, teller, players, removed } = all;
    await teller.must({ do: 'settings', change: { storytellerReadsWhispers: false, evilChat: true, readBack: 'own' } });
    await teller.must({ do: 'begin', tokens: FIVE });
    while (isNight(teller)) {
      const [prompt] = teller.prompts;
      await teller.answer(
        prompt!,
        prompt!.suggestion?.choice ?? [4],
        prompt!.to === 'storyteller' ? undefined : prompt!.to,
      );
    }
    for (const player of players) await player.until(() => player.view?.phase === 'day', 'the day');
    await players[0]!.must({ do: 'whisper', to: [1], text: 'whisper-of-0-to-1' });
    await players[2]!.must({ do: 'storyteller-line', text: 'line-of-2' });
    // Five play, so nobody was told who is evil: the Minion hears nothing of the Demon.
    await players[0]!.must({ do: 'evil-chat', text: 'evil-of-0' });
    await players[1]!.must({ do: 'evil-chat', text: 'evil-of-1' });
    await teller.must({ do: 'kick', person: removed.you!.person });
    const { code } = teller;
    const people: { readonly [name: string]: Client } = {
      teller,
      co: all.co,
      removed,
      zero: players[0]!,
      one: players[1]!,
      two: players[2]!,
      standing: all.standing,
      spectator: all.spectator,
      open: all.open,
      stranger: all.stranger,
    };
    const SECRETS = ['whisper-of-0-to-1', 'line-of-2', 'evil-of-0', 'evil-of-1'];
    const look = async (client: Client, method: string, path: string) => {
      const { status, body } = await client.http(method, path);
      const text = JSON.stringify(body);
      return { status, knows: status === 200 ? SECRETS.filter((secret) => text.includes(secret)) : [] };
    };
    /** By what each hears at the table. */
    const HEARS: { readonly [name: string]: readonly string[] } = {
      teller: ['line-of-2', 'evil-of-0', 'evil-of-1'],
      co: ['line-of-2', 'evil-of-0', 'evil-of-1'],
      zero: ['whisper-of-0-to-1', 'evil-of-0'],
      one: ['whisper-of-0-to-1', 'evil-of-1'],
      two: ['line-of-2'],
      standing: [],
      spectator: [],
      open: [],
    };
    const paths = { talk: 'GET', export: 'GET', replay: 'POST' } as const;
    const walkPaths = async (isOver: boolean) => {
      for (const [name, client] of Object.entries(people)) {
        const member = HEARS[name] !== undefined;
        const plate = await look(client, 'GET', `/api/tables/${code}`);
        expect([name, plate]).toEqual([name, { status: 200, knows: [] }]);
        for (const [path, method] of Object.entries(paths)) {
          const rules = (name === 'teller' || name === 'co') && path === 'export';
          const status = !member ? 404 : isOver || rules ? 200 : 403;
          const knows = status === 200 && path !== 'replay' ? HEARS[name]! : [];
          const got = await look(client, method, `/api/games/${code}/${path}`);
          expect([name, path, isOver, got]).toEqual([name, path, isOver, { status, knows }]);
        }
        // While they told the story with the others they heard what the others heard.
        if (client === removed) continue;
        const heard = SECRETS.filter((secret) => client.frames.some((frame) => frame.includes(secret)));
        expect([name, heard.filter((secret) => !(HEARS[name] ?? []).includes(secret))]).toEqual([name, []]);
      }
    };
    await walkPaths(false);
    await playOut(party, 'walk');
    for (const player of players) await player.until(() => player.table?.stage === 'over', 'the end');
    await walkPaths(true);
    const replay = (await players[0]!.http<{ replay: string }>('POST', `/api/games/${code}/replay`)).body.replay;
    const as = (eyes: string) => all.stranger.http<{ events: object[] }>('GET', `/api/replays/${replay}?as=${eyes}`);
    expect((await as('storyteller')).status).toBe(200);
    // Taken back, the game goes on, and the old link shows nothing of it.
    await teller.must({ do: 'undo', keep: 1 });
    expect((await as('storyteller')).status).toBe(404);
  }, 60_000);
});
