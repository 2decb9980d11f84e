// `npm run random-play`: random games in which the Storyteller does anything at any moment. `--help` says more.
import { parseArgs } from 'node:util';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { ANY_SCRIPT, BrokenGame, JINXED_SCRIPT, playDisturbed, type Tried } from '@belfry/testkit';
import { disturbedGames } from '../apps/server/test/disturbed.ts';

const HELP = `npm run random-play -- [--games 100000] [--seed 0] [--script trouble-brewing]
npm run random-play -- --socket [--games 100000] [--seed 0]

Plays so many games, each from the seed after the last one's. Everybody chooses at random among what is legal; in between
the Storyteller corrects the Grimoire, kills, revives, lays and takes tokens, reseats, lets people join and leave, changes
the Fabled, asks, withdraws and takes back, at every kind of open prompt. After every move: nothing has thrown, every open
prompt has an answer and somebody to give it, the invariants hold, and the view that is made of events agrees with the game.
At the end of each: it replays to the same events and state.

  --games N      how many (100000; about 20 minutes on one core)
  --seed N       the first seed (0)
  --socket       over a server of its own, each player on a socket: nobody is cut off, and everybody's view is what the game
                 shows them (Trouble Brewing, 5 to 8 players)
  --script NAME  one of ${BUILTIN_NAMES.join(', ')}; "all" takes turns; "any" draws a script of any
                 characters that play by themselves for each game; "jinxes" does so with both of a jinxed pair, each in turn

Prints its progress, and at the first broken game what was wrong and how to see it again; exit code 1.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '0' },
    script: { type: 'string', default: 'trouble-brewing' },
    socket: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function whole(name: 'games' | 'seed', least: number): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= least) return number;
  console.error(`--${name} is a whole number from ${least}, not "${values[name]}".`);
  return process.exit(2);
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [games, first] = [whole('games', 1), whole('seed', 0)];
  const began = performance.now();
  const report = values.socket ? await overSockets(games, first) : inTheEngine(games, first);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ ...report, seed: first, seconds }));
}

const progress = (games: number) => (done: number) => {
  if (done % (values.socket ? 100 : 1000) === 0) console.error(`${done} of ${games} games`);
};

const overSockets = (games: number, first: number) => disturbedGames(games, first, progress(games));

function inTheEngine(games: number, first: number) {
  const scripts = values.script === 'all' ? BUILTIN_NAMES : [values.script];
  if (!scripts.every((script) => [ANY_SCRIPT, JINXED_SCRIPT, ...BUILTIN_NAMES].includes(script))) {
    console.error(
      `There is no built-in script "${values.script}". Built in: ${BUILTIN_NAMES.join(', ')}; or "all", "any" or "jinxes".`,
    );
    process.exit(2);
  }
  const tried: Tried = new Map();
  const told = progress(games);
  let inputs = 0;
  for (let game = 0; game < games; game++) {
    const script = scripts[game % scripts.length]!;
    inputs += playDisturbed({ script, seed: first + game }, tried).inputs.length;
    told(game + 1);
  }
  const acts = [...tried.values()].reduce((sum, times) => sum + times, 0);
  return { games, script: values.script, inputs, acts };
}

try {
  await main();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(message);
  if (cause instanceof Error && !(cause instanceof BrokenGame)) console.error(cause.stack);
  process.exit(1);
}
