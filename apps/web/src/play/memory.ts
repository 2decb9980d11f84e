import { useMemo } from 'react';
import { type Kept, kept, useKept } from '../app/kept.ts';

/** What a player keeps on this device for one table. */
export interface TableMemory {
  readonly guesses: Readonly<Record<number, string>>;
  readonly notes: string;
  /** How many lines of the journal were looked at. */
  readonly seen: number;
}

const EMPTY: TableMemory = { guesses: {}, notes: '', seen: 0 };

export function useTableMemory(key: string): [TableMemory, Kept<TableMemory>] {
  const store = useMemo(() => kept<TableMemory>(`belfry.table.${key}`, EMPTY), [key]);
  return [useKept(store), store];
}
