import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { almanac, type Character, TEAMS, type Team } from '@belfry/almanac';
import { nearest, officialId } from '@belfry/scripts';
import { type Command, type CommandIo, InputError, UsageError } from '../command.ts';
import { scenarios } from './character/scenarios.ts';
import { ownSkeleton, type Sketch, skeleton } from './character/skeleton.ts';
import { json, parsed } from './options.ts';

const help = `Usage: belfry character new ID [--edition FOLDER] [--team TEAM] [--into FOLDER] [--json]

Writes the skeleton of a character: its file with our wording of the ability on top and the parts that its nights and
tags suggest, its line in the edition's index, and a scenario for everything that a character has to be tried on.
It compiles and plays; making it true is yours (docs/ADDING-A-CHARACTER.md). Nothing that exists is overwritten.

  ID         an official id or name (banshee, "Bounty Hunter"); or a new one in small letters, with --team and --edition
  --edition  a folder of packages/characters/src; for official characters their own
  --team     ${TEAMS.join(', ')}: only for a character that the almanac does not know
  --into     another checkout than the one that this program lies in; or a folder of your own characters, which is made
             where there is none: then --team is all that is needed (docs/HOMEBREW.md)
  --json     what was written, as JSON

Exit codes: 0 written, 1 it exists already or cannot be, 2 the call was wrong.`;

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

const OWN_ID = /^[a-z]+$/;

interface Plan {
  readonly sketch: Sketch;
  readonly folder: string;
  /** Whether the almanac has it. */
  readonly isKnown: boolean;
}

function teamNamed(value: string): Team {
  const team = TEAMS.find((one) => one === value);
  if (team === undefined) throw new UsageError(`--team takes one of ${TEAMS.join(', ')}, not "${value}".`);
  return team;
}

const sketchOf = (character: Character): Sketch => ({ ...character, tags: character.tags.map(({ tag }) => tag) });

/** A character of one's own: what it does at night is not known yet, and so it is woken every night. */
const ownSketch = (id: string, team: Team): Sketch => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  team,
  ability: 'What it does, in our own words.',
  firstNight: 'Run it.',
  otherNight: 'Run it.',
  setup: null,
  tags: [],
});

function plan(wanted: string, edition: string | undefined, team: string | undefined, folders: readonly string[]): Plan {
  const official = officialId(wanted);
  const wish = team === undefined ? null : teamNamed(team);
  if (official === null) {
    if (!OWN_ID.test(wanted)) throw new InputError(`"${wanted}" is no id: those are made of small letters, a to z.`);
    const near = nearest(wanted, almanac().characters.keys());
    if (wish === null)
      throw new InputError(
        `the almanac knows no "${wanted}".${near === null ? '' : ` Did you mean "${near}"?`} For a character of your own say --team and --edition.`,
      );
    if (edition === undefined) throw new UsageError(`in which folder? Say --edition, one of ${folders.join(', ')}.`);
    return { sketch: ownSketch(wanted, wish), folder: inFolder(edition, folders), isKnown: false };
  }
  const character = almanac().character(official);
  if (wish !== null && wish !== character.team)
    throw new UsageError(`${character.name} is of the team ${character.team}, not ${wish}; leave --team out.`);
  return {
    sketch: sketchOf(character),
    folder: inFolder(edition ?? usualFolder(character, folders), folders),
    isKnown: true,
  };
}

function usualFolder({ team, edition }: Character, folders: readonly string[]): string {
  if (team === 'traveller') return 'travellers';
  return team === 'loric' && !folders.includes(edition) ? 'fabled' : edition;
}

function inFolder(edition: string, folders: readonly string[]): string {
  if (folders.includes(edition)) return edition;
  throw new InputError(`packages/characters/src has no folder "${edition}"; there are ${folders.join(', ')}.`);
}

const foldersIn = (characters: string): string[] =>
  readdirSync(characters, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(characters, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .sort();

/** The index with one more line, in its place by the alphabet. */
function withExport(index: string, id: string): string {
  const lines = index.split('\n').filter((line) => line !== '');
  return `${[...lines, `export { ${id} } from './${id}.ts';`].sort().join('\n')}\n`;
}

interface Written {
  readonly written: readonly string[];
  readonly changed: readonly string[];
  readonly because: readonly string[];
}

/** Everything is looked at before the first file is written: nothing is left half done. */
function write(checkout: string, folders: readonly string[], { sketch, folder, isKnown }: Plan): Written {
  const { id } = sketch;
  const inCheckout = (...steps: string[]) => ['packages', 'characters', ...steps].join('/');
  const file = inCheckout('src', folder, `${id}.ts`);
  const tried = inCheckout('scenarios', folder, `${id}.yaml`);
  const index = inCheckout('src', folder, 'index.ts');
  for (const one of [...folders.map((other) => inCheckout('src', other, `${id}.ts`)), tried])
    if (existsSync(join(checkout, one))) throw new InputError(`${one} exists already: nothing was written.`);
  const { source, because } = skeleton(sketch);
  const listed = withExport(readFileSync(join(checkout, index), 'utf8'), id);
  mkdirSync(dirname(join(checkout, tried)), { recursive: true });
  writeFileSync(join(checkout, file), source, { flag: 'wx' });
  writeFileSync(join(checkout, tried), scenarios(sketch, isKnown), { flag: 'wx' });
  writeFileSync(join(checkout, index), listed);
  return { written: [file, tried], changed: [index], because };
}

/** Into a folder of one's own, which need not be there yet. */
function writeOwn(folder: string, wanted: string, team: string | undefined): Written & { readonly sketch: Sketch } {
  if (officialId(wanted) !== null) throw new InputError(`"${wanted}" is an official character; give yours another id.`);
  if (!OWN_ID.test(wanted)) throw new InputError(`"${wanted}" is no id: those are made of small letters, a to z.`);
  if (team === undefined) throw new UsageError(`of which team? Say --team, one of ${TEAMS.join(', ')}.`);
  const sketch = ownSketch(wanted, teamNamed(team));
  const file = join(folder, `${wanted}.ts`);
  const tried = join(folder, 'scenarios', `${wanted}.yaml`);
  for (const one of [file, tried])
    if (existsSync(one)) throw new InputError(`${one} exists already: nothing was written.`);
  const { source, because } = ownSkeleton(sketch);
  mkdirSync(dirname(tried), { recursive: true });
  writeFileSync(file, source, { flag: 'wx' });
  writeFileSync(tried, scenarios(sketch, true), { flag: 'wx' });
  return { sketch, written: [file, tried], changed: [], because };
}

const nextSteps = ({ sketch, isKnown }: Plan): string[] => [
  isKnown
    ? 'Set "automated": true for it in packages/almanac/data/characters.'
    : 'Give it an entry in packages/almanac/data/characters and a place in night-order.json.',
  `Say in each scenario what is to be expected: npx vitest run packages/characters -t ${JSON.stringify(sketch.name)}`,
];

interface Made extends Written {
  readonly id: string;
  readonly next: readonly string[];
}

function made(into: string, wanted: string, { edition, team }: { edition?: string; team?: string }): Made {
  const source = join(into, 'packages', 'characters', 'src');
  if (!existsSync(source)) {
    if (edition !== undefined)
      throw new InputError(`${into} is no checkout of Belfry, and a folder of your own has no editions.`);
    const { sketch, ...done } = writeOwn(into, wanted, team);
    const next = [
      'Say in its file what it does and when, and in each scenario what is to be expected.',
      `Try it: npm run belfry -- scenario --characters ${into}`,
    ];
    return { id: sketch.id, next, ...done };
  }
  const folders = foldersIn(source);
  const planned = plan(wanted, edition, team, folders);
  return { id: planned.sketch.id, next: nextSteps(planned), ...write(into, folders, planned) };
}

function run(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    edition: { type: 'string' },
    team: { type: 'string' },
    into: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [verb, ...names] = positionals;
  if (verb !== 'new') throw new UsageError(`what about characters? Say "new ID"${verb ? `, not "${verb}"` : ''}.`);
  if (names.length === 0) throw new UsageError('which character? Name its id.');
  const { id, next, ...done } = made(values.into ?? HERE, names.join(' '), values);
  const { written, changed, because } = done;
  if (values.json === true) io.out(json({ id, written, changed, because, next }));
  else {
    const files = [...written.map((one) => `wrote   ${one}`), ...changed.map((one) => `changed ${one}`)];
    io.out([...files, '', ...because, '', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
  }
  return 0;
}

export const character: Command = {
  name: 'character',
  summary: 'begin a new character: file, index, scenarios',
  help,
  run,
};
