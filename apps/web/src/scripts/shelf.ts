import { BUILTIN_NAMES, builtinScript, type Script, scriptFrom, scriptItems } from '@belfry/scripts';
import { kept } from '../app/kept.ts';
import { isMeta } from './meta.ts';

/** A script of one's own, as the community's list, under a name that only this device knows. */
export interface OwnScript {
  readonly id: string;
  readonly items: readonly unknown[];
  /** Where others find it on the server, once it was shared. */
  readonly shared?: string;
}

export const ownScripts = kept<readonly OwnScript[]>('belfry.scripts', []);

export interface ShelvedScript {
  readonly id: string;
  readonly script: Script;
  readonly own: boolean;
}

export const BUILTIN: readonly ShelvedScript[] = BUILTIN_NAMES.map((id) => ({
  id,
  script: builtinScript(id)!, // the names are those of the scripts
  own: false,
}));

const read = new WeakMap<OwnScript, ShelvedScript | null>();

/** null for what an older or damaged storage holds: it must not take the page down. */
function shelved(own: OwnScript): ShelvedScript | null {
  const known = read.get(own);
  if (known !== undefined) return known;
  let script: ShelvedScript | null = null;
  try {
    script = { id: own.id, script: scriptFrom(own.items), own: true };
  } catch {
    script = null;
  }
  read.set(own, script);
  return script;
}

export const ownOnShelf = (own: readonly OwnScript[]): ShelvedScript[] =>
  own.map(shelved).filter((script) => script !== null);

export const scriptOnShelf = (id: string, own: readonly OwnScript[]): ShelvedScript | null =>
  BUILTIN.find((s) => s.id === id) ?? ownOnShelf(own).find((s) => s.id === id) ?? null;

/** A script of one's own as it is this very moment, which may be later than what is on the screen. */
export const onShelfNow = (id: string): ShelvedScript | null =>
  ownOnShelf(ownScripts.get()).find((s) => s.id === id) ?? null;

/** Puts a script on the shelf and says under which id. */
export function keepScript(items: readonly unknown[]): string {
  const id = `my-${Date.now().toString(36)}`;
  ownScripts.set([...ownScripts.get(), { id, items }]);
  return id;
}

export const changeScript = (id: string, items: readonly unknown[]): boolean =>
  ownScripts.set(ownScripts.get().map((own) => (own.id === id ? { ...own, items } : own)));

/** Remembers under which id the server keeps it, so that sharing it again makes a new version of the same. */
export const noteShared = (id: string, shared: string): boolean =>
  ownScripts.set(ownScripts.get().map((own) => (own.id === id ? { ...own, shared } : own)));

export const throwAway = (id: string): boolean => ownScripts.set(ownScripts.get().filter((own) => own.id !== id));

/** A copy under a new name, to change at will. */
export function copyScript(script: Script, name: string): string {
  const items = scriptItems(script).filter((item) => !isMeta(item));
  return keepScript([{ ...script.meta, id: '_meta', name }, ...items]);
}
