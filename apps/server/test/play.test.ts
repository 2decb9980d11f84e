import { viewOf } from '@belfry/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { chanceOf, gather, playOut, stateOf, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { bytes: chanceOf('whole games') });
});
afterAll(() => server.close());

describe('whole games over sockets', () => {
  test.each([12, 20])(
    '%i seats with a Storyteller at the helm, to the end',
    async (seats) => {
      const party = await gather(server.url, seats);
      const { teller, players } = party;
      await teller.must({ do: 'begin' });
      const acts = await playOut(party, `game of ${seats}`);
      expect(acts).toBeGreaterThan(20);
      const { play } = await stateOf(server, teller.code);
      for (const [seat, player] of players.entries()) {
        await player.until(() => player.table?.stage === 'over', 'the end');
        expect(player.view).toEqual(viewOf(play!.game.events, seat));
        expect(player.prompts).toEqual([]);
      }
      expect(teller.view).toEqual(viewOf(play!.game.events, 'storyteller'));
    },
    30_000,
  );
});
