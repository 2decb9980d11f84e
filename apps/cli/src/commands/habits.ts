import { cast } from '@belfry/characters';
import { tableScript } from '@belfry/scripts';
import { BOTS, type BotLevel, type Habits, simulateGame, Tally } from '@belfry/storyteller';
import { type Command, type CommandIo, UsageError } from '../command.ts';
import { inWords } from './habits/report.ts';
import { commaList, json, language, oneOf, onlyOptions, playerCounts, progress, wholeNumber } from './options.ts';
import { dealing, loadPlayable } from './script/file.ts';

export const habits: Command = {
  name: 'habits',
  summary: 'count what could be read off the fair Storyteller, at each number of players',
  help: `Usage: belfry habits [--script NAME|FILE] [--players 5..15] [--games N] [--seed S] [--with ID,…]
                     [--bots random|novice|shrewd] [--lang en|ru] [--json]

Plays whole games under the fair Storyteller. For each number of players it prints how often an ability that works and
names several players names the evil alone, how often a broken ability is right all the same (both only where the
Storyteller could have decided either way), and how many games reach a day with three or four alive.

  --script   a built-in script or a script file (trouble-brewing)
  --players  a number, a list (7,10) or a range (5..15); the games are spread evenly over them (5..15)
  --games    how many games in all (1100)
  --seed     any text: the same seed gives the same figures (1)
  --with     characters of the script that are dealt in every game, so that there is something to count
  --bots     who plays: random, novice, or shrewd (novice)
  --lang     en or ru (en)
  --json     print the figures for machines`,
  run(args, io) {
    const values = onlyOptions(args, {
      script: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      with: { type: 'string' },
      bots: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
    });
    const lang = language(values.lang);
    const found = watched(
      {
        script: values.script ?? 'trouble-brewing',
        counts: playerCounts(values.players ?? '5..15'),
        games: wholeNumber(values.games, 'games', 1, 10_000_000) ?? 1100,
        seed: values.seed ?? '1',
        picks: commaList(values.with),
        bots: oneOf(values.bots ?? 'novice', BOTS, 'bots'),
      },
      io,
    );
    io.out(values.json === true ? json(found) : inWords(found, lang));
    return 0;
  },
};

interface Call {
  readonly script: string;
  readonly counts: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly picks: readonly string[];
  readonly bots: BotLevel;
}

function watched(call: Call, io: CommandIo): readonly Habits[] {
  const { counts, games, seed, bots } = call;
  const script = tableScript(loadPlayable(call.script));
  const picks = call.picks.map((id) => {
    const found = script.characters.find((character) => character.id === id);
    if (found === undefined) throw new UsageError(`--with takes characters of the script; "${id}" is none of them.`);
    return found;
  });
  const tallies = counts.map((players) => ({ players, tally: new Tally(players) }));
  for (let n = 0; n < games; n++) {
    const { players, tally } = tallies[n % tallies.length]!;
    const { record } = dealing(() =>
      simulateGame({
        script,
        cast,
        players,
        seed: `${seed}/${n}`,
        storyteller: 'fair',
        bots,
        picks,
        watch: (grimoire, prompt, ruling) => tally.watch(grimoire, prompt, ruling),
      }),
    );
    tally.end(record);
    if (io.tty && (n % 50 === 0 || n === games - 1)) progress(n + 1, games);
  }
  return tallies.map(({ tally }) => tally.habits());
}
