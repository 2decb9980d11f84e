// `npm run random-play`: random games in which the Storyteller does anything at any moment. `--help` says more.
import { parseArgs } from 'node:util';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { BrokenGame, playDisturbed, type Tried } from '@belfry/testkit';

const HELP = `npm run random-play -- [--games 100000] [--seed 0] [--script trouble-brewing]

Plays so many games, each from the seed after the last one's. Everybody chooses at random among what is legal; in between
the Storyteller corrects the Grimoire, kills, revives, lays and takes tokens, reseats, lets people join and leave, changes
the Fabled, asks, withdraws and takes back, at every kind of open prompt. After every move: nothing has thrown, every open
prompt has an answer and somebody to give it, the invariants hold, and the view that is made of events agrees with the game.
At the end of each: it replays to the same events and state.

  --games N      how many (100000; about 20 minutes on one core)
  --seed N       the first seed (0)
  --script NAME  one of ${BUILTIN_NAMES.join(', ')}; "all" takes turns

Prints its progress, and at the first broken game what was wrong and how to see it again; exit code 1.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '0' },
    script: { type: 'string', default: 'trouble-brewing' },
    help: { type: 'boolean', default: false },
  },
});

function whole(name: 'games' | 'seed', least: number): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= least) return number;
  console.error(`--${name} is a whole number from ${least}, not "${values[name]}".`);
  return process.exit(2);
}

function main(): void {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [games, first] = [whole('games', 1), whole('seed', 0)];
  const scripts = values.script === 'all' ? BUILTIN_NAMES : [values.script];
  if (!scripts.every((script) => BUILTIN_NAMES.includes(script))) {
    console.error(`There is no built-in script "${values.script}". Built in: ${BUILTIN_NAMES.join(', ')}; or "all".`);
    process.exit(2);
  }
  const tried: Tried = new Map();
  const began = performance.now();
  let inputs = 0;
  for (let game = 0; game < games; game++) {
    const script = scripts[game % scripts.length]!;
    inputs += playDisturbed({ script, seed: first + game }, tried).inputs.length;
    if ((game + 1) % 1000 === 0) console.error(`${game + 1} of ${games} games`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const acts = [...tried.values()].reduce((sum, times) => sum + times, 0);
  console.log(JSON.stringify({ games, seed: first, script: values.script, inputs, acts, seconds }));
}

try {
  main();
} catch (error) {
  if (!(error instanceof BrokenGame)) throw error;
  console.error(error.message);
  if (error.cause instanceof Error && !(error.cause instanceof BrokenGame)) console.error(error.cause.stack);
  process.exit(1);
}
