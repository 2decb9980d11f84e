import type { Kept } from '../app/kept.ts';
import type { Tongue } from '../game/tongue.ts';
import type { Picking } from '../grimoire/picking.ts';
import type { TableMemory } from './memory.ts';
import type { PlayerTable } from './table.ts';

/** What every part of the player's screen is given. */
export interface StageProps {
  readonly table: PlayerTable;
  readonly words: Tongue;
  readonly picking: Picking;
  readonly memory: TableMemory;
  readonly store: Kept<TableMemory>;
}
