import type { FieldNoun, FilePart } from '@belfry/almanac';
import { BadLog } from './bad-log.ts';
import type { GameSetup, SetupScript, SetupSeat } from './begin.ts';
import type { Cast } from './definition.ts';
import type { GameEvent } from './event.ts';
import { type Entry, Game } from './game.ts';
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
  } catch {
    throw new BadLog({ say: 'file.not-json' });
  }
  if (file === null || typeof file !== 'object' || (file as GameFile).format !== 'belfry-game') {
    throw new BadLog({ say: 'file.not-a-game' });
  }
  const { setup, entries, events } = file as GameFile;
  const version: unknown = (file as GameFile).version;
  if (!KNOWN_VERSIONS.some((known) => known === version)) {
    throw new BadLog({ say: 'file.version', version: String(version), known: KNOWN_VERSIONS });
  }
  checkSetup(setup);
  if (!Array.isArray(entries)) throw new BadLog({ say: 'file.no-entries' });
  if (!Array.isArray(events)) throw new BadLog({ say: 'file.no-events' });
  const bad = entries.findIndex((e) => !isObject(e) || !ENTRY_TYPES.has(String(e.type)));
  if (bad >= 0) throw new BadLog({ say: 'file.entry', entry: bad });
  const strange = events.findIndex((e) => !isObject(e) || !isText(e.type) || !isAudience(e.to));
  if (strange >= 0) throw new BadLog({ say: 'file.event', event: strange });
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

/** What a field must look like, and whether it may be missing. */
interface FieldShape {
  readonly is: FieldNoun;
  readonly fits: (value: unknown) => boolean;
  readonly optional?: true;
}

/** One shape for every field of a type: a field that is added there does not compile until it has one here. */
type Shapes<T> = { readonly [Field in keyof Required<T>]: FieldShape };

const text: FieldShape = { is: 'text', fits: isText };
const ids: FieldShape = { is: 'ids', fits: isTexts };
const maybe = (shape: FieldShape): FieldShape => ({ ...shape, optional: true });

const SCRIPT_SHAPE: Shapes<SetupScript> = {
  name: text,
  characters: ids,
  homebrew: maybe({
    is: 'characters',
    fits: (value) => Array.isArray(value) && value.every((c) => isObject(c) && isText(c.id) && isText(c.team)),
  }),
  firstNight: maybe(ids),
  otherNight: maybe(ids),
};

const SEAT_SHAPE: Shapes<SetupSeat> = {
  name: text,
  character: text,
  believes: maybe(text),
  alignment: maybe({ is: 'side', fits: (value) => value === 'good' || value === 'evil' }),
  drunk: maybe({ is: 'flag', fits: (value) => typeof value === 'boolean' }),
  gift: maybe({ is: 'id-or-null', fits: (value) => value === null || isText(value) }),
};

const SETUP_SHAPE: Shapes<GameSetup> = {
  script: { is: 'script', fits: isObject },
  seats: { is: 'seats', fits: Array.isArray },
  fabled: maybe(ids),
  heldByNobody: maybe(ids),
  ruled: maybe({ is: 'rulings', fits: (value) => isObject(value) && Object.values(value).every(isObject) }),
};

function checkFields<T>(part: FilePart, value: unknown, shapes: Shapes<T>): asserts value is T {
  if (!isObject(value)) throw new BadLog({ say: 'file.missing', part });
  for (const [field, { is, fits, optional }] of Object.entries<FieldShape>(shapes)) {
    const found = value[field];
    if (found === undefined && optional === true) continue;
    if (!fits(found)) throw new BadLog({ say: 'file.field', part, field, is });
  }
}

/** Only its shape: whether a game can begin with it is said by the engine when it does. */
function checkSetup(setup: unknown): void {
  checkFields<GameSetup>('setup', setup, SETUP_SHAPE);
  checkFields<SetupScript>('script', setup.script, SCRIPT_SHAPE);
  for (const [index, seat] of setup.seats.entries()) checkFields<SetupSeat>({ seat: index }, seat, SEAT_SHAPE);
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
    throw new BadLog({ say: 'file.does-not-follow', event: at, written: written ?? null, replayed: replayed ?? null });
  }
  return game;
}
