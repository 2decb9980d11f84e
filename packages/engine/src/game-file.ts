import type { GameSetup } from './begin.ts';
import type { Cast } from './definition.ts';
import type { GameEvent } from './event.ts';
import { BadLog, type Entry, Game } from './game.ts';

/** A game as a file: what was decided, and what followed. Either half can be shown without the other. */
export interface GameFile {
  readonly format: 'belfry-game';
  readonly version: 1;
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}

export const toFile = ({ setup, entries, events }: Game): GameFile => ({
  format: 'belfry-game',
  version: 1,
  setup,
  entries,
  events,
});

/** Reads a game file's text. What is wrong with it is said in words, and with its place. */
export function readFile(text: string): GameFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new BadLog(`This is not a game file: ${(error as Error).message}. It may be cut off.`);
  }
  if (file === null || typeof file !== 'object' || (file as GameFile).format !== 'belfry-game') {
    throw new BadLog('This is not a game file: it does not say "format": "belfry-game".');
  }
  const { version, setup, entries, events } = file as GameFile;
  if (version !== 1) throw new BadLog(`This game file is of version ${String(version)}; this program reads version 1.`);
  if (setup === null || typeof setup !== 'object' || !Array.isArray(setup.seats) || setup.script === undefined) {
    throw new BadLog('The game file has no set-up with a script and seats.');
  }
  if (!Array.isArray(entries)) throw new BadLog('The game file has no list of entries.');
  if (!Array.isArray(events)) throw new BadLog('The game file has no list of events.');
  const bad = entries.findIndex((e) => e === null || typeof e !== 'object' || !ENTRY_TYPES.has((e as Entry).type));
  if (bad >= 0)
    throw new BadLog(`Entry ${bad} of the game file is neither an answer, nor an act of the Storyteller, nor an undo.`);
  return file as GameFile;
}

const ENTRY_TYPES = new Set(['answer', 'intervene', 'undo']);

/** Resumes a game from its file, and makes sure that its inputs lead to the events that it tells of. */
export function fromFile({ setup, entries, events }: GameFile, cast: Cast): Game {
  const game = Game.replay(setup, entries, cast);
  const length = Math.max(game.events.length, events.length);
  for (let at = 0; at < length; at++) {
    const replayed = JSON.stringify(game.events[at]);
    const written = JSON.stringify(events[at]);
    if (replayed === written) continue;
    throw new BadLog(
      `Event ${at} of the file does not follow from its inputs. File: ${written ?? 'nothing'}; replayed: ${replayed ?? 'nothing'}.`,
    );
  }
  return game;
}
