import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bot } from '../../../examples/bot.ts';
import type { RunningServer } from '../src/main.ts';
import { emptyTable } from '../src/table/fold.ts';
import { Wakeups } from '../src/table/wakeups.ts';
import { Client } from './client.ts';
import { gather, type Party, stateOf, testServer, untimed } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIVE = ['imp', 'poisoner', 'monk', 'mayor', 'soldier'].map((character) => ({ character }));
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const asked = (client: Client, kind: string) => client.prompts.find((p) => p.kind === kind)!;

async function begun(timers: object): Promise<Party> {
  const party = await gather(server.url, 5, { settings: { timers: { ...untimed, ...timers } } });
  await party.teller.must({ do: 'begin', tokens: FIVE });
  return party;
}

async function voting(timers: object): Promise<Party> {
  const party = await begun(timers);
  const { teller, players } = party;
  await players[1]!.until(() => players[1]!.prompts.length > 0, 'the night prompt');
  await players[1]!.answer(players[1]!.prompts[0]!, [4]);
  await teller.until(() => asked(teller, 'run-day') !== undefined, 'the day');
  await teller.answer(asked(teller, 'run-day'), { do: 'open-nominations' });
  const [zero] = players;
  await zero!.until(() => JSON.stringify(zero!.prompts).includes('nominate'), 'nominations');
  await zero!.answer(asked(zero!, 'day'), { do: 'nominate', with: [0] });
  for (const player of players) await player.until(() => asked(player, 'hand') !== undefined, 'the vote');
  return party;
}

describe('the automatic Storyteller', () => {
  test('runs a whole game of example bots by the clock', async () => {
    const host = new Client(server.url);
    const timers = {
      ...untimed,
      discussion: 0.05,
      nominations: 0.1,
      lastCall: 0.05,
      defence: 0.03,
      votePace: 0.01,
      nightPrompt: 5,
    };
    await host.openTable({ name: 'Host', as: 'player', chairs: 6, settings: { storyteller: 'automatic', timers } });
    await host.must({ do: 'chairs', count: 5 });
    const bots = ['Ada', 'Bob', 'Cid', 'Dot', 'Eli'].map((name) => bot(server.url, host.code, name));
    await host.until(() => host.table!.chairs.every((chair) => chair.person !== null), 'five bots');
    await host.must({ do: 'begin' });
    const ends = await Promise.all(bots);
    expect(ends[0]).toMatchObject({ winner: expect.stringMatching(/good|evil/) });
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(host.view!.grimoire).not.toBeNull();
  }, 40_000);
});

describe('clocks', () => {
  test('a night prompt that nobody answers is drawn, and dawn waits until the night was long enough', async () => {
    const began = Date.now();
    const { teller, players } = await begun({ nightPrompt: 0.05, nightAtLeast: 0.4, dawnAfter: 0.1 });
    const [zero, one] = players;
    await one!.until(() => one!.clocks!.running.some((c) => c.kind === 'night-prompt' && c.seat === 1), 'its clock');
    expect(zero!.clocks!.running.map((c) => c.kind)).toEqual(['night']);
    await teller.until(() => teller.view!.phase === 'day', 'dawn for the Storyteller');
    expect(teller.clocks!.running.map((c) => c.kind)).toEqual(['dawn']);
    expect(zero!.view!.phase).not.toBe('day');
    expect(await zero!.do({ do: 'answer', prompt: '0.1', choice: null })).toMatchObject({ ok: false });
    await zero!.until(() => zero!.view!.phase === 'day', 'dawn');
    expect(Date.now() - began).toBeGreaterThanOrEqual(390);
    expect(one!.view!.journal.some((j) => j.fact.type === 'chose')).toBe(true);
  });

  test('the day moves by its clocks; pause holds them, resume and extend push them on', async () => {
    const { teller, players } = await begun({ nightPrompt: 0, discussion: 0.2, nominations: 30 });
    const [zero] = players;
    await zero!.until(() => zero!.clocks!.running.some((c) => c.kind === 'discussion'), 'the clock');
    await teller.must({ do: 'pause' });
    await wait(300);
    expect(zero!.view!.today.stage).toBe('discussion');
    expect(zero!.clocks!.pausedAt).not.toBeNull();
    await teller.must({ do: 'resume' });
    await zero!.until(() => zero!.view!.today.stage === 'nominations', 'open nominations');
    await zero!.until(() => zero!.clocks!.running.some((c) => c.kind === 'nominations'), 'the next clock');
    const { endsAt } = zero!.clocks!.running[0]!;
    await teller.must({ do: 'extend', seconds: 60 });
    await zero!.until(() => zero!.clocks!.running[0]!.endsAt === endsAt + 60_000, 'more time');
  });

  test('assisted: the suggestion is taken unless the Storyteller steps in', async () => {
    const party = await gather(server.url, 7, {
      settings: { storyteller: 'assisted', timers: { ...untimed, ruling: 0.15 } },
    });
    const tokens = ['imp', 'baron', 'chef', 'mayor', 'soldier', 'saint', 'drunk'].map((character) => ({ character }));
    await party.teller.must({
      do: 'begin',
      tokens: tokens.map((t) => (t.character === 'drunk' ? { ...t, believes: 'empath' } : t)),
    });
    const { teller } = party;
    expect(asked(teller, 'ruling').about.what).toBe('bluffs');
    await teller.until(() => asked(teller, 'ruling')?.about.what === 'information', 'the next ruling');
    await teller.answer(asked(teller, 'ruling'), { says: 'number', number: 2 });
    const empath = party.players[6]!;
    await empath.until(() => JSON.stringify(empath.view!.journal).includes('"number":2'), 'what the Storyteller said');
  });
});

describe('the vote', () => {
  test('waits for the measured delay of the line that it is about to pass, within bounds', async () => {
    const endsAt = Date.now() + 40;
    const timer = { key: 'vote', kind: 'vote', seat: 1, prompt: null, endsAt, ms: 40 } as const;
    const state = { ...emptyTable(), timers: new Map([['vote', timer]]) };
    const rings = (delay: number) =>
      new Promise<number>((rang) => {
        const wakeups = new Wakeups({ now: Date.now }, () => rang(Date.now() - endsAt));
        wakeups.set(state, (seat) => (seat === 1 ? delay : 9_999));
      });
    const [quick, slow, absurd] = await Promise.all([rings(0), rings(150), rings(60_000)]);
    expect(quick).toBeLessThan(150);
    expect(slow).toBeGreaterThanOrEqual(195);
    expect(absurd).toBeGreaterThanOrEqual(495);
    expect(absurd).toBeLessThan(1_500);
  });

  test('the clock hand passes seat after seat, and locks', async () => {
    const { teller, players } = await voting({ votePace: 0.08 });
    await teller.must({ do: 'run-vote' });
    const [zero, one, two] = players;
    await one!.answer(asked(one!, 'hand'), { do: 'raise' });
    await zero!.until(() => zero!.clocks!.running.some((c) => c.kind === 'vote'), 'the hand');
    expect(zero!.clocks!.running[0]).toMatchObject({ kind: 'vote', ms: 80 });
    await two!.until(() => two!.view!.today.vote!.counted.includes(1), 'the first count');
    expect(await one!.do({ do: 'answer', prompt: '1.3', choice: { do: 'lower' } })).toMatchObject({ ok: false });
    await zero!.until(() => zero!.view!.today.nominations[0]?.votes === 1, 'the tally');
  });

  test('a hand raised in time on the own screen counts; one raised after the hand had passed does not', async () => {
    const { teller, players } = await voting({ votePace: 0.4 });
    const [zero, one] = players;
    // A slow line: its round trip was measured at half a second.
    await teller.must({ do: 'run-vote' });
    await one!.until(() => one!.clocks!.running.some((c) => c.kind === 'vote' && c.seat === 1), 'the hand');
    const { endsAt } = one!.clocks!.running[0]!;
    const raise = { do: 'answer', prompt: asked(one!, 'hand').id, choice: { do: 'raise' } } as const;
    expect(await one!.do({ ...raise, at: endsAt + 200 })).toMatchObject({ ok: false, reason: /passed you/ as never });
    expect(await one!.do({ ...raise, at: endsAt - 10 })).toEqual({ ok: true });
    await zero!.until(() => zero!.view!.today.vote?.counted.includes(1) === true, 'the count');
    expect((await stateOf(server, teller.code)).play!.game.state.today.nominations).toHaveLength(1);
    await zero!.until(() => zero!.view!.today.nominations[0]?.votes === 1, 'the tally');
  });
});

test('how long the night lasts at least is the same for everybody, and gone by day', async () => {
  const { teller, players } = await begun({ nightAtLeast: 0.4 });
  const night = (client: Client) => client.clocks?.running.filter(({ kind }) => kind === 'night') ?? [];
  await players[4]!.until(() => night(players[4]!).length === 1, 'the clock of the night');
  await players[1]!.until(() => night(players[1]!).length === 1, 'the clock of the night');
  expect(night(players[1]!)).toEqual(night(players[4]!));
  expect(night(players[4]!)[0]).toMatchObject({ seat: null, ms: 400 });
  await players[1]!.until(() => players[1]!.prompts.length > 0, 'the night prompt');
  await players[1]!.answer(players[1]!.prompts[0]!, [4]);
  await teller.until(() => asked(teller, 'run-day') !== undefined, 'the day');
  await players[4]!.until(() => night(players[4]!).length === 0, 'no clock of the night');
});
