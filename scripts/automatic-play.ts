import { isDeepStrictEqual } from 'node:util';
import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { simulateGame } from '@belfry/storyteller';
import { BrokenGame, tableSizes } from '@belfry/testkit';

/** A script, and what it is called on the command line. */
export interface Sheet {
  readonly name: string;
  readonly script: TableScript;
}

/** Who rules and who plays, by turns. */
const TABLES = [
  { storyteller: 'random', bots: 'random' },
  { storyteller: 'fair', bots: 'novice' },
] as const;

/** Games without people: every script in turn, each at every size that it serves, before and after. Returns their inputs. */
export function playAutomatically(
  sheets: readonly Sheet[],
  games: number,
  first: number,
  told: (done: number) => void,
): number {
  let inputs = 0;
  for (let n = 0; n < games; n++) {
    const { name, script } = sheets[n % sheets.length]!;
    const round = Math.floor(n / sheets.length);
    const sizes = tableSizes(script);
    const players = sizes[Math.floor(round / TABLES.length) % sizes.length]!;
    const { storyteller, bots } = TABLES[round % TABLES.length]!;
    const seed = `${first + n}`;
    try {
      const { game } = simulateGame({ script, cast, players, seed, storyteller, bots }).table;
      const again = Game.replay(game.setup, game.entries, cast);
      if (!isDeepStrictEqual(again.events, game.events)) throw new BrokenGame('The replay has other events.');
      inputs += game.inputs.length;
    } catch (error) {
      const table = `${players} players, --storyteller ${storyteller} --bots ${bots}`;
      throw new BrokenGame(`${(error as Error).message}\n  ${name}: ${table}, seed ${seed}`, { cause: error });
    }
    told(n + 1);
  }
  return inputs;
}
