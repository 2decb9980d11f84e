import type { GameEvent } from '@belfry/engine';
import type { BotLevel, Players } from '@belfry/storyteller';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { policies } from '../src/policies.ts';
import type { TableState } from '../src/table/state.ts';
import type { Policies } from '../src/table/storyteller.ts';
import { Client } from './client.ts';
import { chanceOf, stateOf, testServer, untimed } from './house.ts';

const ruledIn = ({ play }: Readonly<TableState>) =>
  play!.game.events.filter((event): event is Extract<GameEvent, { type: 'ruled' }> => event.type === 'ruled');

const soon = () => new Promise((done) => setTimeout(done, 20));

test('a ruling is played on while the table waits: the log says so, with what else there was, and no player is told', async () => {
  // The clock stands still: every ruling is thought over to its end.
  const server = await testServer({}, { now: () => 1_763_000_000_000, bytes: chanceOf('thinking'), botPace: 0.002 });
  try {
    const me = await seated(server, 2);
    const played = async () =>
      ruledIn(await stateOf(server, me.code)).filter(({ reason }) => reason?.say.startsWith('why.played-on'));
    while ((await played()).length === 0) await soon();
    const [found] = await played();
    expect(found!.to).toBe('storyteller');
    expect(found!.weighed!.some(({ reason }) => reason?.say === 'why.played-on')).toBe(true);
    expect(me.frames.join()).not.toMatch(/played-on|weighed/);
  } finally {
    await server.close();
  }
});

/** One person among bots, and the first night. */
async function seated(server: RunningServer, beat: number, level: BotLevel = 'novice', chairs = 6): Promise<Client> {
  const me = await new Client(server.url, 'Ann').openTable({
    name: 'Ann',
    as: 'player',
    chairs,
    settings: { storyteller: 'automatic', policy: 'fair', timers: { ...untimed, beat } },
  });
  await me.must({ do: 'sit', seat: 0 });
  await me.must({ do: 'bots', count: chairs - 1, level });
  await me.must({ do: 'begin' });
  return me;
}

test('without a beat nobody thinks: the rule of thumb decides at once', async () => {
  const server = await testServer({}, { bytes: chanceOf('rule of thumb'), botPace: 0.002 });
  try {
    // Not every bag brings something to rule on before the first choice.
    let ruled = 0;
    for (let table = 0; table < 8; table++) {
      const state = await stateOf(server, (await seated(server, 0, 'novice', 8)).code);
      expect(state.play!.asked.filter(({ kind }) => kind === 'ruling')).toEqual([]);
      ruled += ruledIn(state).length;
    }
    expect(ruled).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});

test.each(['novice', 'shrewd'] as const)(
  'the Storyteller reckons with %s players where most seats are such bots',
  async (level) => {
    const told = new Set<string>();
    let differing = 0;
    const listening: Policies = {
      names: policies.names,
      for: (ruled, grimoire) => (table, prompt) => {
        told.add(ruled.players);
        const by = (players: Players) => policies.for({ ...ruled, players }, grimoire)(table, prompt);
        if (JSON.stringify(by('novice')) !== JSON.stringify(by('shrewd'))) differing++;
        return by(ruled.players);
      },
    };
    const server = await testServer({}, { bytes: chanceOf('who plays'), botPace: 0.002, policies: listening });
    try {
      // Not at every table is there a ruling that depends on it.
      for (let table = 0; table < 8; table++) await seated(server, 0, level, 8);
      while (differing === 0) await soon();
      expect([...told]).toEqual([level]);
    } finally {
      await server.close();
    }
  },
);
