import type { Json } from '@belfry/engine';
import { misWritten, partAt } from './by-hand.ts';
import { characterId } from './notation.ts';
import type { Path, Reading } from './reading.ts';
import { parseStatement } from './statement-notation.ts';

/** Like the engine's interventions, with names for seats. One that must be refused may be written as wrongly as it likes. */
export function readIntervention(reading: Reading, value: unknown, path: Path, meant: boolean): Json {
  const fields = reading.fields(value, path, null);
  const wrong = meant ? misWritten(fields) : null;
  if (wrong !== null) reading.fail(path, wrong);
  const character = (item: unknown, at: Path) => (meant ? reading.character(item, at) : characterId(String(item)));
  const out: { [key: string]: Json } = {};
  for (const [key, item] of Object.entries(fields)) {
    const at = [...path, key];
    switch (partAt(fields.do, key)) {
      case 'seat':
        out[key] = reading.seat(item, at);
        break;
      case 'seats':
        out[key] = reading.seats(item, at);
        break;
      case 'character':
      case 'character-or-none':
        out[key] = item === null ? null : character(item, at);
        break;
      case 'characters':
        out[key] = Array.isArray(item) ? item.map((one) => character(one, at)) : (item as Json); // checked by the engine
        break;
      case 'statement':
        out[key] = parseStatement(item, reading.names) ?? (item as Json); // checked by the engine
        break;
      case 'options':
        out[key] = readOptions(reading, item, at);
        break;
      default:
        out[key] = item === 'yes' || item === 'no' ? item === 'yes' : (item as Json); // checked by the engine
    }
  }
  return out;
}

/** What the Storyteller lets a player choose from: players by name, characters in any spelling, however deep. */
function readOptions(reading: Reading, value: unknown, path: Path): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value as Json; // checked by the engine
  const { pick, from, parts, of } = value as { readonly [key: string]: unknown };
  const out: { [key: string]: Json } = { ...(value as { readonly [key: string]: Json }) };
  if (Array.isArray(from)) {
    out.from = from.map((item: unknown) => {
      if (pick === 'characters') return characterId(String(item));
      return typeof item === 'string' ? reading.seat(item, path) : (item as Json);
    });
  }
  if (Array.isArray(parts)) out.parts = parts.map((part: unknown) => readOptions(reading, part, path));
  if (pick === 'list') out.of = readOptions(reading, of, path);
  return out;
}
