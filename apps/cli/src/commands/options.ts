import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isOffered, LANGUAGES, type Offered } from '@belfry/almanac';
import { UsageError } from '../command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs`, with its complaints about the call turned into ours. */
export function parsed<O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node explains itself in one sentence and then speaks of its own API; the sentence is enough.
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
}

/** The options of a command that takes nothing else. */
export function onlyOptions<O extends Options>(args: readonly string[], options: O) {
  const { values, positionals } = parsed(args, options);
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one word too many.`);
  return values;
}

/** What can be named: a list of names, or a table that has them as keys. */
type Known<T extends string> = readonly T[] | { readonly [name in T]: unknown };

/** One of the names that an option takes. */
export function oneOf<T extends string>(word: string, known: Known<T>, option: string): T {
  const names: readonly string[] = Array.isArray(known) ? known : Object.keys(known);
  if (names.includes(word)) return word as T; // it is one of them
  throw new UsageError(`--${option} takes ${names.join(', ')}, not "${word}".`);
}

/** Some of them, with commas between. */
export function someOf<T extends string>(text: string, known: Known<T>, option: string): readonly T[] {
  const words = commaList(text);
  return (words.length === 0 ? [text] : words).map((word) => oneOf(word, known, option));
}

/** A whole number within bounds, or null when the option was not given. */
export function wholeNumber(value: string | undefined, name: string, from: number, to: number): number | null {
  if (value === undefined) return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new UsageError(`--${name} takes a whole number from ${from} to ${to}, not "${value}".`);
  }
  return number;
}

/** A language that the almanac speaks; English when none was named. */
export function language(value: string | undefined): Offered {
  const lang = value ?? 'en';
  if (!isOffered(lang)) throw new UsageError(`--lang takes ${LANGUAGES.join(' or ')}, not "${lang}".`);
  return lang;
}

/** "a, b,c" as its parts. */
export function commaList(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** JSON for machines: big numbers become texts. */
export function json(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? inner.toString() : inner), 2);
}

/** `10`, `7,10` or `5..15`. */
export function playerCounts(text: string): readonly number[] {
  return text.split(',').flatMap((part) => {
    const bounds = part.split('..').map((word) => wholeNumber(word.trim(), 'players', 5, 20)!);
    const [from, to = from] = bounds;
    if (bounds.length > 2 || to! < from!)
      throw new UsageError(`--players takes a number or a range such as 5..15, not "${part}".`);
    return Array.from({ length: to! - from! + 1 }, (_, step) => from! + step);
  });
}

const WIDTH = 40;

/** How far a long run has come, for whoever watches. */
export function progress(done: number, of: number): void {
  const full = Math.round((done / of) * WIDTH);
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of}${done === of ? '\n' : ''}`);
}
