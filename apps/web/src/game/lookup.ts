import type { Character } from '@belfry/almanac';
import { useMemo } from 'react';
import { useAlmanac } from '../almanac/book.ts';

export type LookUp = (id: string) => Character;

const stranger = (id: string): Character => ({
  id,
  name: id,
  team: 'townsfolk',
  edition: 'homebrew',
  ability: '',
  reminders: [],
  globalReminders: [],
  firstNight: null,
  otherNight: null,
  setup: null,
  tags: [],
  icon: 'perspective-dice-six-faces-random',
  automated: false,
});

/** What a jinx does is done by both of its pair. */
function pair([one, other]: readonly (Character | null | undefined)[]): Character | null {
  return one && other ? { ...one, id: `${one.id}+${other.id}`, name: `${one.name} & ${other.name}` } : null;
}

/** Characters by id, in the language on screen; those that only this script or its server knows are found too. */
export function useLookUp(script: readonly Character[]): LookUp {
  const book = useAlmanac();
  return useMemo(() => {
    const homebrew = new Map(
      script.filter((c) => c.edition === 'homebrew' || !book.characters.has(c.id)).map((c) => [c.id, c]),
    );
    const known = (id: string) => homebrew.get(id) ?? book.characters.get(id) ?? null;
    return (id) => known(id) ?? pair(id.split('+').map(known)) ?? stranger(id);
  }, [book, script]);
}
