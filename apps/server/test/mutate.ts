import type { Json, Random } from '@belfry/engine';
import type { LogRecord } from '../src/table/record.ts';

type Box = { [key: string]: Json } | Json[];
interface Place {
  readonly box: Box;
  readonly key: string | number;
}

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  0.5,
  3,
  99,
  2 ** 53,
  1e308,
  '',
  'p1',
  'p99',
  'p0',
  'storyteller',
  'policy',
  '__proto__',
  'constructor',
  'imp',
  'lilmonsta',
  'no such thing',
  '\u202e\u0000\ud800',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
];

/** Every place in a tree of JSON. */
function places(value: Json, found: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object') return found;
  for (const key of Object.keys(value)) {
    const place = { box: value as Box, key: Array.isArray(value) ? Number(key) : key };
    found.push(place);
    places(at(place), found);
  }
  return found;
}
const at = ({ box, key }: Place): Json => (box as { [key: string | number]: Json })[key]!;
const put = ({ box, key }: Place, value: Json): void => {
  Object.defineProperty(box, key, { value, writable: true, enumerable: true, configurable: true });
};
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** One change somewhere in a value that leaves it JSON: another value, a missing or a doubled part, two parts exchanged. */
export function mutateJson(value: Json, chance: Random): void {
  const all = places(value);
  if (all.length === 0) return;
  const place = chance.pick(all);
  const kind = chance.below(6);
  if (kind === 0) put(place, copy(chance.pick(STRANGE)));
  else if (kind === 1) put(place, copy(at(chance.pick(all))));
  else if (kind === 2) {
    if (Array.isArray(place.box)) place.box.splice(Number(place.key), 1);
    else delete place.box[place.key];
  } else if (kind === 3) {
    if (Array.isArray(place.box)) place.box.splice(Number(place.key), 0, copy(at(place)));
    else put({ box: place.box, key: 'another' }, copy(at(place)));
  } else if (kind === 4) {
    const other = chance.pick(all);
    const [one, two] = [copy(at(place)), copy(at(other))];
    put(place, two);
    put(other, one);
  } else nudge(place, chance);
}

function nudge(place: Place, chance: Random): void {
  const old = at(place);
  if (typeof old === 'number') put(place, old + chance.pick([-1, 1, 2, 60_000, -60_000]));
  else if (typeof old === 'boolean') put(place, !old);
  else if (typeof old === 'string') put(place, /^p\d+$/.test(old) ? `p${1 + chance.below(9)}` : `${old}!`);
  else put(place, null);
}

type Records = LogRecord[];

/** Changes of a log as a log: what a clumsy or a hostile hand would do to it. */
const LOG_CHANGES: readonly ((records: Records, chance: Random, others: readonly Records[]) => void)[] = [
  (records, chance) => records.splice(chance.below(records.length), 1 + chance.below(3)),
  (records, chance) => records.splice(chance.below(records.length), 0, copy(chance.pick(records))),
  (records, chance) => {
    const [moved] = records.splice(chance.below(records.length), 1);
    if (moved !== undefined) records.splice(chance.below(records.length + 1), 0, moved);
  },
  (records, chance) => {
    records.length = 1 + chance.below(records.length);
  },
  (records, chance, others) => records.splice(chance.below(records.length), 0, copy(chance.pick(chance.pick(others)))),
  (records, chance) => {
    const keep = chance.below(40);
    const undo = { type: 'entry', at: records[0]!.at, by: 'p1', entry: { type: 'undo', keep } } as LogRecord;
    const where = 1 + chance.below(records.length);
    records.splice(where, 0, ...Array.from({ length: 1 + chance.below(30) }, () => copy(undo)));
  },
  (records) => {
    for (const record of records)
      if (record.type === 'entry' || record.type === 'begun') Reflect.deleteProperty(record, 'told');
  },
];

/** A game file that somebody has tampered with, as text. */
export function mutateFile(records: Records, others: readonly Records[], version: number, chance: Random): string {
  const mine = copy(records);
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const inside = chance.next() < 0.6;
    if (inside && mine.length > 0) mutateJson(chance.pick(mine) as unknown as Json, chance);
    else if (mine.length > 0) chance.pick(LOG_CHANGES)(mine, chance, others);
  }
  const text = JSON.stringify({ belfry: 'game', version, records: mine });
  const torn = chance.next();
  if (torn < 0.02) return text.slice(0, chance.below(text.length));
  if (torn < 0.04) return text.replace(/\d/g, (digit) => (chance.next() < 0.01 ? '7' : digit));
  return text;
}

/** A frame that was one once. */
export function mutateFrame(frame: Json, chance: Random): string {
  const mine = copy({ frame });
  for (let times = 1 + chance.below(2); times > 0; times--) mutateJson(mine as Json, chance);
  return JSON.stringify(mine.frame ?? null);
}
