import { useLayoutEffect } from 'react';
import type { Seen } from './net/table-client.ts';
import { lookedAt } from './player/notes.ts';

let taken: string | null = null;

/** This device has just become somebody who may be in the middle of a game. */
export function tookOver(code: string): void {
  taken = code;
}

/** What a seat was told before a device took it over is history, and in the journal; it is not shown again as news. */
export function useHistory(code: string, { you, table, view }: Pick<Seen, 'you' | 'table' | 'view'>): void {
  useLayoutEffect(() => {
    if (taken !== code || you === null || table === null) return;
    taken = null;
    if (view !== null) lookedAt(code, you.seat, view.journal.length);
  }, [code, you, table, view]);
}
