import type { SeatId } from '@belfry/engine';
import { useMemo } from 'react';
import { kept, useKept } from '../../app/kept.ts';

/** What a player writes down for themselves. It stays on this device. */
export interface Notes {
  /** How much of the journal was looked at: the rest is shown as something new. */
  readonly seen: number;
  readonly page: string;
  readonly guesses: Readonly<Record<SeatId, string>>;
  readonly texts: Readonly<Record<SeatId, string>>;
  readonly marks: Readonly<Record<SeatId, readonly string[]>>;
}

const BLANK: Notes = { seen: 0, page: '', guesses: {}, texts: {}, marks: {} };
const KEPT_TABLES = 20;

const notebook = kept<Readonly<Record<string, Notes>>>('belfry.notes', {});

export interface Notebook {
  readonly notes: Notes;
  write(parts: Partial<Notes>): void;
}

const keyOf = (code: string, seat: SeatId | null) => `${code} ${seat ?? '-'}`;

function writeTo(key: string, parts: Partial<Notes>): void {
  const { [key]: old = BLANK, ...others } = notebook.get();
  const latest = Object.entries(others).slice(-KEPT_TABLES);
  notebook.set({ ...Object.fromEntries(latest), [key]: { ...old, ...parts } });
}

/** So much of the journal is no news to whoever sits here. */
export const lookedAt = (code: string, seat: SeatId | null, seen: number): void => writeTo(keyOf(code, seat), { seen });

/** The notes of one seat at one table: whoever sits elsewhere tomorrow begins a new page. */
export function useNotebook(code: string, seat: SeatId | null): Notebook {
  const all = useKept(notebook);
  const key = keyOf(code, seat);
  const notes = all[key] ?? BLANK;
  return useMemo(() => ({ notes, write: (parts) => writeTo(key, parts) }), [notes, key]);
}
