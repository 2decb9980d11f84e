import { derive } from './derived.ts';
import type { GrimoireToken } from './statement.ts';
import { seated, seatOf, type Table } from './table.ts';

/** The Grimoire as it lies open before the Storyteller (or the Spy). */
export function grimoire(table: Table): readonly GrimoireToken[] {
  const derived = derive(table);
  derived.grimoire ??= open(table);
  return derived.grimoire;
}

const NO_REMINDERS: GrimoireToken['reminders'] = [];

const open = (table: Table): GrimoireToken[] =>
  seated(table).map((id) => {
    const { character, alignment, alive, believes } = seatOf(table, id);
    const lying = table.state.effects.filter((e) => e.target === id);
    return {
      seat: id,
      character,
      alignment,
      alive,
      believes: believes?.character ?? null,
      reminders: lying.length === 0 ? NO_REMINDERS : lying.map(({ kind, by }) => ({ kind, by })),
    };
  });
