import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { acts, gather, isNight, type Party, stateOf, testServer } from './house.ts';

const FIVE = ['imp', 'poisoner', 'monk', 'empath', 'soldier'].map((character) => ({ character }));

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const game = async (): Promise<Party> => {
  const party = await gather(server.url, 5);
  await party.teller.must({ do: 'begin', tokens: FIVE });
  return party;
};

/** Rulings as suggested, choices fall on the first possible player, until day. */
async function sleep({ teller, players }: Party): Promise<void> {
  while (isNight(teller)) {
    const [prompt] = teller.prompts;
    if (prompt!.to === 'storyteller') await teller.answer(prompt!, prompt!.suggestion!.choice);
    else {
      const player = players[prompt!.to]!;
      await player.until(() => player.prompts.length > 0, 'a night prompt');
      await acts(teller, player, prompt!, prompt!.options.pick === 'players' ? [prompt!.options.from[4] ?? 0] : null);
    }
  }
  for (const player of players) await player.until(() => player.view?.phase === 'day', 'dawn');
}

const moves = (teller: Client, act: string) =>
  teller.answer(teller.prompts.find((p) => p.kind === 'run-day' || p.kind === 'run-vote')!, { do: act });
const asked = (client: Client, kind: string) => client.prompts.find((p) => p.kind === kind)!;

async function nominate(party: Party, by: number, whom: number): Promise<void> {
  const player = party.players[by]!;
  await player.until(() => JSON.stringify(player.prompts).includes('nominate'), 'open nominations');
  await player.answer(asked(player, 'day'), { do: 'nominate', with: [whom] });
  for (const each of party.players) await each.until(() => asked(each, 'hand') !== undefined, 'the vote');
}

describe('lost connections', () => {
  test('in a vote: the tail is exactly what a second device of the same seat got', async () => {
    const party = await game();
    await sleep(party);
    await moves(party.teller, 'open-nominations');
    await nominate(party, 0, 1);
    const [, , two, three] = party.players;
    const twin = new Client(server.url);
    twin.cookie = two!.cookie;
    twin.code = two!.code;
    await twin.connect();
    await twin.until(() => twin.view !== null);
    expect(twin.view).toEqual(two!.view);
    expect(twin.cursor).toEqual(two!.cursor);
    await two!.answer(asked(two!, 'hand'), { do: 'raise' });
    await twin.until(() => twin.view!.today.vote!.up.includes(2), 'its own hand on the other device');
    two!.drop();
    const since = twin.frames.length;
    const had = two!.frames.length;
    await three!.answer(asked(three!, 'hand'), { do: 'raise' });
    await moves(party.teller, 'advance');
    await moves(party.teller, 'advance');
    await two!.connect();
    await two!.until(() => two!.cursor!.seq === twin.cursor!.seq, 'the tail');
    const updates = (frames: string[]) => frames.filter((frame) => frame.includes('"t":"update"'));
    expect(updates(two!.frames.slice(had))).toEqual(updates(twin.frames.slice(since)));
    expect(updates(two!.frames.slice(had))).toHaveLength(3);
    expect(two!.view).toEqual(twin.view);
  });

  test('a page that is loaded again days later gets all that it had been told, and only that', async () => {
    const party = await game();
    await sleep(party);
    await moves(party.teller, 'open-nominations');
    await nominate(party, 0, 4);
    await party.players[2]!.answer(asked(party.players[2]!, 'hand'), { do: 'raise' });
    await moves(party.teller, 'sweep');
    await moves(party.teller, 'end-day');
    await sleep(party);
    for (const client of [party.teller, ...party.players]) {
      const again = new Client(server.url);
      Object.assign(again, { cookie: client.cookie, code: client.code });
      await again.connect();
      await again.until(() => again.view !== null, 'a snapshot');
      expect(again.events).toEqual(client.events);
      expect(again.events).toContainEqual(expect.objectContaining({ type: 'tally', votes: 1 }));
      expect(again.view).toEqual(client.view);
      again.close();
    }
  });

  test('two devices of one player see the game begin alike', async () => {
    const party = await gather(server.url, 5);
    const [zero] = party.players;
    const twin = new Client(server.url);
    Object.assign(twin, { cookie: zero!.cookie, code: zero!.code });
    await twin.connect();
    await party.teller.must({ do: 'begin', tokens: FIVE });
    await sleep(party);
    await twin.until(() => twin.view?.phase === 'day', 'dawn');
    expect(twin.view).toEqual(zero!.view);
    expect(twin.cursor).toEqual(zero!.cursor);
    await party.players[1]!.must({ do: 'say', text: 'Good morning' });
    await twin.until(() => twin.talk.length === 1, 'the line');
    await zero!.until(() => zero!.talk.length === 1, 'the line');
    expect(twin.cursor).toEqual(zero!.cursor);
  });

  test('when nobody of a viewer was there, what happened comes as one frame on return', async () => {
    const party = await game();
    await sleep(party);
    const [zero, one] = party.players;
    zero!.drop();
    await one!.until(() => !one!.online.includes(zero!.you!.person), 'the other to be gone');
    const { seq } = zero!.cursor!;
    await one!.must({ do: 'say', text: 'one' });
    await one!.must({ do: 'say', text: 'two' });
    await zero!.connect();
    await zero!.until(() => zero!.talk.length === 2, 'what was said');
    expect(zero!.cursor!.seq).toBe(seq + 1);
  });

  test('at a night prompt: it is still there, and answering it twice with one id does it once', async () => {
    const party = await game();
    const poisoner = party.players[1]!;
    await poisoner.until(() => poisoner.prompts.length === 1, 'the night prompt');
    const [prompt] = poisoner.prompts;
    poisoner.send(JSON.stringify({ t: 'do', id: 'once', cmd: { do: 'answer', prompt: prompt!.id, choice: [2] } }));
    await party.teller.until(() => JSON.stringify(party.teller.view?.journal).includes('chose'), 'the choice');
    poisoner.drop();
    await poisoner.connect();
    const again = poisoner.do({ do: 'answer', prompt: prompt!.id, choice: [2] }, 'once');
    // Acknowledged when the table goes on: the Empath is told first.
    await party.teller.answer(party.teller.prompts[0]!, party.teller.prompts[0]!.suggestion!.choice);
    expect(await again).toEqual({ ok: true });
    const { play } = await stateOf(server, party.teller.code);
    expect(play!.game.inputs.filter((i) => i.type === 'answer' && i.prompt === prompt!.id)).toHaveLength(1);
  });

  test('in a whisper: it waits for the one who was away, and nobody else hears it', async () => {
    const party = await game();
    await sleep(party);
    const [zero, one, two] = party.players;
    one!.drop();
    await zero!.must({ do: 'whisper', to: [1], text: 'I am the Chef' });
    await one!.connect();
    await one!.until(() => one!.talk.length === 1, 'the whisper');
    expect(one!.talk[0]).toMatchObject({ channel: 'whisper', text: 'I am the Chef', to: [1] });
    await two!.until(() => two!.talk.length === 1, 'that they whispered');
    expect(two!.talk[0]).toMatchObject({ channel: 'whisper', text: null, to: [1] });
    expect(two!.frames.join()).not.toContain('Chef"');
  });

  test('a Storyteller who vanishes finds everything as it was', async () => {
    const party = await game();
    await sleep(party);
    const before = party.teller.view;
    party.teller.drop();
    await party.players[0]!.must({ do: 'storyteller-line', text: 'Where are you?' });
    party.teller.cursor = null;
    await party.teller.connect();
    await party.teller.until(() => party.teller.talk.length === 1, 'the line');
    expect(party.teller.view).toEqual(before);
    expect(party.teller.prompts.some((p) => p.kind === 'run-day')).toBe(true);
  });

  test('a seat moves to another device with a link that works once', async () => {
    const party = await game();
    const [zero] = party.players;
    const { body } = await zero!.http<{ token: string }>('POST', '/api/handover');
    const phone = new Client(server.url);
    expect((await phone.http('POST', '/api/handover/take', body)).status).toBe(200);
    phone.code = zero!.code;
    await phone.connect();
    await phone.until(() => phone.view !== null, 'the view');
    expect(phone.you).toEqual(zero!.you);
    expect(phone.view).toEqual(zero!.view);
    expect((await new Client(server.url).http('POST', '/api/handover/take', body)).status).toBe(403);
  });
});

describe('taking back', () => {
  test('reaches those for whom something changed as a plain snapshot, and nobody else', async () => {
    const party = await gather(server.url, 5);
    const { teller, players } = party;
    const [, poisoner, , , seer] = players;
    const tokens = ['imp', 'poisoner', 'monk', 'soldier', 'fortuneteller'].map((character) => ({ character }));
    await teller.must({ do: 'begin', tokens });
    const herring = teller.prompts.find((p) => p.kind === 'ruling');
    if (herring !== undefined) await teller.answer(herring, herring.suggestion!.choice);
    await poisoner!.until(() => poisoner!.prompts.length === 1, 'the night prompt');
    const state = async () => (await stateOf(server, teller.code)).play!.game;
    const inputs = (await state()).inputs.length;
    const asleep = [0, 2, 3].map((seat) => players[seat]!);
    for (const p of asleep) await p.until(() => p.view?.night === 1, 'nightfall');
    const quiet = asleep.map((p) => p.frames.length);
    await acts(teller, poisoner!, poisoner!.prompts[0]!, [2]);
    await seer!.until(() => seer!.prompts.length === 1, 'the next night prompt');
    await teller.must({ do: 'undo', keep: inputs });
    await seer!.until(() => seer!.prompts.length === 0, 'sleep again');
    await poisoner!.until(() => poisoner!.prompts.length === 1, 'the prompt again');
    expect(poisoner!.view!.journal.some((j) => j.fact.type === 'chose')).toBe(false);
    expect([...poisoner!.frames, ...seer!.frames].join()).not.toContain('undo');
    expect(asleep.map((p) => p.frames.length)).toEqual(quiet);
    await poisoner!.answer(poisoner!.prompts[0]!, [4]);
    expect((await state()).entries.filter((e) => e.type === 'undo')).toHaveLength(1);
  });
});

describe('tables in the store', () => {
  const data = mkdtempSync(join(tmpdir(), 'belfry-tables-'));
  afterAll(() => rmSync(data, { recursive: true }));

  test('an idle table leaves memory and comes back with the first message', async () => {
    const own = await testServer({ idleMs: 60 });
    const party = await gather(own.url, 5);
    await party.teller.must({ do: 'begin', tokens: FIVE });
    await sleep(party);
    await party.players[0]!.must({ do: 'say', text: 'Good morning' });
    const seen = party.players[0]!.view;
    const table = await own.house.find(party.teller.code);
    for (const each of [party.teller, ...party.players]) each.drop();
    await new Promise((done) => setTimeout(done, 250));
    await party.players[0]!.connect();
    await party.players[0]!.until(() => party.players[0]!.talk.length === 1, 'the talk');
    expect(await own.house.find(party.teller.code)).not.toBe(table);
    expect(party.players[0]!.view).toEqual(seen);
    await own.close();
  });

  test('a restart says goodbye, and everybody comes back to the same game', async () => {
    const first = await testServer({ data });
    const party = await gather(first.url, 5);
    await party.teller.must({ do: 'begin', tokens: FIVE });
    await sleep(party);
    const views = party.players.map((p) => p.view);
    await first.close();
    for (const player of party.players) {
      await player.until(() => player.bye !== null, 'goodbye');
      expect(player.bye).toMatchObject({ code: 'restarting', retryInMs: 1000 });
    }
    const second = await testServer({ data });
    for (const [seat, old] of party.players.entries()) {
      const player = new Client(second.url);
      Object.assign(player, { cookie: old.cookie, code: old.code, cursor: old.cursor });
      await player.connect();
      await player.until(() => player.view !== null, 'the view');
      expect(player.view).toEqual(views[seat]);
    }
    await second.close();
  });
});
