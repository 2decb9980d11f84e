// `npm run random-play`: random games in which the Storyteller does anything at any moment. `--help` says more.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { almanac } from '@belfry/almanac';
import { BUILTIN_NAMES, tableScript } from '@belfry/scripts';
import {
  ANY_SCRIPT,
  BrokenGame,
  EDITIONS_SCRIPT,
  JINXED_SCRIPT,
  type Pool,
  playDisturbed,
  type Tried,
} from '@belfry/testkit';
import { loadScript } from '../apps/cli/src/commands/script/file.ts';
import { disturbedGames } from '../apps/server/test/disturbed.ts';
import { playAutomatically, type Sheet } from './automatic-play.ts';

const HELP = `npm run random-play -- [--games 100000] [--seed 0] [--script trouble-brewing] [--with ID,ID]
npm run random-play -- --script FILE|FOLDER|editions|any [--automatic] [--games N] [--seed 0]
npm run random-play -- --socket [--games 100000] [--seed 0]

Plays so many games, each from the seed after the last one's. Everybody chooses at random among what is legal; in between
the Storyteller corrects the Grimoire, kills, revives, lays and takes tokens, reseats, lets people join and leave, changes
the Fabled, asks, withdraws and takes back, at every kind of open prompt. After every move: nothing has thrown, every open
prompt has an answer and somebody to give it, the invariants hold, and the view that is made of events agrees with the game.
At the end of each: it replays to the same events and state, and nobody was sent what is not for them.

  --games N      how many (100000; about 20 minutes on one core)
  --seed N       the first seed (0)
  --socket       over a server of its own, each player on a socket: nobody is cut off, and everybody's view is what the game
                 shows them (Trouble Brewing, 5 to 8 players)
  --script NAME  a script file, a folder of them (they take turns), or one of ${BUILTIN_NAMES.join(', ')}; "all" takes turns; "editions"
                 draws a script of 25 for each game from the 72 characters of the three base editions, "any" from all that play
                 by themselves, both with up to five Travellers and three Fabled or Loric from the start, and others coming
                 and going; "jinxes" does as "any" with both of a jinxed pair, each in turn
  --with IDS     with "any": one character or two to be on the script, and dealt where they can be
  --automatic    nobody at the table: each script at every size it serves, ruled and played by turns at random, and by the
                 fair Storyteller with novices; every game ends and replays to the same events, nobody was sent what is
                 not for them, and a seat cannot tell that two others have each other's tokens

Prints its progress, and at the first broken game what was wrong and how to see it again; exit code 1.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '0' },
    script: { type: 'string', default: 'trouble-brewing' },
    with: { type: 'string' },
    automatic: { type: 'boolean', default: false },
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

const DRAWN: readonly string[] = [ANY_SCRIPT, EDITIONS_SCRIPT, JINXED_SCRIPT];

/** Those that can be played without people, too. */
const poolOf = (word: string): Pool | null => (word === ANY_SCRIPT || word === EDITIONS_SCRIPT ? word : null);

/** The scripts that a word on the command line means; those drawn for each game are none of them. */
function sheetsOf(word: string): readonly Sheet[] {
  const isFolder = existsSync(word) && statSync(word).isDirectory();
  const names =
    word === 'all'
      ? BUILTIN_NAMES
      : isFolder
        ? readdirSync(word)
            .filter((file) => file.endsWith('.json'))
            .sort()
            .map((file) => join(word, file))
        : [word];
  if (names.length === 0) throw new Error(`In ${word} is no script (a file that ends with .json).`);
  return names.map((name) => ({ name, script: tableScript(loadScript(name)) }));
}

function inTheEngine(games: number, first: number) {
  const wanted = (values.with ?? '').split(',').filter((id) => id !== '');
  const stranger = wanted.find((id) => !almanac().characters.has(id));
  if (stranger !== undefined) throw new Error(`--with takes ids of characters, such as "imp"; "${stranger}" is none.`);
  const isDrawn = DRAWN.includes(values.script);
  if (wanted.length > 0 && values.script !== ANY_SCRIPT) throw new Error(`--with is for --script ${ANY_SCRIPT}.`);
  const pool = poolOf(values.script);
  if (isDrawn && pool === null && values.automatic)
    throw new Error(`--automatic takes a script, a file, a folder, "${ANY_SCRIPT}" or "${EDITIONS_SCRIPT}".`);
  const sheets = isDrawn ? [] : sheetsOf(values.script);
  const told = progress(games);
  if (values.automatic) {
    const inputs = playAutomatically(pool ?? sheets, games, first, told);
    return { games, script: values.script, scripts: pool === null ? sheets.length : games, inputs };
  }
  const tried: Tried = new Map();
  let inputs = 0;
  for (let game = 0; game < games; game++) {
    const sheet = sheets[game % sheets.length];
    const which = sheet === undefined ? { script: values.script } : { script: sheet.name, sheet: sheet.script };
    inputs += playDisturbed({ ...which, seed: first + game, wanted }, tried).inputs.length;
    told(game + 1);
  }
  const acts = [...tried.values()].reduce((sum, times) => sum + times, 0);
  return { games, script: values.script, ...(isDrawn ? {} : { scripts: sheets.length }), inputs, acts };
}

try {
  await main();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(message);
  if (cause instanceof Error && !(cause instanceof BrokenGame)) console.error(cause.stack);
  process.exit(1);
}
