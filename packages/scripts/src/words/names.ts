import { almanac, type Character } from '@belfry/almanac';

/** What a character is called in a language; homebrew speaks as its author wrote it. */
export function nameIn(lang: string, character: Pick<Character, 'id' | 'name' | 'edition'>): string {
  if (character.edition === 'homebrew') return character.name;
  return almanac(lang).characters.get(character.id)?.name ?? character.name;
}

/** From an id to a name, for those on a script and for everybody in the almanac. */
export type Names = (id: string) => string;

export function namesOn(characters: readonly Character[], lang: string): Names {
  const own = new Map(characters.map((c) => [c.id, c]));
  return (id) => {
    const character = own.get(id) ?? almanac(lang).characters.get(id);
    return character === undefined ? id : nameIn(lang, character);
  };
}
