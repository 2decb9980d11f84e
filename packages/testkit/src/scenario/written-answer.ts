import { isStatement, type Json, type Option, type Options, sameJson } from '@belfry/engine';
import { characterId, isCharacter, isNo, isYes, type Names } from './notation.ts';
import { says } from './statement-notation.ts';

/** What is written for an answer cannot be one: nobody of that name, a list of the wrong length. */
export class Unwritable extends Error {}

const listed = (written: unknown): unknown[] =>
  written === undefined || written === null || written === 'nobody' || written === 'none'
    ? []
    : Array.isArray(written)
      ? written
      : [written];

/** `Ben is the Chef`: a player and a character in one line. */
const SENTENCE = /^(.+?) is (?:(?:the|an?) )?(.+)$/i;

/**
 * An answer as it is written, in the engine's words: names for seats, any spelling of a character, `[Ben, imp]` or
 * `Ben is the Imp` for a player and a character, a list of those for several.
 */
export function answerFrom(options: Options, written: unknown, names: Names): Json {
  switch (options.pick) {
    case 'players':
      return listed(written).map((name) => {
        const seat = names.seat(name);
        if (seat === null) throw new Unwritable(names.unknown(name)!);
        return seat;
      });
    case 'characters':
      return listed(written).map((id) => characterId(String(id)));
    case 'one': {
      // One of several answers stands in a list of its own.
      const alone = Array.isArray(written) && written.length === 1 ? written[0] : written;
      const meant = options.of.find((option) => isWritten(option, written, names) || isWritten(option, alone, names));
      // An option may well be null, for nobody.
      return meant === undefined ? loose(written, names) : meant.value;
    }
    case 'text':
      return typeof written === 'string' ? written : String(written ?? '');
    case 'action':
      return written as Json; // the engine says what is wrong with it
    case 'all':
      return parts(written, options.parts.length).map((part, at) => answerFrom(options.parts[at]!, part, names));
    case 'list':
      return items(options.of, written).map((item) => answerFrom(options.of, item, names));
  }
}

function parts(written: unknown, count: number): readonly unknown[] {
  const [, player, character] = typeof written === 'string' ? (SENTENCE.exec(written) ?? []) : [];
  const found = player === undefined ? listed(written) : [player, character];
  if (found.length !== count) {
    throw new Unwritable(`${JSON.stringify(written)} has ${found.length} parts, and ${count} are asked for.`);
  }
  return found;
}

/** One pair need not stand in a list of its own. */
function items(of: Options, written: unknown): readonly unknown[] {
  const all = listed(written);
  const size = of.pick === 'all' ? of.parts.length : of.pick === 'players' ? of.min : 0;
  const isOne =
    size > 1 && all.length === size && !all.some((item) => Array.isArray(item) || SENTENCE.test(String(item)));
  return isOne ? [all] : all;
}

/** Whether this is the option that the author means. */
export const isWritten = ({ value }: Option, written: unknown, names: Names): boolean =>
  value === written ||
  (typeof value === 'boolean' && (value ? isYes(written) : isNo(written))) ||
  (value === null && written === 'nobody') ||
  (typeof value === 'number' && value === names.seat(written)) ||
  (typeof value === 'string' && value === characterId(String(written))) ||
  (isStatement(value) && says(written, value, names)) ||
  (Array.isArray(value) && sameJson(value, loose(written, names)));

/** An answer of which nobody knows what it answers: names and characters are taken for what they look like. */
export function loose(written: unknown, names: Names): Json {
  if (Array.isArray(written)) return written.map((part) => loose(part, names));
  if (typeof written !== 'string') return written as Json; // from the scenario's own text
  return names.seat(written) ?? (isCharacter(written, names) ? characterId(written) : written);
}
