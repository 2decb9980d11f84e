import type { Json } from '@belfry/engine';
import { misWritten } from './by-hand.ts';
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
    if (key === 'seat' || key === 'after') out[key] = reading.seat(item, at);
    else if (key === 'seats' || key === 'circle') out[key] = reading.seats(item, at);
    else if (key === 'character' || key === 'believes') out[key] = item === null ? null : character(item, at);
    else if (key === 'characters' && Array.isArray(item)) out[key] = item.map((one) => character(one, at));
    else if (key === 'info')
      out[key] = parseStatement(item, reading.names) ?? (item as Json); // checked by the engine
    else if (key === 'options') out[key] = readOptions(reading, item, at);
    else if (item === 'yes' || item === 'no') out[key] = item === 'yes';
    else out[key] = item as Json; // checked by the engine
  }
  return out;
}

/** What the Storyteller lets a player choose from: players by name, characters in any spelling. */
function readOptions(reading: Reading, value: unknown, path: Path): Json {
  const options = value as { readonly pick?: unknown; readonly from?: unknown } | null;
  if (!Array.isArray(options?.from)) return value as Json; // checked by the engine
  const from = options.from.map((item: unknown) => {
    if (options.pick === 'characters') return characterId(String(item));
    return typeof item === 'string' ? reading.seat(item, path) : (item as Json);
  });
  return { ...(options as { readonly [key: string]: Json }), from };
}
