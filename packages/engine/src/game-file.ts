import type { GameSetup } from './begin.ts';
import type { Cast } from './definition.ts';
import type { GameEvent } from './event.ts';
import { BadLog, type Entry, Game } from './game.ts';
import { KNOWN_VERSIONS, LOG_VERSION, upgradeEntry, upgradeEvent } from './untagged.ts';

/** A game as a file: what was decided, and what followed. Either half can be shown without the other. */
export interface GameFile {
  readonly format: 'belfry-game';
  readonly version: typeof LOG_VERSION;
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}

export const toFile = ({ setup, entries, events }: Game): GameFile => ({
  format: 'belfry-game',
  version: LOG_VERSION,
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
  const { setup, entries, events } = file as GameFile;
  const version: unknown = (file as GameFile).version;
  if (!KNOWN_VERSIONS.includes(version)) {
    throw new BadLog(
      `This game file is of version ${String(version)}; this program reads versions ${KNOWN_VERSIONS.join(', ')}.`,
    );
  }
  checkSetup(setup);
  if (!Array.isArray(entries)) throw new BadLog('The game file has no list of entries.');
  if (!Array.isArray(events)) throw new BadLog('The game file has no list of events.');
  const bad = entries.findIndex((e) => !isObject(e) || !ENTRY_TYPES.has(String(e.type)));
  if (bad >= 0)
    throw new BadLog(`Entry ${bad} of the game file is neither an answer, nor an act of the Storyteller, nor an undo.`);
  const strange = events.findIndex((e) => !isObject(e) || !isText(e.type) || !isAudience(e.to));
  if (strange >= 0)
    throw new BadLog(`Event ${strange} of the game file does not say what happened ("type") and to whom.`);
  if (version === LOG_VERSION) return file as GameFile;
  return upgraded(file as GameFile);
}

const upgraded = (file: GameFile): GameFile => ({
  ...file,
  version: LOG_VERSION,
  entries: file.entries.map(upgradeEntry),
  events: file.events.map(upgradeEvent),
});

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const isAudience = (to: unknown) => to === 'everyone' || to === 'storyteller' || Array.isArray(to);

/** Only its shape: whether a game can begin with it is said by the engine when it does. */
function checkSetup(setup: unknown): void {
  if (!isObject(setup) || !Array.isArray(setup.seats) || !isObject(setup.script)) {
    throw new BadLog('The game file has no set-up with a script and seats.');
  }
  const { script, seats, fabled } = setup;
  const { name, characters, homebrew, firstNight, otherNight } = script as { readonly [key: string]: unknown };
  if (!isText(name) || !isTexts(characters)) {
    throw new BadLog("The game file's script needs a name and a list of characters.");
  }
  const strange = (homebrew ?? []) as readonly unknown[];
  if (!Array.isArray(strange) || !strange.every((c) => isObject(c) && isText(c.id) && isText(c.team))) {
    throw new BadLog("The script's own characters need an id and a team each.");
  }
  for (const [what, list] of Object.entries({ fabled, firstNight, otherNight })) {
    if (list !== undefined && !isTexts(list)) throw new BadLog(`"${what}" in the game file is a list of ids.`);
  }
  for (const [index, seat] of seats.entries()) {
    const plain = isObject(seat) && isText(seat.name) && isText(seat.character);
    if (!plain) throw new BadLog(`Seat ${index} of the game file needs a name and a character.`);
  }
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
