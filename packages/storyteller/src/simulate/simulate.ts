import { type Cast, Game } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { BOTS, type BotLevel } from '../bots/index.ts';
import { deedsOf, type PolicyChoice, policyFor } from '../policy/index.ts';
import { dealGame } from '../setup/deal.ts';
import { BotTable, type Happening } from '../table/bot-table.ts';
import { type GameRecord, recordOf } from './record.ts';

export interface Simulation {
  readonly script: TableScript;
  readonly cast: Cast;
  readonly players: number;
  readonly seed: string;
  readonly storyteller: PolicyChoice;
  readonly bots: BotLevel;
  /** Told of everything in order, events and talk. */
  listen?(happening: Happening): void;
}

/** One whole game without people. The same simulation is the same game, input by input. */
export function simulateGame(simulation: Simulation): { table: BotTable; record: GameRecord } {
  const { script, cast, players, seed, storyteller, bots } = simulation;
  const table = new BotTable({
    game: new Game(dealGame(script, players, seed), cast),
    seed,
    policy: (board) => policyFor(storyteller, { seed, board }),
    deeds: (board) => deedsOf(storyteller, { seed, board }),
    bot: () => BOTS[bots],
    ...(simulation.listen === undefined ? {} : { listen: simulation.listen }),
  });
  table.playOut();
  return { table, record: recordOf(table.game, seed) };
}
