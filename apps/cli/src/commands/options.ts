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
  const counts = text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('..').map((word) => wholeNumber(word.trim(), 'players', 5, 20)!);
    return Array.from({ length: to! - from! + 1 }, (_, step) => from! + step);
  });
  if (counts.length === 0) throw new UsageError(`--players takes a number or a range such as 5..15, not "${text}".`);
  return counts;
}

const WIDTH = 40;

/** How far a long run has come, for whoever watches. */
export function progress(done: number, of: number): void {
  const full = Math.round((done / of) * WIDTH);
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of}${done === of ? '\n' : ''}`);
}
