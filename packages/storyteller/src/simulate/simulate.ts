import { type Cast, Game, random } from '@belfry/engine';
import { playRandomly } from '../random-table.ts';
import { dealGame, type TableScript } from '../setup/deal.ts';
import { type GameRecord, recordOf } from './record.ts';

export interface Simulation {
  readonly script: TableScript;
  readonly cast: Cast;
  readonly players: number;
  readonly seed: string;
}

/** One whole game without people. The same simulation is the same game, input by input. */
export function simulateGame({ script, cast, players, seed }: Simulation): { game: Game; record: GameRecord } {
  const game = new Game(dealGame(script, players, seed), cast);
  playRandomly(game, random(`play ${seed}`));
  return { game, record: recordOf(game, seed) };
}
