import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { AWAY_AFTER_MS } from '../src/table/by-itself.ts';
import type { Client } from './client.ts';
import { acts, chanceOf, gather, isNight, type Party, testServer, untimed } from './house.ts';

let server: RunningServer;
let later = 0;
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + later, botPace: 0.002, bytes: chanceOf('ready') });
});
afterAll(() => server.close());

const SEVEN = ['imp', 'baron', 'slayer', 'soldier', 'recluse', 'saint', 'mayor'].map((character) => ({ character }));
const asked = (client: Client, kind: string) => client.prompts.find((p) => p.kind === kind)!;
const ready = { do: 'ready', ready: true } as const;

/** Seven seats on their first day. */
async function firstDay(timers: object = {}): Promise<Party> {
  const party = await gather(server.url, 7, { settings: { timers: { ...untimed, ...timers } } });
  const { teller, players } = party;
  await teller.must({ do: 'begin', tokens: SEVEN });
  while (isNight(teller)) await teller.answer(teller.prompts[0]!, teller.prompts[0]!.suggestion!.choice);
  for (const player of players) await player.until(() => player.view?.phase === 'day', 'the day');
  return party;
}

describe('being ready', () => {
  test('when all are, dead ones too, the stage’s clock has run out', async () => {
    const { teller, players } = await firstDay({ discussion: 600, nominations: 600, lastCall: 600 });
    await teller.must({ do: 'intervene', action: { do: 'kill', seat: 3 } });
    const [first, ...others] = players;
    for (const player of others) await player.must(ready);
    expect(first!.table!.ready).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first!.view!.today.stage).toBe('discussion');
    await first!.must(ready);
    await teller.until(() => teller.view!.today.stage === 'nominations', 'nominations');
    await first!.until(() => first!.table!.ready.length === 0, 'an empty list');
    for (const stage of ['last call', 'night']) {
      for (const player of players) await player.do(ready);
      await first!.until(
        () => (stage === 'night' ? first!.view!.phase === 'night' : first!.view!.today.lastCall),
        stage,
      );
    }
  });

  test('can be taken back, and means nothing at night or to those without a seat', async () => {
    const { teller, players } = await firstDay({ discussion: 600 });
    const [first] = players;
    await first!.must(ready);
    await first!.must({ do: 'ready', ready: false });
    expect(first!.table!.ready).toEqual([]);
    expect(await teller.do(ready)).toMatchObject({ ok: false, code: 'not-allowed' });
    await teller.answer(asked(teller, 'run-day'), { do: 'end-day' });
    expect(await first!.do(ready)).toMatchObject({ ok: false, code: 'not-now' });
  });

  test('without a clock it is only shown to the Storyteller, who moves the day', async () => {
    const { teller, players } = await firstDay();
    for (const player of players) await player.must(ready);
    await teller.until(() => teller.table!.ready.length === 7, 'everybody');
    await teller.must({ do: 'say', text: 'I see.' });
    expect(teller.view!.today.stage).toBe('discussion');
  });

  test('those who left, and those who have not been connected for a minute, are not waited for', async () => {
    const { teller, players } = await firstDay({ discussion: 600 });
    const [gone, away, ...here] = players;
    await gone!.must({ do: 'leave' });
    away!.drop();
    await teller.until(() => !teller.online.includes('p3'), 'the line to break');
    for (const player of here) await player.must(ready);
    expect(teller.view!.today.stage).toBe('discussion');
    later += AWAY_AFTER_MS + 1;
    await here[0]!.must({ do: 'ready', ready: false });
    await here[0]!.must(ready);
    await teller.until(() => teller.view!.today.stage === 'nominations', 'nominations');
  });

  test('bots are not waited for, and say what they wanted to say first', async () => {
    const timers = { ...untimed, ruling: 0, nightPrompt: 0.01, discussion: 600 };
    const settings = { storyteller: 'assisted', lang: 'ru', timers } as const;
    const { teller, players } = await gather(server.url, 1, { chairs: 7, settings });
    const me = players[0]!;
    await teller.must({ do: 'bots', count: 6, level: 'novice' });
    // Three who learned something in the first night have something to say.
    const cast = ['saint', 'chef', 'washerwoman', 'librarian', 'virgin', 'poisoner', 'imp'];
    await teller.must({ do: 'begin', tokens: cast.map((character) => ({ character })) });
    await me.until(() => me.view?.phase === 'day', 'the day');
    await me.must(ready);
    await me.until(() => me.view!.today.stage === 'nominations', 'nominations');
    expect(new Set(me.talk.map((line) => line.from.seat)).size).toBeGreaterThan(2);
    const words = me.talk.flatMap((line) => line.text ?? []);
    expect(words.every((text) => /[а-яё]/i.test(text))).toBe(true);
  });
});

test('a clock of the day goes on while the Storyteller rules', async () => {
  const { teller, players } = await firstDay({ discussion: 600 });
  const slayer = players[2]!;
  await slayer.until(() => slayer.clocks!.running.length === 1, 'the clock');
  const [clock] = slayer.clocks!.running;
  later += 5_000;
  await acts(teller, slayer, asked(slayer, 'day'), { do: 'use', character: 'slayer', with: [4] });
  await players[0]!.must(ready);
  later += 5_000;
  await teller.answer(asked(teller, 'ruling'), false);
  await slayer.until(() => slayer.view !== null && asked(slayer, 'day') !== undefined, 'what came of it');
  await slayer.must({ do: 'say', text: 'Missed.' });
  expect(slayer.clocks!.running).toEqual([clock]);
  expect(slayer.table!.ready).toEqual([0]);
});
