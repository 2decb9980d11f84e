// `npm run exhaustive`: random games until everything has happened to every character. `--help` says more.
import { parseArgs } from 'node:util';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { ANY_SCRIPT, BrokenGame, Coverage, charactersOf, playDisturbed } from '@belfry/testkit';

/** By then everything that is common has happened. */
const BLIND = 300;

const HELP = `npm run exhaustive -- [--script bad-moon-rising] [--seed 0] [--most 20000]

Plays random games, as random-play does, until every character of the set has acted, died, been drunk, been poisoned, been
changed into and out of, and every jinxed pair among them has met: both in play, or one in play that keeps the other
away. A character that only steps in when something happens to others has acted when it has lived through a night.
With "any", after ${BLIND} games, every second game is dealt with one of those in play to whom something has yet to happen.

  --script NAME  one of ${BUILTIN_NAMES.join(', ')};
                 "any": all characters that play by themselves, on scripts drawn anew for each game
  --seed N       the first seed (0)
  --most N       give up after so many games (20000)

Prints what is left every hundred games. Exit code: 0 when nothing is left, 1 when something is, or when a game was broken:
then it says how to see that one again.`;

const { values } = parseArgs({
  options: {
    script: { type: 'string', default: 'bad-moon-rising' },
    seed: { type: 'string', default: '0' },
    most: { type: 'string', default: '20000' },
    help: { type: 'boolean', default: false },
  },
});

function whole(name: 'most' | 'seed', least: number): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= least) return number;
  console.error(`--${name} is a whole number from ${least}, not "${values[name]}".`);
  return process.exit(2);
}

/** Somebody, or a pair, for whom something is left; each in turn. */
function wantedFor(coverage: Coverage, game: number): readonly string[] {
  const alone = [...new Set([...coverage.left().values()].flat())].map((id) => [id]);
  const left = [...alone, ...coverage.jinxes().left.map((id) => id.split('+'))];
  return left[Math.floor(game / 2) % left.length] ?? [];
}

function whatIsLeft(coverage: Coverage): readonly string[] {
  const missing = [...coverage.left()].map(([trial, ids]) => `not ${trial}: ${ids.join(', ')}`);
  const { left } = coverage.jinxes();
  return left.length === 0 ? missing : [...missing, `jinxes not met: ${left.join(', ')}`];
}

function run(): number {
  const { script } = values;
  if (script !== ANY_SCRIPT && !BUILTIN_NAMES.includes(script)) {
    console.error(`There is no built-in script "${script}". Built in: ${BUILTIN_NAMES.join(', ')}; or "any".`);
    return 2;
  }
  const [first, most] = [whole('seed', 0), whole('most', 1)];
  const characters = charactersOf(script);
  const coverage = new Coverage(characters);
  for (let games = 1; games <= most; games++) {
    const wanted = script === ANY_SCRIPT && games > BLIND && games % 2 === 0 ? wantedFor(coverage, games) : [];
    coverage.take(playDisturbed({ script, seed: first + games - 1, wanted }));
    const left = whatIsLeft(coverage);
    if (left.length === 0) {
      const { all } = coverage.jinxes();
      console.log(JSON.stringify({ script, characters: characters.length, jinxes: all, games, left: [] }));
      return 0;
    }
    if (games % 100 === 0) console.error(`${games} games\n  ${left.join('\n  ')}`);
    if (games === most) console.log(JSON.stringify({ script, characters: characters.length, games, left }));
  }
  return 1;
}

if (values.help) console.log(HELP);
else {
  try {
    process.exitCode = run();
  } catch (error) {
    const { message, cause } = error as Error;
    console.error(message);
    if (cause instanceof Error && !(cause instanceof BrokenGame)) console.error(cause.stack);
    process.exitCode = 1;
  }
}
