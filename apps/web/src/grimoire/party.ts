import { kept } from '../app/kept.ts';

const KNOWN = 60;

/** Who played here: the last evening's table, clockwise, and everybody who was ever named, the latest first. */
export interface Party {
  readonly last: readonly string[];
  readonly known: readonly string[];
}

export const NOBODY: Party = { last: [], known: [] };

/** Names stay on this device, for the next evening. */
export const party = kept<Party>('belfry.party', NOBODY);

/** Remembers a table as it sat down; chairs that nobody named are no names. */
export function remember(names: readonly string[]): void {
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  if (named.length === 0) return;
  const { known } = party.get();
  party.set({ last: names, known: [...new Set([...named, ...known])].slice(0, KNOWN) });
}
