import { almanacWords, boundPages, LENT_WORDS } from '@belfry/almanac';
import { type OwnCode, ownCode } from '../app/own-pages.ts';
import * as characters from './lent-characters.ts';
import * as engine from './lent-engine.ts';

/** What a file of the operator's folder exports. The server has looked at each part of it. */
type OwnFile = Readonly<Record<string, engine.CharacterDefinition>> & {
  readonly jinxes?: readonly characters.OwnJinx[];
};

/** Lets the characters that only this server has play in this page too: code that its operator gave it at start. */
export async function bringOwnCast(code: OwnCode | null = ownCode()): Promise<void> {
  if (code === null) return;
  // The files import Belfry by name; these are the modules that this page plays with.
  Object.assign(globalThis, { [Symbol.for(LENT_WORDS)]: { almanac: almanacWords, characters, engine } });
  const files = await Promise.all(code.ids.map((id) => fileOf(id, code)));
  characters.bringAlong({
    definitions: files.map((file, at) => file[code.ids[at]!]!),
    jinxes: files.flatMap(({ jinxes = [] }) => jinxes.map(({ definition }) => definition)),
    pages: boundPages(),
  });
}

async function fileOf(id: string, { from }: OwnCode): Promise<OwnFile> {
  const name = `${id}.ts`;
  try {
    return await import(/* @vite-ignore */ `${from}${name}`);
  } catch (error) {
    throw new OwnCastTrouble(name, error);
  }
}

/** A file that this page cannot run: it is not there any more, there is no line, or it asks for what no browser has. */
export class OwnCastTrouble extends Error {
  override readonly name = 'OwnCastTrouble';
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.file = file;
  }
}
