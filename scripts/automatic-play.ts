import { isDeepStrictEqual } from 'node:util';
import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, random } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { simulateGame } from '@belfry/storyteller';
import { BrokenGame, drawnScript, leaks, type Pool, tableSizes, wrongAudiences } from '@belfry/testkit';

/** A script, and what it is called on the command line. */
export interface Sheet {
  readonly name: string;
  readonly script: TableScript;
}

/** Scripts that take turns, or one drawn anew for each game. */
export type Sheets = readonly Sheet[] | Pool;

/** Who rules and who plays, by turns. */
const TABLES = [
  { storyteller: 'random', bots: 'random' },
  { storyteller: 'fair', bots: 'novice' },
] as const;

/**
 * Games without people: every script in turn, each at every size that it serves, before and after. After each: it replays to
 * the same events, nobody was sent what is not for them, and a seat of it cannot tell that others have other tokens. Returns
 * their inputs.
 */
export function playAutomatically(sheets: Sheets, games: number, first: number, told: (done: number) => void): number {
  let inputs = 0;
  for (let n = 0; n < games; n++) {
    // Counted from the seed where scripts are drawn, so that a game alone is the one that it was among others.
    const turn = typeof sheets === 'string' ? first + n : Math.floor(n / sheets.length);
    const { name, script } = typeof sheets === 'string' ? drawn(sheets, first + n) : sheets[n % sheets.length]!;
    const sizes = tableSizes(script);
    const players = sizes[Math.floor(turn / TABLES.length) % sizes.length]!;
    const { storyteller, bots } = TABLES[turn % TABLES.length]!;
    const seed = `${first + n}`;
    try {
      const { game } = simulateGame({ script, cast, players, seed, storyteller, bots }).table;
      const wrong = whatIsWrongWith(game, seed);
      if (wrong.length > 0) throw new BrokenGame(wrong.join('\n'));
      inputs += game.inputs.length;
    } catch (error) {
      const table = `${players} players, --storyteller ${storyteller} --bots ${bots}`;
      const again =
        typeof sheets === 'string'
          ? `\n  See it again with: npm run random-play -- --script ${sheets} --automatic --seed ${seed} --games 1`
          : '';
      throw new BrokenGame(`${(error as Error).message}\n  ${name}: ${table}, seed ${seed}${again}`, { cause: error });
    }
    told(n + 1);
  }
  return inputs;
}

const drawn = (pool: Pool, seed: number): Sheet => ({
  name: pool,
  script: drawnScript(random(`script of ${pool} ${seed}`), pool),
});

/** Where a Traveller decides who may nominate or vote, everybody sees whether that ability works: then poison can be told. */
const bendsTheVoteForAll = ({ setup }: Game): boolean =>
  setup.seats.some(
    ({ character }) =>
      almanac().characters.get(character)?.team === 'traveller' && cast.get(character)?.voting !== undefined,
  );

function whatIsWrongWith(game: Game, seed: string): string[] {
  const again = Game.replay(game.setup, game.entries, cast);
  const otherwise = isDeepStrictEqual(again.events, game.events) ? [] : ['The replay has other events.'];
  return [...otherwise, ...wrongAudiences(game), ...(bendsTheVoteForAll(game) ? [] : leaks(game, seed))];
}
