import { Game, random } from '@belfry/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../src/cast.ts';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { gather, oneAct, type Party, stateOf, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIVE = ['imp', 'poisoner', 'monk', 'empath', 'soldier'].map((character) => ({ character }));

/** A game some way into its story. */
async function begun(): Promise<Party> {
  const party = await gather(server.url, 5);
  await party.teller.must({ do: 'begin', tokens: FIVE });
  const chance = random('steps');
  for (let act = 0; act < 12; act++) await oneAct(party, chance);
  return party;
}

/** By input, how many events there were before it: the game played again. */
async function truth(code: string): Promise<number[]> {
  const { setup, entries } = (await stateOf(server, code)).play!.game;
  const again = new Game(setup, cast);
  const steps: number[] = [];
  for (const entry of entries) {
    if (entry.type === 'undo') {
      again.undo(entry.keep);
      steps.length = entry.keep;
      continue;
    }
    steps.push(again.events.length);
    again.submit(entry);
  }
  return steps;
}

/** Somebody who comes in the middle of the game and is made a co-Storyteller. */
async function helper(teller: Client): Promise<Client> {
  const friend = await new Client(server.url).joinTable(teller.code, 'Friend', 'spectator');
  await friend.until(() => friend.view !== null, 'the town');
  expect(friend.steps).toBeNull();
  await teller.must({ do: 'role', person: friend.you!.person, role: 'co-storyteller' });
  await friend.until(() => friend.steps !== null, 'the steps');
  return friend;
}

describe('the steps of a game', () => {
  test('are told to the Storyteller one by one, and taken back with the decisions', async () => {
    const { teller } = await begun();
    const steps = await truth(teller.code);
    expect(steps.length).toBeGreaterThan(10);
    expect(teller.steps).toEqual(steps);
    await teller.must({ do: 'undo', keep: 6 });
    expect(teller.steps).toEqual(steps.slice(0, 6));
    expect(teller.inputs).toBe(6);
  });

  test('are all there for a Storyteller who was away, whatever was taken back meanwhile', async () => {
    const party = await begun();
    const { teller } = party;
    const friend = await helper(teller);
    friend.drop();
    await teller.must({ do: 'undo', keep: teller.inputs! - 2 });
    const chance = random('other steps');
    for (let act = 0; act < 5; act++) await oneAct(party, chance);
    await friend.connect();
    await friend.until(() => friend.events.length === teller.events.length, 'what was missed');
    expect(friend.steps).toEqual(await truth(teller.code));
    expect(teller.steps).toEqual(friend.steps);
  });

  test('are all there for one who becomes a co-Storyteller in mid-game', async () => {
    const { teller } = await begun();
    const friend = await helper(teller);
    expect(friend.steps).toEqual(await truth(teller.code));
  });

  test('are never sent to a seat, a spectator, or one who may look into the Grimoire', async () => {
    const { teller, players } = await begun();
    const guests = [];
    for (const grimoire of [false, true]) {
      const guest = await new Client(server.url).joinTable(teller.code, `Guest ${grimoire}`, 'spectator');
      await guest.until(() => guest.you !== null && guest.view !== null, 'the town');
      if (grimoire) {
        await teller.must({ do: 'role', person: guest.you!.person, role: 'grimoire-spectator' });
        await guest.until(() => guest.view?.grimoire != null, 'the Grimoire');
      }
      guests.push(guest);
    }
    await teller.must({ do: 'undo', keep: teller.inputs! - 1 });
    for (const client of [...players, ...guests]) {
      client.send(JSON.stringify({ t: 'look' }));
      const had = client.frames.length;
      await client.until(() => client.frames.length > had, 'a fresh look');
      const told = client.frames.filter((frame) => /"(steps|inputs)":/.test(frame));
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((frame) => !frame.includes('"inputs":null,"steps":null,"offers":null}'))).toEqual([]);
    }
  });
});
