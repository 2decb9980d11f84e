import { type Kept, kept, useKept } from '../app/kept.ts';

/** What a player keeps on this device for one table. */
export interface TableMemory {
  readonly guesses: Readonly<Record<number, string>>;
  readonly notes: string;
  /** How many lines of the journal were looked at. */
  readonly seen: number;
}

const EMPTY: TableMemory = { guesses: {}, notes: '', seen: 0 };

// One store for each table, however many parts of the page look at it: they have to hear of each other's changes.
const stores = new Map<string, Kept<TableMemory>>();

function storeOf(key: string): Kept<TableMemory> {
  const known = stores.get(key);
  if (known !== undefined) return known;
  const fresh = kept<TableMemory>(`belfry.table.${key}`, EMPTY);
  stores.set(key, fresh);
  return fresh;
}

export function useTableMemory(key: string): [TableMemory, Kept<TableMemory>] {
  const store = storeOf(key);
  return [useKept(store), store];
}

export const forgetTable = (key: string): void => storeOf(key).set(EMPTY);
