import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PSEUDO } from '@belfry/almanac';
import { type Command, type CommandIo, InputError, UsageError } from '../command.ts';
import { aboutFile, englishPages } from './language/lay-out.ts';
import { CODE, writeLists } from './language/write-lists.ts';
import { parsed } from './options.ts';

const help = `Usage: belfry language new CODE --name NAME [--locale TAG] [--into CHECKOUT]

Lays out the folder languages/CODE: all that Belfry says, in English until it is translated, and enters it in the
lists. It compiles, and can be chosen everywhere at once. npx vitest run packages/almanac/test/language.test.ts then says
which texts of the almanac are still English (docs/adr/0008-sentences.md).
Where a folder came or went by hand, npm run languages writes the lists anew.

  CODE      two or three small letters: de, fil
  --name    what the language calls itself: Deutsch
  --locale  by whose rules numbers and lists are written, a BCP 47 tag (CODE)
  --into    another checkout than the one that this program lies in

Exit codes: 0 written, 1 it exists already or cannot be, 2 the call was wrong.`;

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Codes that the lists could not say: words of TypeScript. */
const TAKEN = new Set(['do', 'for', 'if', 'in', 'let', 'new', 'try', 'var', PSEUDO]);

/** Everything is looked at before the first file is written: nothing is left half done. */
function layOut(checkout: string, code: string, name: string, tag: string): string[] {
  if (!CODE.test(code) || TAKEN.has(code))
    throw new InputError(`"${code}" is no code of a language: those are two or three small letters, like "de".`);
  const locale = supported(tag);
  const folder = join(checkout, 'languages', code);
  if (existsSync(folder)) throw new InputError(`languages/${code} exists already: nothing was written.`);
  if (Intl.PluralRules.supportedLocalesOf(locale).length === 0)
    throw new InputError(`the rules of "${locale}" are not known here; say --locale with one that is close.`);
  cpSync(join(checkout, 'languages/en'), folder, { recursive: true });
  const pages = new Map([...englishPages(), ['about.ts', aboutFile(name, locale)]]);
  for (const [path, text] of pages) writeFileSync(join(folder, 'almanac', path), text);
  const listed = writeLists(checkout);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return [`wrote   languages/${code}: ${files.length} files`, ...listed.map((path) => `changed ${path}`)];
}

function supported(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    throw new UsageError(`--locale takes a tag like "de" or "pt-BR", not "${tag}".`);
  }
}

function run(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    name: { type: 'string' },
    locale: { type: 'string' },
    into: { type: 'string' },
  });
  const [verb, code, ...rest] = positionals;
  const checkout = values.into ?? HERE;
  if (!existsSync(join(checkout, 'languages/en'))) throw new InputError(`${checkout} is no checkout of Belfry.`);
  if (verb !== 'new') throw new UsageError('what about languages? Say "new CODE".');
  if (code === undefined || rest.length > 0) throw new UsageError('which language? Name one code, like "de".');
  if (values.name === undefined) throw new UsageError('what does it call itself? Say --name, like --name Deutsch.');
  const done = layOut(checkout, code, values.name, values.locale ?? code);
  io.out(
    [...done, '', 'Next:', `  Translate languages/${code}; npm run check says what is missing or too much.`].join('\n'),
  );
  return 0;
}

export const language: Command = {
  name: 'language',
  summary: 'begin a new language: one folder, from the English one',
  help,
  run,
};
