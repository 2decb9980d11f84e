import { type Sentence, say } from '@belfry/almanac';
import { Game, type Json, LOG_VERSION, type Party, random } from '@belfry/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../src/cast.ts';
import type { RunningServer } from '../src/main.ts';
import type { LogRecord } from '../src/table/record.ts';
import { Client } from './client.ts';
import { gather, oneAct, testServer } from './house.ts';

let server: RunningServer;
let lobby: LogRecord[];
let playing: LogRecord[];
let over: LogRecord[];

beforeAll(async () => {
  server = await testServer();
  const exported = async (client: Client) =>
    (await client.http<{ records: LogRecord[] }>('GET', `/api/games/${client.code}/export`)).body.records;
  const party = await gather(server.url, 5);
  const { teller, players } = party;
  lobby = await exported(teller);
  const tokens = ['imp', 'baron', 'soldier', 'mayor', 'saint'].map((character) => ({ character }));
  await teller.must({ do: 'begin', tokens });
  await teller.until(() => teller.view?.phase === 'day', 'the day');
  await players[0]!.must({ do: 'say', text: 'Morning.' });
  playing = await exported(teller);
  await teller.must({ do: 'intervene', action: { do: 'kill', seat: 0 } });
  over = await exported(teller);
  expect(over.at(-1)!.type).toBe('chronicle');
});
afterAll(() => server.close());

const bring = async (records: readonly unknown[]) => {
  const { status, body } = await new Client(server.url).http<{ code?: string; error?: string; said?: Sentence }>(
    'POST',
    '/api/games/import',
    { belfry: 'game', version: LOG_VERSION, records },
  );
  return { status, words: body.error ?? '', said: body.said ?? null };
};
const at = () => playing[0]!.at;
const chair = (person: string | null) => ({ person, name: null });
const said = { type: 'said', channel: 'public', person: 'p1', seat: null, storyteller: true, to: null, hears: [] };

test('real games are taken, at every stage', async () => {
  for (const records of [lobby, playing, over])
    expect(await bring(records)).toEqual({ status: 201, words: '', said: null });
});

test('a game with a drunk copy and a Demon that nobody is leaves the server and comes back', async () => {
  const { teller } = await gather(server.url, 5);
  await teller.must({
    do: 'script',
    script: { items: ['villageidiot', 'mayor', 'saint', 'baron', 'spy', 'lilmonsta'] },
  });
  const characters = ['villageidiot', 'villageidiot', 'baron', 'spy', 'mayor'];
  const tokens = characters.map((character, seat) => ({ character, ...(seat === 1 ? { drunk: true } : {}) }));
  await teller.must({ do: 'begin', tokens, heldByNobody: ['lilmonsta'] });
  await teller.until(() => teller.view?.grimoire?.drunk.includes(1) === true, 'the drunk copy');
  const { body } = await teller.http<{ records: LogRecord[] }>('GET', `/api/games/${teller.code}/export`);
  expect(body.records.find(({ type }) => type === 'begun')).toMatchObject({ setup: { heldByNobody: ['lilmonsta'] } });
  expect(await bring(body.records)).toEqual({ status: 201, words: '', said: null });
});

describe('a file is refused, in words, where', () => {
  test.each<[string, () => readonly unknown[], RegExp]>([
    [
      'nobody who came sits on a chair',
      () => [...lobby, { type: 'chairs', at: at(), chairs: Array(5).fill(chair('p99')) }],
      /nobody called p99/,
    ],
    [
      'somebody sits twice',
      () => [...lobby, { type: 'chairs', at: at(), chairs: [chair('p2'), chair('p2')] }],
      /two chairs/,
    ],
    [
      'chairs are fewer than seats',
      () => [...playing, { type: 'chairs', at: at(), chairs: [chair('p2')] }],
      /1 chairs do not fit/,
    ],
    [
      'a stranger goes',
      () => [...lobby, { type: 'went', at: at(), person: 'p99', kicked: false }],
      /nobody called p99/,
    ],
    [
      'a stranger is renamed',
      () => [...lobby, { type: 'renamed', at: at(), person: 'p99', name: 'X' }],
      /nobody called p99/,
    ],
    [
      'a stranger is muted',
      () => [...lobby, { type: 'muted', at: at(), person: 'p99', muted: true }],
      /nobody called p99/,
    ],
    [
      'a stranger is promoted',
      () => [...lobby, { type: 'role', at: at(), person: 'p99', role: 'player', grimoire: false }],
      /nobody called p99/,
    ],
    [
      'a stranger speaks',
      () => [...lobby, { ...said, at: at(), person: 'p99', read: true, text: 'Boo', claim: null }],
      /nobody called p99/,
    ],
    [
      'a seat that is not there is whispered to',
      () => [...playing, { ...said, at: at(), channel: 'whisper', to: [9], read: true, text: 'Psst', claim: null }],
      /no seat 9/,
    ],
    [
      'a stranger decides',
      () => [...playing, { type: 'entry', at: at(), by: 'p99', entry: { type: 'undo', keep: 0 } }],
      /nobody called p99/,
    ],
    [
      'somebody comes under another’s number',
      () => [...lobby, { type: 'came', at: at(), person: 'p44', account: '', name: 'X', role: 'player', host: false }],
      /the next who comes is p/,
    ],
    [
      'nobody has sent a command',
      () => [...lobby, { type: 'locked', at: at(), locked: true, cmd: 'p99/x' }],
      /nobody here can have sent/,
    ],
    [
      'a decision comes before the game',
      () => [...lobby, { type: 'entry', at: at(), by: 'p1', entry: { type: 'undo', keep: 0 } }],
      /has not begun/,
    ],
    ['a beat is waited for before the game', () => [...lobby, { type: 'beat', at: at() }], /has not begun/],
    ['dawn comes by day', () => [...playing, { type: 'dawn', at: at() }], /nothing waits for dawn/],
    ['a vote runs that there is not', () => [...playing, { type: 'vote-runs', at: at() }], /no vote/],
    ['clocks go on that never stopped', () => [...playing, { type: 'resumed', at: at() }], /clocks are running/],
    ['an empty chair is ready', () => [...playing, { type: 'ready', at: at(), seat: 77, ready: true }], /no seat 77/],
    ['a game begins twice', () => [...playing, playing.find(({ type }) => type === 'begun')], /begun already/],
    ['a table is opened twice', () => [...lobby, lobby[0]], /opened once/],
    ['nothing was opened', () => lobby.slice(1), /opened once/],
    ['a game has ended and has not', () => [...playing, { type: 'chronicle', at: at(), events: [] }], /not over/],
    ['the end is missing', () => over.slice(0, -1), /what was told is missing/],
    ['the end is another', () => [...over.slice(0, -1), { ...over.at(-1), events: [] }], /does not follow/],
    ['time is out of joint', () => [...lobby, { type: 'paused', at: 1e300 }], /no time that this can be/],
    ['a day lasts for ever', () => [...lobby, { type: 'extended', at: at(), ms: 1e15 }], /nobody adds so much/],
    [
      'something else was told than follows',
      () =>
        playing.map((r) => (r.type === 'begun' ? { ...r, told: { ...r.told!, events: r.told!.events.slice(1) } } : r)),
      /was told does not follow/,
    ],
    [
      'more is taken back than anybody would',
      () => {
        const note = (n: number) => ({
          type: 'entry',
          at: at(),
          by: 'p1',
          entry: { type: 'intervene', action: { do: 'announce', text: `${n}` } },
        });
        const back = { type: 'entry', at: at(), by: 'p1', entry: { type: 'undo', keep: 900 } };
        return [
          ...playing,
          ...Array.from({ length: 1_000 }, (_, n) => note(n)),
          ...Array.from({ length: 400 }, (_, n) => [back, note(n)]).flat(),
        ];
      },
      /takes back too much/,
    ],
  ])('%s', async (_, records, words) => {
    const refused = await bring(records());
    expect(refused.status).toBe(400);
    expect(refused.words).toMatch(new RegExp(words, 'i'));
    const inRussian = say(refused.said!, { name: String, character: String }, 'ru');
    expect(inRussian).toMatch(/^Эту игру нельзя сыграть заново\. [А-Я]/);
    // Of English there are at most the numbers of people and the names of fields.
    expect(inRussian.replace(/\bp\d+\b|"[^"]*"/g, '')).not.toMatch(/[a-z]/i);
  });

  test('it is cut off', async () => {
    const response = await fetch(`${server.url}/api/games/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ belfry: 'game', version: LOG_VERSION, records: lobby }).slice(0, -40),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/not JSON; it may be cut off/) });
  });
});

test('taking back nothing a thousand times is taken, and costs nothing', async () => {
  const inputs = playing.filter(({ type }) => type === 'entry').length;
  const nothing = { type: 'entry', at: at(), by: 'p1', entry: { type: 'undo', keep: inputs } };
  expect((await bring([...playing, ...Array(1_000).fill(nothing)])).status).toBe(201);
});

test('other tables are played while a long file is read', async () => {
  const party = await gather(server.url, 5);
  await party.teller.must({ do: 'begin' });
  const line = { ...said, at: at(), read: true, text: 'x'.repeat(60), claim: null };
  const long = bring([...playing, ...Array(15_000).fill(line)]);
  const chance = random('beside a long file');
  for (let acts = 0; acts < 10; acts++) await oneAct(party, chance);
  expect((await long).status).toBe(201);
});

test('a game of far more decisions than an evening has is taken: as many as a table plays', async () => {
  const begun = playing.find((record) => record.type === 'begun')!;
  const game = new Game(begun.setup, cast);
  for (const record of playing) {
    if (record.type === 'entry' && record.entry.type !== 'undo') game.submit(record.entry);
  }
  const records: unknown[] = [...playing];
  const decide = (kind: string, to: Party, choice: Json) => {
    const prompt = game.prompts().find((one) => one.kind === kind && one.to === to)!;
    const entry = { type: 'answer', prompt: prompt.id, by: to, choice } as const;
    expect(game.submit(entry)).toMatchObject({ ok: true });
    records.push({ type: 'entry', at: at(), by: 'p1', entry });
  };
  decide('run-day', 'storyteller', { do: 'open-nominations' });
  decide('day', 1, { do: 'nominate', with: [2] });
  for (let n = 0; n < 5_000; n++) decide('hand', 3, { do: n % 2 === 0 ? 'raise' : 'lower' });
  expect(await bring(records)).toEqual({ status: 201, words: '', said: null });
});
