import type { Table } from '../table.ts';
import { type SharedWorld, sharedWorld } from '../world.ts';
import { type AtTheTable, atTheTable } from './table.ts';

/** The words that mean the same whosever ability says them: made once for a table. */
export type SharedWords = SharedWorld & AtTheTable;

export const sharedWordsFor = (table: Table): SharedWords => ({ ...sharedWorld(table), ...atTheTable(table) });
