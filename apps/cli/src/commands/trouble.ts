import { cast } from '@belfry/characters';
import { BadLog, BadSetup, type Entry, Game, type GameFile, LOG_VERSION, readFile } from '@belfry/engine';
import { type Command, InputError, UsageError } from '../command.ts';
import { readText } from './files.ts';
import { json, parsed } from './options.ts';

/** What a server keeps of a failure, as far as it is read here. */
interface TroubleFile {
  readonly doing: string;
  readonly message: string;
  readonly rerun: Pick<GameFile, 'setup' | 'entries'> | null;
}

interface Fall {
  /** Which entry the rules failed over, from 0; null for the beginning of the game. */
  readonly at: number | null;
  readonly entry: Entry | null;
  readonly error: unknown;
}

export const trouble: Command = {
  name: 'trouble',
  summary: 'do again what a table of a server failed over',
  help: `Usage: belfry trouble FILE [--json]

Reads a file from the folder "troubles" of a server's data, plays the game in it again up to the decision that the table
failed over, and prints what threw and at which entry of the log.

  --json   print { doing, message, entries, fails, at, entry, error } instead

"-" reads from standard input. Exit code: 0 when everything plays through (the failure is mended, or was not one of the
rules), 1 when it fails again or the file is bad. The file holds secrets of that game.`,
  run(args, io) {
    const { values, positionals } = parsed(args, { json: { type: 'boolean' } });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one file of troubles.');
    const { doing, message, rerun } = load(path);
    if (rerun === null) {
      throw new InputError(`${path}: there is no game in this file. The table failed at "${doing}": ${message}`);
    }
    const { setup, entries } = rerun;
    const fall = play(rerun);
    if (values.json === true) {
      const error = fall === null ? null : inWords(fall.error);
      const { at, entry } = fall ?? { at: null, entry: null };
      io.out(json({ doing, message, entries: entries.length, fails: fall !== null, at, entry, error }));
    } else {
      io.out(`${setup.script.name}, ${setup.seats.length} players, ${entries.length} entries. Failed at: ${doing}`);
      io.out(`Then: ${message}`);
      io.out(fall === null ? throughAnd(doing) : `Now:  ${place(fall)}\n${inWords(fall.error).stack}`);
    }
    return fall === null ? 0 : 1;
  },
};

const throughAnd = (doing: string) =>
  `Now:  all of it plays through. Either it is mended, or what failed ("${doing}") is not a matter of the rules.`;

const place = ({ at, entry }: Fall) =>
  at === null ? 'the game cannot begin:' : `entry ${at}, ${JSON.stringify(entry)}, throws:`;

function play({ setup, entries }: Pick<GameFile, 'setup' | 'entries'>): Fall | null {
  let at: number | null = null;
  try {
    const game = new Game(setup, cast);
    for (const [index, entry] of entries.entries()) {
      at = index;
      if (entry.type === 'undo') game.undo(entry.keep);
      else {
        const taken = game.submit(entry);
        if (!taken.ok) throw new BadLog({ say: 'text', text: `It is refused: ${game.inEnglish(taken.reason)}` });
      }
    }
    // What is asked is worked out only when somebody looks.
    for (const prompt of game.prompts()) void prompt.options;
    return null;
  } catch (error) {
    return { at, entry: at === null ? null : entries[at]!, error };
  }
}

const inWords = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? `${error.name}: ${error.message}` }
    : { name: 'Error', message: String(error), stack: String(error) };

function load(path: string): TroubleFile {
  const text = readText(path);
  let file: { doing?: unknown; error?: { message?: unknown }; rerun?: Kept | null } | null;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${path}: this is not a file of troubles: ${(error as Error).message}.`);
  }
  if (file === null || typeof file !== 'object' || typeof file.doing !== 'string') {
    throw new InputError(`${path}: this is not a file of troubles: it does not say what was being done ("doing").`);
  }
  const message = String(file.error?.message ?? 'nothing was said');
  return { doing: file.doing, message, rerun: file.rerun == null ? null : checked(path, file.rerun) };
}

interface Kept {
  readonly setup: unknown;
  readonly entries: readonly unknown[];
  readonly next: unknown;
}

/** The shapes are those of a game file. */
function checked(path: string, { setup, entries, next }: Kept): Pick<GameFile, 'setup' | 'entries'> {
  const all = Array.isArray(entries) ? [...entries, ...(next == null ? [] : [next])] : entries;
  try {
    return readFile(JSON.stringify({ format: 'belfry-game', version: LOG_VERSION, setup, entries: all, events: [] }));
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadSetup) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
}
