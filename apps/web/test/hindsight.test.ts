import { cast } from '@belfry/characters';
import { seenBy } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { simulateGame } from '@belfry/storyteller';
import { describe, expect, it } from 'vitest';
import { dawnsOf, type LookedBack, lookBack, type PastGame, solvableOn } from '../src/notebook/hindsight.ts';

const table = tableScript(builtinScript('trouble-brewing')!);

function past(seed: string): PastGame {
  const { events } = simulateGame({ script: table, cast, players: 7, seed, storyteller: 'fair', bots: 'novice' }).table
    .game;
  const begun = events.find((event) => event.type === 'game-begins');
  return {
    events: seenBy(events, 'storyteller'),
    names: begun?.type === 'game-begins' ? begun.seats.map(({ name }) => name) : [],
    script: table.characters,
  };
}

/** Who the Demon is at each dawn, by the Storyteller's own log. */
function trueDemons({ events, script }: PastGame): number[] {
  const teams = new Map(script.map(({ id, team }) => [id, team]));
  const now: string[] = [];
  return events.flatMap((event) => {
    if (event.type === 'dealt') for (const { seat, character } of event.grimoire) now[seat] = character;
    if (event.type === 'became') now[event.seat] = event.character;
    if (event.type !== 'dawn') return [];
    return [now.findLastIndex((id) => teams.get(id) === 'demon')];
  });
}

describe('looking back at a game', () => {
  const SEEDS = ['back/1', 'back/2', 'back/3', 'back/4'];
  it.each(SEEDS)('%s: every morning the Demon is among those who could be', (seed) => {
    const game = past(seed);
    const looked = [...dawnsOf(game)].map(lookBack);
    const truth = trueDemons(game);
    expect(looked).toHaveLength(truth.length);
    expect(looked.length).toBeGreaterThan(1);
    const teams = new Map(game.script.map(({ id, team }) => [id, team]));
    const passedOn = game.events.some((event) => event.type === 'became' && teams.get(event.character) === 'demon');
    for (const [at, { worlds, demons }] of looked.entries()) {
      expect(worlds).toBeGreaterThan(0);
      if (!passedOn) expect(demons).toContain(truth[at]);
    }
  });
  it('names the first morning on which only one could be it', () => {
    const day = (n: number, demons: readonly number[], isWhole = true): LookedBack => ({
      day: n,
      worlds: 1,
      isWhole,
      demons,
    });
    expect(solvableOn([day(1, [1, 2]), day(2, [2]), day(3, [2])])?.day).toBe(2);
    expect(solvableOn([day(1, [1], false), day(2, [1, 2])])).toBeNull();
  });
  it('has nothing to say of a game in which seats changed', () => {
    const game = past('back/1');
    expect([...dawnsOf({ ...game, events: [...game.events, { type: 'left', seat: 1 }] })]).toEqual([]);
  });
});
