import {
  type Almanac,
  type Character,
  helpOf,
  LANGUAGES,
  leftToPeople,
  almanac as openAlmanac,
  TEAMS,
} from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { bare, nearest, officialId, tongue } from '@belfry/scripts';
import { covers, coversInGames } from '@belfry/solver';
import { type Command, type CommandIo, InputError } from '../command.ts';
import { almanacWords } from './almanac/words.ts';
import { json, language, parsed } from './options.ts';

const help = `belfry almanac: look up characters.

  belfry almanac             every character, by team
  belfry almanac ID          one character: ability, nights, reminders, set-up, jinxes, difficulty, and whether
                             belfry solve covers it

ID is an official id or a name (fortuneteller, "Fortune Teller").

  --lang CODE   ${LANGUAGES.join(' or ')}; what a language does not have yet is shown in English
  --json        output that programs can read; "solved" says whether belfry solve covers the character in puzzles,
                "solvedInGames" in games that were played, "solverKeepsMore" what it leaves open of it

Exit codes: 0 fine, 1 nobody has that name, 2 the call was wrong.`;

function overview(book: Almanac): string {
  return TEAMS.map((team) => {
    const members = [...book.characters.values()].filter((c) => c.team === team);
    const width = Math.max(...members.map((c) => c.name.length));
    const { byHand } = almanacWords(book.lang);
    const rows = members.map((c) => `  ${c.name.padEnd(width)}  ${c.id}${c.automated ? '' : `  (${byHand})`}`);
    return [`${book.terms.teams[team].many} (${members.length})`, ...rows].join('\n');
  }).join('\n\n');
}

function page(character: Character, book: Almanac): string {
  const edition = book.terms.editions[character.edition] ?? character.edition;
  const jinxes = book.jinxes.filter((jinx) => jinx.a === character.id || jinx.b === character.id);
  const words = almanacWords(book.lang);
  const { tags } = tongue(book.lang).difficulty;
  const row = (title: string, text: string | null) =>
    text === null || text === '' ? [] : [`  ${title.padEnd(words.width)} ${text}`];
  const other = (a: string, b: string) => book.character(a === character.id ? b : a).name;
  return [
    `${character.name} (${character.id}), ${book.terms.teams[character.team].one}, ${edition}`,
    '',
    `  ${character.ability}`,
    '',
    ...row(words.firstNight, character.firstNight),
    ...row(words.otherNights, character.otherNight),
    ...row(words.setup, character.setup?.summary ?? null),
    ...row(words.reminders, [...character.reminders, ...character.globalReminders].join(', ')),
    ...row(words.inBelfry, character.automated ? words.automated : words.byHand),
    ...row(words.leftToPeople, leftToPeople(character.id, book.lang)),
    ...row(words.helps, helpOf(character.id, book.lang)),
    ...row(words.solver, words[coverageOf(character.id)]),
    ...character.tags.flatMap((t, i) => row(i === 0 ? words.difficulty : '', `${tags[t.tag]}: ${t.why}`)),
    ...jinxes.flatMap((j, i) => row(i === 0 ? words.jinxes : '', `${other(j.a, j.b)}: ${j.rule}`)),
  ].join('\n');
}

/** Whether `belfry solve` follows all that a character does. */
const coverageOf = (id: string) => (coversInGames(id) ? 'solvedAlways' : covers(id) ? 'solvedInPuzzles' : 'notSolved');

/** For programs: what of it is left to people and why, and when a Fabled or Loric helps; null where there is nothing to say. */
const withGuide = (character: Character, { lang }: Almanac) => ({
  ...character,
  leftToPeople: leftToPeople(character.id, lang),
  helps: helpOf(character.id, lang),
});

/** By official id, by English name, or by the name in the language at hand. */
function find(wanted: string, book: Almanac): Character {
  const id = officialId(wanted);
  const named = [...book.characters.values()].find((c) => bare(c.name) === bare(wanted));
  const found = id === null ? named : book.character(id);
  if (found !== undefined) return found;
  const near = nearest(wanted, book.characters.keys());
  throw new InputError(`nobody is called "${wanted}".${near === null ? '' : ` Did you mean "${near}"?`}`);
}

/** Beside the rest, whether `belfry solve` follows all that the character does, and what it leaves open of it. */
const withCoverage = <C extends Pick<Character, 'id'>>(character: C) => ({
  ...character,
  solved: covers(character.id),
  solvedInGames: coversInGames(character.id),
  solverKeepsMore: deductions.get(character.id)?.keepsMore ?? null,
});

function run(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, { json: { type: 'boolean' }, lang: { type: 'string' } });
  const book = openAlmanac(language(values.lang));
  if (positionals.length === 0) {
    io.out(
      values.json === true
        ? json([...book.characters.values()].map((c) => withGuide(c, book)).map(withCoverage))
        : overview(book),
    );
    return 0;
  }
  // A name of several words need not be quoted.
  const character = find(positionals.join(' '), book);
  io.out(values.json === true ? json(withCoverage(withGuide(character, book))) : page(character, book));
  return 0;
}

export const almanac: Command = { name: 'almanac', summary: 'look up a character, or list them all', help, run };
