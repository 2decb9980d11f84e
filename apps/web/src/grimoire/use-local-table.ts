import { useEffect, useState } from 'react';
import { localGame, localGames } from './local-games.ts';
import { LocalTable } from './local-table.ts';

const open = (id: string): LocalTable | null => {
  const kept = localGame(id);
  return kept === null ? null : new LocalTable(kept);
};

/** A game of this device; opened again when another window goes on with it. Give the component the id as its key. */
export function useLocalTable(id: string): LocalTable | null {
  const [table, setTable] = useState(() => open(id));
  useEffect(() => {
    table?.writeDown();
    return localGames.subscribe(() => {
      if (table !== null && !table.isCurrent()) setTable(open(id));
    });
  }, [table, id]);
  return table;
}
