import type { View } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import { type Script, scriptFrom } from '@belfry/scripts';
import { useMemo } from 'react';
import { useLookUp } from '../game/lookup.ts';
import { type Tongue, tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';

export function useScript(items: readonly unknown[]): Script {
  return useMemo(() => scriptFrom(items), [items]);
}

/** The words for this table: its language, its people, its script. */
export function useTongue(script: Script, view: Pick<View, 'seats'> | null): Tongue {
  const words = useWords();
  const lookUp = useLookUp(script.characters);
  return useMemo(() => tongue(words, lookUp, view ?? NOBODY), [words, lookUp, view]);
}

const NOBODY: Pick<View, 'seats'> = { seats: [] };

export const isBot = ({ people }: TableCard, person: string | null): boolean =>
  people.some((other) => other.person === person && other.bot);

/** Who has a chair and is not connected. Bots are where they sit. */
export const awaySeats = (table: TableCard, online: readonly string[]): number[] =>
  table.chairs.flatMap(({ seat, person }) =>
    person !== null && !online.includes(person) && !isBot(table, person) ? [seat] : [],
  );
