import { phrase, understand } from '@belfry/storyteller';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { laterTalks } from '../src/bots/later-talks.ts';
import { SeatEyes } from '../src/bots/seat-eyes.ts';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { chanceOf, gather, stateOf, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { botPace: 0.002, bytes: chanceOf('bots at a table') });
});
afterAll(() => server.close());

const QUICK = {
  discussion: 0.4,
  nominations: 0.3,
  lastCall: 0.15,
  defence: 0.1,
  votePace: 0,
  nightPrompt: 2,
  ruling: 0,
  beat: 0,
  nightAtLeast: 0,
  dawnAfter: 0,
};

/** The Poisoner acts in the first night. */
const TOKENS = ['imp', 'poisoner', 'monk', 'mayor', 'empath', 'chef', 'saint'].map((character) => ({ character }));

async function aloneWithBots(name: string): Promise<Client> {
  const me = await new Client(server.url, name).openTable({
    name,
    as: 'player',
    chairs: 8,
    settings: { storyteller: 'automatic', policy: 'fair', timers: QUICK },
  });
  await me.must({ do: 'sit', seat: 0 });
  await me.must({ do: 'bots', count: 7, level: 'novice' });
  return me;
}

describe('bots at a table', () => {
  test('one person and seven bots play a whole game with the automatic Storyteller', async () => {
    const me = await aloneWithBots('Solo');
    expect(me.table!.people.filter((p) => p.bot)).toHaveLength(7);
    expect(me.table!.chairs.every((chair) => chair.person !== null)).toBe(true);
    await me.must({ do: 'begin' });
    // The person answers their own prompts when asked at night, and otherwise watches.
    const playing = setInterval(() => {
      const asked = me.prompts.find((p) => p.kind === 'choose');
      if (asked?.options.pick === 'players')
        void me.answer(asked, asked.options.from.slice(0, asked.options.min)).catch(() => {});
    }, 20);
    await me.until(() => me.view?.phase === 'over', 'the end of the game');
    clearInterval(playing);
    expect(me.view?.outcome).not.toBeNull();
    const claims = me.talk.filter((line) => line.channel === 'claim');
    expect(new Set(claims.map((line) => line.from.seat)).size).toBeGreaterThan(3);
    // What bots say comes as data, and says the same in both; what they whisper to others is neither heard nor sent.
    const spoken = me.talk.filter(({ text, channel }) => text !== null && channel !== 'claim');
    expect(spoken.length).toBeGreaterThan(3);
    const name = (seat: number) => me.view!.seats[seat]!.name;
    for (const { text, from, utterance } of spoken) {
      const said = { ...utterance!, from: from.seat!, to: 'everyone' } as const;
      expect(phrase(said, { lang: 'en', name })).toBe(text);
      expect(phrase(said, { lang: 'ru', name: () => '' })).toMatch(/[а-яё]/);
    }
    const unheard = me.talk.filter(({ text, channel }) => text === null && channel === 'whisper');
    expect(unheard.filter((line) => 'utterance' in line)).toEqual([]);
    // A bot hears what the others mean.
    const state = await stateOf(server, me.code);
    const [person] = [...state.people].find(([, p]) => p.account.startsWith('bot:'))!;
    const { board } = new SeatEyes(person, 'x').glance(state)!.situation;
    const meant = spoken.filter(({ channel }) => channel === 'public').map(({ utterance }) => utterance!.remark);
    expect(board.talk.map(({ remark }) => remark)).toEqual(expect.arrayContaining(meant));
  });

  test('people cannot send what they do not say', async () => {
    const me = await aloneWithBots('Liar');
    const command = { do: 'say', text: 'Nice weather.', remark: { say: 'plead' } };
    expect(await me.do(command as never)).toMatchObject({ ok: false, code: 'bad-message' }); // no such command
  });

  test('at a Russian table they have Russian names, unless they speak another language', async () => {
    const me = await new Client(server.url, 'Аня').openTable({ name: 'Аня', chairs: 8, settings: { lang: 'ru' } });
    await me.must({ do: 'bots', count: 4, level: 'random' });
    await me.must({ do: 'bots', count: 2, level: 'random', lang: 'en' });
    const names = me.table!.people.filter((p) => p.bot).map(({ name }) => name);
    expect(names.slice(0, 4).every((name) => /^[А-Я][а-я]+$/.test(name))).toBe(true);
    expect(names.slice(4).every((name) => /^[A-Z][a-z]+$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(6);
  });

  test('only the host fills chairs, and only free ones', async () => {
    const me = await aloneWithBots('Host');
    await expect(me.must({ do: 'bots', count: 1, level: 'novice' })).rejects.toThrow(/Every chair is taken/);
    const guest = await new Client(server.url, 'Guest').joinTable(me.code, 'Guest', 'spectator');
    await expect(guest.must({ do: 'bots', count: 1, level: 'novice' })).rejects.toThrow(/Only the host/);
  });

  test('a bot’s glance holds what its seat was sent, and nothing of the Grimoire', async () => {
    const me = await aloneWithBots('Peek');
    await me.must({ do: 'begin' });
    const state = await stateOf(server, me.code);
    const [person] = [...state.people].find(([, p]) => p.account.startsWith('bot:'))!;
    const seen = new SeatEyes(person, 'x').glance(state)!;
    expect(seen.situation.view.grimoire).toBeNull();
    expect(seen.situation.view.viewer).toBe(seen.seat);
    expect(seen.prompts.every((p) => p.to === seen.seat)).toBe(true);
    const others = seen.situation.view.journal.filter(({ fact }) => 'seat' in fact && fact.seat !== seen.seat);
    expect(others).toEqual([]);
  });
});

test('what a bot remembers is what it would see from the beginning, also after something was taken back', async () => {
  const { teller } = await gather(server.url, 0, { chairs: 7, settings: { storyteller: 'assisted' } });
  await teller.must({ do: 'bots', count: 7, level: 'random' });
  await teller.must({ do: 'begin', tokens: TOKENS });
  const { people } = await stateOf(server, teller.code);
  const bots = [...people].filter(([, p]) => p.account.startsWith('bot:')).map(([person]) => person);
  const remembering = bots.map((person) => new SeatEyes(person, 'x'));
  const compare = async () => {
    const state = await stateOf(server, teller.code);
    for (const [index, person] of bots.entries()) {
      const { situation: known } = remembering[index]!.glance(state)!;
      const { situation: fresh } = new SeatEyes(person, 'x').glance(state)!;
      expect(known.view).toEqual(fresh.view);
      expect(known.whispers).toEqual(fresh.whispers);
      expect([known.board.view, known.board.talk]).toEqual([fresh.board.view, fresh.board.talk]);
    }
  };
  await compare();
  await teller.until(() => teller.view?.phase === 'day', 'the bots to pass the night');
  await compare();
  await teller.must({ do: 'intervene', action: { do: 'kill', seat: 3 } });
  await compare();
  await teller.must({ do: 'undo', keep: 1 });
  await compare();
});

test('bots wait for somebody who was away, and then go on at once', async () => {
  const { teller } = await gather(server.url, 0, {
    chairs: 7,
    settings: { storyteller: 'assisted', timers: { ...QUICK, discussion: null, nightPrompt: 600 } },
  });
  await teller.must({ do: 'bots', count: 7, level: 'novice' });
  teller.send(JSON.stringify({ t: 'do', id: 'begin', cmd: { do: 'begin', tokens: TOKENS } }));
  while ((await stateOf(server, teller.code)).play === null) await new Promise((later) => setTimeout(later, 1));
  teller.drop();
  await new Promise((later) => setTimeout(later, 200)); // longer than any thought at this pace
  const { play } = await stateOf(server, teller.code);
  expect(play!.game.events.some(({ type }) => type === 'dawn')).toBe(false);
  await teller.connect();
  await teller.until(() => teller.view?.phase === 'day', 'the bots to pass the night');
});

test.each([
  ['Ada, what are you?', { say: 'ask', seat: 1, what: 'character' }],
  ['so what did you learn, ada?', { say: 'ask', seat: 1, what: 'learned' }],
  ['Ада, кто ты?', { say: 'ask', seat: 2, what: 'character' }],
  ['Ada is evil', { say: 'accuse', seat: 1, because: { why: 'hunch' } }],
  ['Ada is here', null],
  ['what are you?', null],
])('"%s" is understood', (text, remark) => {
  const seats = [
    { seat: 1, name: 'Ada', alive: true, ghostVote: false, traveller: null },
    { seat: 2, name: 'Ада', alive: true, ghostVote: false, traveller: null },
  ];
  expect(understand(text, { seats, from: 99, to: null })).toEqual(remark);
});

test('bots use the time of a talk to its end, whatever its length', () => {
  expect(laterTalks(null)).toEqual([]);
  expect(laterTalks(60)).toEqual([]);
  expect(laterTalks(150)).toEqual([
    [50_000, 85_000],
    [85_000, 120_000],
  ]);
  const [, last] = laterTalks(600).at(-1)!;
  expect(last).toBeGreaterThan(540_000);
  expect(last).toBeLessThanOrEqual(585_000);
});
