import type { Character, CharacterId } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';

/** A script's characters in the language on screen; homebrew speaks as its author wrote it. */
export function useLocalized(): (character: Character) => Character {
  const book = useAlmanac();
  return (character) =>
    character.edition === 'homebrew' ? character : (book.characters.get(character.id) ?? character);
}

/** What somebody is called who is on a script, or in the almanac; the id where nobody knows them. */
export function useNameOn(script: Script): (id: CharacterId) => string {
  const book = useAlmanac();
  return (id) => book.characters.get(id)?.name ?? script.characters.find((c) => c.id === id)?.name ?? id;
}
