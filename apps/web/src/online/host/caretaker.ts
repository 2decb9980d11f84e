import type { CommandName, Person, TableCard } from '@belfry/protocol';
import { mayDo } from '@belfry/protocol/powers';

const CARES: readonly CommandName[] = ['pause', 'resume', 'extend', 'mute', 'kick', 'lock', 'settings'];

/** Whether somebody looks after a running game from the menu: a Storyteller has a page for it, before the game everybody does. */
export const isCaretaker = (you: Person, table: Pick<TableCard, 'stage' | 'people'>): boolean =>
  table.stage === 'playing' &&
  you.role !== 'storyteller' &&
  you.role !== 'co-storyteller' &&
  CARES.some((name) => mayDo(name, you, table));
