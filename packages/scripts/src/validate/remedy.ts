import type { CharacterId } from '@belfry/almanac';
import type { Script, ScriptEntry } from '../script.ts';
import { scriptItems } from '../write.ts';

/** A cure that a program can apply. Items are counted as in the file, from 0. */
export type Remedy =
  | { readonly do: 'add'; readonly id: CharacterId }
  | { readonly do: 'remove'; readonly index: number; readonly id: string }
  | { readonly do: 'replace'; readonly index: number; readonly id: CharacterId }
  | { readonly do: 'leave-out'; readonly night: 'firstNight' | 'otherNight'; readonly ids: readonly string[] };

/** Taking a character off the script, wherever it stands. */
export function removal(script: Script, id: CharacterId): readonly Remedy[] {
  return script.entries.flatMap((entry) =>
    entry.kind !== 'unknown' && entry.id === id ? [{ do: 'remove', index: entry.index, id } as const] : [],
  );
}

/** The script's list with the cure applied. */
export function remedied(script: Script, remedy: Remedy): readonly unknown[] {
  const { meta, entries } = script;
  switch (remedy.do) {
    case 'add':
      return [...scriptItems(script), remedy.id];
    case 'remove':
      return scriptItems({ ...script, entries: entries.filter((entry) => entry.index !== remedy.index) });
    case 'replace': {
      const { id, index } = remedy;
      const known: ScriptEntry = { kind: 'official', id, written: id, reworded: null, index };
      return scriptItems({ ...script, entries: entries.map((entry) => (entry.index === index ? known : entry)) });
    }
    case 'leave-out': {
      const order = (meta?.[remedy.night] ?? []).filter((id) => !remedy.ids.includes(id));
      return scriptItems({ ...script, meta: { ...meta, id: '_meta', [remedy.night]: order } });
    }
  }
}
