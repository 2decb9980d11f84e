import { isRulingName, RULINGS } from '@belfry/almanac';
import type { Json, SetupRulings, SetupScript, SetupSeat } from '@belfry/engine';
import { BUILTIN_NAMES, builtinScript, playable, scriptFrom } from '@belfry/scripts';
import { isYes, neitherYesNorNo } from './notation.ts';
import type { Path, Reading } from './reading.ts';

/** Scenarios in the folder of a built-in script are played with it, others with the script that everybody knows. */
export const usualScript = (file: string): string =>
  file.split(/[/\\]/).findLast((folder) => BUILTIN_NAMES.includes(folder)) ?? 'trouble-brewing';

/** The name of a built-in script, or a script in the community's format. */
export function readScript(reading: Reading, value: unknown): SetupScript {
  const builtin = typeof value === 'string' ? builtinScript(value) : null;
  if (builtin !== null) return playable(builtin);
  if (typeof value === 'string') {
    reading.fail(
      ['script'],
      `there is no built-in script "${value}". Built in: ${BUILTIN_NAMES.join(', ')}; or list the characters.`,
    );
  }
  try {
    return playable(scriptFrom(value));
  } catch (error) {
    return reading.fail(['script'], (error as Error).message);
  }
}

/** The seats, and where each is written. */
export function readSeats(reading: Reading, value: unknown): [SetupSeat[], string[]] {
  if (value === undefined)
    reading.fail([], 'the scenario has no seats. Add "seats:" with a name and a character each, clockwise.');
  const entries: [string, unknown, Path][] = Array.isArray(value)
    ? value.map((item, at) => {
        const [entry] = Object.entries(reading.fields(item, ['seats', at], null));
        if (entry === undefined) reading.fail(['seats', at], 'a seat is written "Name: character".');
        return [entry[0], entry[1], ['seats', at]];
      })
    : Object.entries(reading.fields(value, ['seats'], null)).map(([name, who]) => [name, who, ['seats', name]]);
  return [
    entries.map(([name, who, path]) => readSeat(reading, name, who, path)),
    entries.map(([, , path]) => reading.where(path)),
  ];
}

/** `imp`, `drunk (empath)`, or `{character, believes, alignment, drunk}`. */
function readSeat(reading: Reading, name: string, who: unknown, path: Path): SetupSeat {
  if (typeof who === 'string') {
    const [, character, believes, alignment] = /^([^(,]+?)\s*(?:\(([^)]+)\))?\s*(?:,\s*(good|evil))?$/.exec(who) ?? [];
    if (character === undefined)
      reading.fail(path, `"${who}" is not understood. Write "imp", "drunk (empath)" or "thief, evil".`);
    return {
      name,
      character: reading.character(character, path),
      ...(believes === undefined ? {} : { believes: reading.character(believes, path) }),
      ...(alignment === undefined ? {} : { alignment: alignment as 'good' | 'evil' }),
    };
  }
  const fields = ['character', 'believes', 'alignment', 'drunk'];
  const { character, believes, alignment, drunk } = reading.fields(who, path, fields);
  if (typeof character !== 'string') reading.fail(path, 'a seat needs a character.');
  if (alignment !== undefined && alignment !== 'good' && alignment !== 'evil')
    reading.fail(path, 'alignment is good or evil.');
  if (drunk !== undefined && neitherYesNorNo(drunk) !== null) reading.fail(path, 'drunk is yes or no.');
  return {
    name,
    character: reading.character(character, path),
    ...(believes === undefined ? {} : { believes: reading.character(believes, path) }),
    ...(alignment === undefined ? {} : { alignment }),
    ...(drunk === undefined ? {} : { drunk: isYes(drunk) }),
  };
}

/** `yaggababble: {phrase: it is late}`: what is decided with the set-up, by character and ruling. */
export function readRuled(reading: Reading, value: unknown): SetupRulings {
  const characters = Object.entries(reading.fields(value, ['ruled'], null)).map(([id, rulings]) => {
    const path: Path = ['ruled', id];
    const decided = Object.entries(reading.fields(rulings, path, null)).map(
      ([name, written]) => [name, readDecided(reading, name, written, [...path, name])] as const,
    );
    return [reading.character(id, path), Object.fromEntries(decided)] as const;
  });
  return Object.fromEntries(characters);
}

function readDecided(reading: Reading, name: string, written: unknown, path: Path): Json {
  if (!isRulingName(name)) return written as Json; // one that homebrew brings: YAML holds nothing that JSON does not
  if (written === 'nobody' || written === null) return null;
  switch (RULINGS[name]) {
    case 'player':
    case 'death':
      return Array.isArray(written) ? reading.seats(written, path) : reading.seat(written, path);
    case 'character':
      return reading.character(written, path);
    case 'whether':
    case 'registers':
      if (neitherYesNorNo(written) !== null) reading.fail(path, `"${name}" is yes or no.`);
      return isYes(written);
    default:
      return written as Json; // words, or as the engine writes it
  }
}
