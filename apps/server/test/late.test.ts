import type { SeenEvent } from '@belfry/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { acts, gather, isNight, type Party, playOut, stateOf, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SEVEN = ['imp', 'baron', 'slayer', 'soldier', 'recluse', 'saint', 'mayor'].map((character) => ({ character }));

async function running(storyteller: 'by-hand' | 'assisted' | 'automatic', seats = 7): Promise<Party> {
  const party = await gather(server.url, seats, { settings: { storyteller } });
  await party.teller.must(seats === 7 ? { do: 'begin', tokens: SEVEN } : { do: 'begin' });
  return party;
}

const late = (code: string, as: 'player' | 'spectator' = 'player', name = 'Zoe') =>
  new Client(server.url, name).joinTable(code, name, as);

const ofType = <T extends SeenEvent['type']>({ events }: Client, type: T) =>
  events.filter((event): event is Extract<SeenEvent, { type: T }> => event.type === type);

/** Whatever only some may know: who is what, and who is evil. */
const secrets = ({ events, prompts }: Client) =>
  prompts.length + events.filter(({ type }) => ['you-are', 'told', 'dealt', 'woke', 'marked'].includes(type)).length;

const seated = async (client: Client) => {
  await client.until(() => client.you?.seat != null && client.view?.me != null, 'a seat and a token');
  return client.you!.seat!;
};

describe('one who comes late to a running game', () => {
  test('sits down at once at an automatic table, as the Traveller they asked for', async () => {
    const { teller, players } = await running('automatic');
    const zoe = await late(teller.code);
    await zoe.until(() => zoe.view !== null, 'the town square');
    expect(secrets(zoe)).toBe(0);
    await zoe.must({ do: 'volunteer', character: 'beggar' });
    const seat = await seated(zoe);
    expect(zoe.view!.me!.character).toBe('beggar');
    expect(ofType(zoe, 'you-are').every((event) => event.seat === seat)).toBe(true);
    const ann = players[0]!;
    await ann.until(() => ann.view!.seats.some(({ name }) => name === 'Zoe'), 'Zoe');
    expect(ann.view!.seats.find(({ name }) => name === 'Zoe')).toMatchObject({
      seat,
      traveller: 'beggar',
      alive: true,
    });
    expect(ann.view!.circle).toContain(seat);
    expect(ann.table!.chairs[seat]).toMatchObject({ name: 'Zoe', person: zoe.you!.person });
  });

  test('is given any Traveller that nobody is, and one who looked on becomes a player', async () => {
    const { teller } = await running('automatic');
    const names = ['Zoe', 'Yan', 'Xia', 'Wes', 'Vic'];
    const given: string[] = [];
    for (const name of names) {
      const client = await late(teller.code, 'spectator', name);
      await client.must({ do: 'volunteer', character: null });
      await seated(client);
      expect(client.you!.role).toBe('player');
      given.push(client.view!.me!.character);
    }
    expect(new Set(given).size).toBe(names.length);
  });

  test.each(['by-hand', 'assisted'] as const)('waits for the Storyteller where the table is told %s', async (mode) => {
    const { teller, players } = await running(mode);
    const zoe = await late(teller.code, 'spectator');
    await zoe.must({ do: 'volunteer', character: 'thief' });
    await teller.until(() => teller.table!.people.some(({ volunteers }) => volunteers !== undefined), 'a volunteer');
    expect(zoe.you).toMatchObject({ seat: null, role: 'player', volunteers: { character: 'thief' } });
    expect(secrets(zoe)).toBe(0);
    expect(await players[0]!.do({ do: 'let-in', person: zoe.you!.person })).toMatchObject({ code: 'not-allowed' });
    await teller.must({ do: 'let-in', person: zoe.you!.person, alignment: 'evil', after: 2 });
    // By hand, what is told by night waits for the Storyteller's word.
    while (isNight(teller)) {
      const prompt = teller.prompts[0]!;
      await teller.answer(prompt, prompt.suggestion?.choice ?? [0]);
    }
    const seat = await seated(zoe);
    expect(zoe.you!.volunteers).toBeUndefined();
    expect(zoe.view!.me).toEqual({ character: 'thief', alignment: 'evil' });
    const { circle } = zoe.view!;
    expect(circle[circle.indexOf(2) + 1]).toBe(seat);
    await zoe.until(() => ofType(zoe, 'told').length > 0, 'the Demon');
    expect(ofType(zoe, 'told')[0]!.info).toEqual({ says: 'evil-info', demons: [0], minions: null, bluffs: null });
    expect(ofType(players[3]!, 'told')).toEqual([]);
  });

  test('may step back, and is then not let in', async () => {
    const { teller } = await running('by-hand');
    const zoe = await late(teller.code);
    await zoe.must({ do: 'volunteer', character: null });
    await zoe.must({ do: 'step-back' });
    const answered = await teller.do({ do: 'let-in', person: zoe.you!.person });
    expect(answered).toMatchObject({ ok: false, code: 'not-possible' });
    expect((await stateOf(server, teller.code)).chairs).toHaveLength(7);
  });

  test('finds no chair where twenty sit, and the door says so', async () => {
    const { teller } = await running('automatic', 20);
    const zoe = await late(teller.code);
    expect((await zoe.http<{ room: boolean }>('GET', `/api/tables/${teller.code}`)).body.room).toBe(false);
    const answered = await zoe.do({ do: 'volunteer', character: null });
    expect(answered).toMatchObject({ ok: false, code: 'not-possible', said: { say: 'hand.table-full', most: 20 } });
    expect(zoe.you!.seat).toBeNull();
  });

  test('is refused what nobody can be, and whoever knows too much is refused', async () => {
    const { teller, players } = await running('automatic');
    const zoe = await late(teller.code, 'spectator');
    expect(await zoe.do({ do: 'volunteer', character: 'imp' })).toMatchObject({ code: 'not-possible' });
    await teller.must({ do: 'role', person: zoe.you!.person, role: 'grimoire-spectator' });
    expect(await zoe.do({ do: 'volunteer', character: null })).toMatchObject({ code: 'not-possible' });
    expect(await players[0]!.do({ do: 'volunteer', character: null })).toMatchObject({ code: 'not-allowed' });
  });

  test('is out of the game when they leave an automatic table; a resident’s seat is kept', async () => {
    const { teller, players } = await running('automatic');
    const zoe = await late(teller.code);
    await zoe.must({ do: 'volunteer', character: 'beggar' });
    const seat = await seated(zoe);
    await zoe.must({ do: 'leave' });
    const ann = players[0]!;
    await ann.until(() => !ann.view!.circle.includes(seat), 'Zoe’s leaving');
    expect(ann.table!.chairs[seat]!.person).toBeNull();
    await players[3]!.must({ do: 'leave' });
    await ann.until(() => !ann.table!.people.some(({ name }) => name === 'Dnn'), 'Dnn’s leaving');
    expect(ann.view!.circle).toContain(3);
  });

  test('goes home with the last input that is taken back', async () => {
    const { teller } = await running('by-hand');
    const zoe = await late(teller.code);
    await zoe.must({ do: 'volunteer', character: 'beggar' });
    const before = teller.inputs!;
    await teller.must({ do: 'let-in', person: zoe.you!.person });
    await zoe.until(() => zoe.you!.seat !== null, 'a seat');
    await teller.must({ do: 'undo', keep: before });
    await zoe.until(() => zoe.you!.seat === null, 'no seat');
    expect(zoe.view!.me).toBeNull();
  });
});

test('twenty play with their Travellers from the first night to the end, each through their own socket', async () => {
  const party = await gather(server.url, 20);
  await party.teller.must({ do: 'begin' });
  const travellers = party.teller.view!.seats.filter(({ traveller }) => traveller !== null);
  expect(travellers).toHaveLength(5);
  await playOut(party, 'twenty', 20_000);
  for (const player of party.players) {
    await player.until(() => player.view!.outcome !== null, 'the end');
    expect(player.view!.outcome).toEqual(party.teller.view!.outcome);
  }
});

describe('a Matron', () => {
  const FIVE = ['imp', 'baron', 'slayer', 'soldier', 'mayor'].map((character) => ({ character }));

  test('keeps everybody in their chairs: only neighbours whisper, until she is dead', async () => {
    const { teller, players } = await gather(server.url, 6, {});
    await teller.must({ do: 'begin', tokens: [...FIVE, { character: 'matron', alignment: 'good' }] });
    while (isNight(teller)) await teller.answer(teller.prompts[0]!, teller.prompts[0]!.suggestion!.choice);
    const ann = players[0]!;
    await ann.until(() => ann.view?.phase === 'day', 'the day');
    await ann.must({ do: 'whisper', to: [1], text: 'psst' });
    await ann.must({ do: 'whisper', to: [5], text: 'psst' });
    expect(await ann.do({ do: 'whisper', to: [2], text: 'psst' })).toMatchObject({ ok: false, code: 'not-now' });
    expect(await ann.do({ do: 'whisper', to: [1, 3], text: 'psst' })).toMatchObject({ ok: false, code: 'not-now' });
    // She has somebody trade places with Ben, who is a neighbour no more.
    const matron = players[5]!;
    await matron.until(() => matron.prompts.some(({ kind }) => kind === 'day'), 'the day');
    const day = matron.prompts.find(({ kind }) => kind === 'day')!;
    await acts(teller, matron, day, { do: 'use', character: 'matron', with: [[1, 3]] });
    await ann.must({ do: 'whisper', to: [3], text: 'psst' });
    expect(await ann.do({ do: 'whisper', to: [1], text: 'psst' })).toMatchObject({ ok: false, code: 'not-now' });
    await teller.must({ do: 'intervene', action: { do: 'kill', seat: 5 } });
    await ann.until(() => ann.view!.seats[5]!.alive === false, 'her death');
    await ann.must({ do: 'whisper', to: [1, 2, 3, 4, 5], text: 'psst' });
  });
});
