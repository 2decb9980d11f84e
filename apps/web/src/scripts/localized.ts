import type { Character } from '@belfry/almanac';
import { useAlmanac } from '../almanac/book.ts';

/** A script's characters in the language on screen; homebrew speaks as its author wrote it. */
export function useLocalized(): (character: Character) => Character {
  const book = useAlmanac();
  return (character) =>
    character.edition === 'homebrew' ? character : (book.characters.get(character.id) ?? character);
}
