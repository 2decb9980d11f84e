import type { Effect, KernelKind, KernelTokens } from './effect.ts';
import { firstOf } from './jinx.ts';
import type { Json } from './json.ts';
import type { Ability, SeatId } from './seat.ts';
import { emit, type Table, touch } from './table.ts';

export interface Marking {
  readonly kind: string;
  readonly target: SeatId;
  readonly source: Ability | null;
  readonly by?: string | null;
  readonly until?: Effect['until'];
  readonly outlives?: Effect['outlives'];
  readonly data?: Json;
}

/** What the data of a kind must be: kernel tokens say what the kernel will read, others what their character likes. */
export type DataOf<K extends string> = K extends KernelKind ? KernelTokens[K] : Json;

/** Puts a reminder token into the Grimoire. */
export function mark(table: Table, { kind, target, source, by, until, outlives, data }: Marking): void {
  const effect: Effect = {
    id: table.state.nextId++,
    kind,
    target,
    source: source?.id ?? null,
    by: by ?? (source === null ? null : firstOf(source.character)),
    until: until ?? null,
    outlives: outlives ?? 'nothing',
    data: data ?? null,
  };
  // A new list: what was derived from the old one may hold it still.
  table.state.effects = [...table.state.effects, effect];
  if (kind === 'is-the-demon') table.state.hadDemon = true;
  touch(table);
  emit(table, { type: 'marked', effect, to: 'storyteller' });
}

export function unmark(table: Table, which: (effect: Effect) => boolean): void {
  const gone = table.state.effects.filter(which);
  if (gone.length === 0) return;
  table.state.effects = table.state.effects.filter((e) => !gone.includes(e));
  touch(table);
  for (const { id } of gone) emit(table, { type: 'unmarked', effect: id, to: 'storyteller' });
}

/** What ends of itself at this hour. */
export const expire = (table: Table, hour: 'dusk' | 'dawn'): void =>
  unmark(table, ({ until }) =>
    until !== null && typeof until === 'object' ? hour === 'dusk' && until.dusk <= table.state.night : until === hour,
  );
