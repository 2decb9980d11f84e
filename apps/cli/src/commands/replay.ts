import { cast } from '@belfry/characters';
import {
  BadLog,
  BadSetup,
  fromFile,
  type GameFile,
  readFile,
  type SeenEvent,
  seenBy,
  type Viewer,
} from '@belfry/engine';
import { type Command, InputError, UsageError } from '../command.ts';
import { narrator } from '../narrate.ts';
import { readText } from './files.ts';
import { json, parsed } from './options.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a game from its file, as anybody at the table saw it',
  help: `Usage: belfry replay FILE [--as storyteller|public|NAME] [--unchecked] [--json]

Reads a game file, plays its inputs again, makes sure that they lead to the events it tells of, and prints the game.

  --as          whose eyes: the Storyteller's (usual), everybody's ("public"), or a player's by name
  --unchecked   show the events as they stand, without playing the inputs: for games of older rules
  --json        print what that viewer saw, event by event

"-" reads from standard input. Exit code: 0, or 1 when the file is bad or its inputs lead elsewhere.`,
  run(args, io) {
    const { values, positionals } = parsed(args, {
      as: { type: 'string' },
      unchecked: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one game file.');
    const file = load(path, values.unchecked === true);
    const seen = seenBy(file.events, viewer(file, values.as ?? 'storyteller'));
    if (values.json === true) io.out(json(seen));
    else {
      const tell = narrator(file.setup);
      for (const [index, fact] of seen.entries()) {
        const line = told(tell, fact, index);
        if (line !== null) io.out(line);
      }
    }
    return 0;
  },
};

/** Events that were not checked may be anything. */
function told(tell: ReturnType<typeof narrator>, fact: SeenEvent, index: number): string | null {
  try {
    return tell(fact);
  } catch {
    throw new InputError(`event ${index} cannot be told: it lacks something that a "${fact.type}" has to say.`);
  }
}

function load(path: string, unchecked: boolean): GameFile {
  const text = readText(path);
  try {
    const file = readFile(text);
    if (!unchecked) fromFile(file, cast);
    return file;
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadSetup) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
}

function viewer({ setup }: GameFile, who: string): Viewer {
  if (who === 'storyteller' || who === 'public') return who;
  const seat = setup.seats.findIndex((s) => s.name.toLowerCase() === who.toLowerCase());
  if (seat >= 0) return seat;
  throw new UsageError(`there is no player "${who}". Players: ${setup.seats.map((s) => s.name).join(', ')}.`);
}
