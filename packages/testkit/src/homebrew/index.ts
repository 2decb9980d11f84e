import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { almanac, NO_PAGES } from '@belfry/almanac';
import { bringAlong, cast, type OwnCharacters } from '@belfry/characters';
import { BadScenario } from '../scenario/format.ts';
import { readScenarios } from '../scenario/read.ts';
import { runScenario } from '../scenario/run.ts';
import { BadFolder } from './bad-folder.ts';
import { placeTroubles } from './check-entry.ts';
import { lendWordsTo } from './own-words.ts';
import { type OwnFile, readOwnFile } from './read-file.ts';
import { field } from './source.ts';

export { BadFolder } from './bad-folder.ts';
export { forPages, type OwnModule, type OwnModules } from './for-pages.ts';

const NOBODY: OwnCharacters = { definitions: [], jinxes: [], pages: NO_PAGES };

/** A folder of somebody's own characters, taken in: from here on they play. */
export interface OwnFolder {
  /** As it was named. */
  readonly path: string;
  readonly ids: readonly string[];
  readonly scenarios: readonly string[];
}

/**
 * Takes in a folder: each `.ts` file in it is a character, each `.yaml` file in it or in `scenarios/` tries them. What
 * lies in other folders of it is for those files to import. Its code is run: it is the operator's own, and nothing that
 * players send gets here. Throws `BadFolder` with everything that is wrong, and then nobody has been taken in.
 */
export async function takeIn(path: string): Promise<OwnFolder> {
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new BadFolder(path, ['there is no such folder.']);
  bringAlong(NOBODY);
  const names = readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
  const ids = names.map((name) => basename(name, '.ts')).sort();
  if (ids.length === 0) throw new BadFolder(path, ['it holds no character: each is a file of its own, "someone.ts".']);
  lendWordsTo(`${pathToFileURL(resolve(path)).href}/`);
  const files: OwnFile[] = [];
  const troubles: string[] = [];
  for (const id of ids) {
    const read = await readOwnFile(join(path, `${id}.ts`), id, ids);
    if ('id' in read) files.push(read);
    else troubles.push(...read);
  }
  troubles.push(...files.flatMap((file) => tableTroubles(file, files)));
  if (troubles.length > 0) throw new BadFolder(path, troubles);
  try {
    bringAlong(together(files));
  } catch (error) {
    throw new BadFolder(path, [(error as Error).message]);
  }
  return { path, ids, scenarios: scenariosIn(path) };
}

/** What only shows beside the others: ids that are taken, places in the night, whom a jinx is with. */
function tableTroubles({ id, source, definition, entry, jinxes }: OwnFile, files: readonly OwnFile[]): string[] {
  const others = new Map(files.map((file) => [file.id, file.entry]));
  if (cast.has(id) || almanac().characters.has(id))
    return [source.says(/\bcharacter\(/, `"${id}" is an official character already; give yours another id.`)];
  const icons = new Set([...almanac().characters.values()].map(({ icon }) => icon));
  return [
    // The pages carry no other pictures.
    ...(entry.icon === undefined || icons.has(entry.icon)
      ? []
      : [source.says(field('icon'), `there is no picture "${entry.icon}"; take that of an official character.`)]),
    ...placeTroubles(definition, entry, source, (night, after) => {
      const isOfficial = almanac().place(after, night === 'firstNight' ? 'first' : 'other') !== null;
      return after !== id && (isOfficial || others.get(after)?.[night] !== undefined);
    }),
    ...jinxes.flatMap(({ definition: { between } }) =>
      between
        .filter((one) => !cast.has(one) && !others.has(one))
        .map((one) =>
          source.says(new RegExp(`\\bjinx\\(.*${one}|'${one}'`), `nobody knows "${one}", whom this jinx is with.`),
        ),
    ),
  ];
}

const together = (files: readonly OwnFile[]): OwnCharacters => {
  const jinxes = files.flatMap((file) => file.jinxes);
  return {
    definitions: files.map(({ definition }) => definition),
    jinxes: jinxes.map(({ definition }) => definition),
    pages: {
      characters: Object.fromEntries(files.map(({ id, entry }) => [id, entry])),
      jinxes: jinxes.map(({ definition: { between }, ...words }) => ({ a: between[0], b: between[1], ...words })),
    },
  };
};

function scenariosIn(path: string): string[] {
  const inside = ['.', 'scenarios'].map((folder) => join(path, folder)).filter((folder) => existsSync(folder));
  return inside.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
}

/** Plays every scenario of the folder. Throws `BadFolder` with those that come out otherwise than written. */
export function tryOut({ path, scenarios }: OwnFolder): number {
  const results = scenarios.flatMap(played);
  const failures = results.flatMap(({ name, why }) => why.map((one) => `${one} (scenario "${name}")`));
  if (failures.length > 0) throw new BadFolder(path, failures);
  return results.length;
}

function played(file: string): { readonly name: string; readonly why: readonly string[] }[] {
  try {
    return readScenarios(readFileSync(file, 'utf8'), file).map((scenario) => {
      const { name, failures } = runScenario(scenario);
      return { name, why: failures };
    });
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return [{ name: file, why: [error.message] }];
  }
}
