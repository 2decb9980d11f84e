import type { Cast } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import type { BotLevel } from '../bots/index.ts';
import type { GameRecord } from './record.ts';
import { simulateGame } from './simulate.ts';

export interface Series {
  readonly script: TableScript;
  readonly cast: Cast;
  /** The numbers of players that take turns. */
  readonly counts: readonly number[];
  readonly bots: BotLevel;
  readonly seed: string;
}

/** Games under the fair Storyteller for as long as somebody wants more, in whole rounds: every count is played equally often. */
export function* rounds({ script, cast, counts, bots, seed }: Series): Generator<readonly GameRecord[]> {
  for (let played = 0; ; ) {
    yield counts.map(
      (players) =>
        simulateGame({ script, cast, players, seed: `${seed}/${played++}`, storyteller: 'fair', bots }).record,
    );
  }
}
