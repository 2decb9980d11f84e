import type { Character, Team } from '@belfry/almanac';

export interface CharacterFilter {
  readonly words: string;
  readonly team: Team | 'all';
  readonly edition: string;
}

export const NO_FILTER: CharacterFilter = { words: '', team: 'all', edition: 'all' };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'`-]/g, '')
    .replaceAll('ё', 'е');

/** Names that begin with the words come first, then names that hold them, then texts that do. */
export function found(characters: Iterable<Character>, { words, team, edition }: CharacterFilter): Character[] {
  const wanted = plain(words.trim());
  const ranked: { character: Character; rank: number }[] = [];
  for (const character of characters) {
    if (team !== 'all' && character.team !== team) continue;
    if (edition !== 'all' && character.edition !== edition) continue;
    const rank = rankOf(character, wanted);
    if (rank !== null) ranked.push({ character, rank });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ character }) => character);
}

function rankOf(character: Character, wanted: string): number | null {
  if (wanted === '') return 0;
  const name = plain(character.name);
  if (name.startsWith(wanted) || character.id.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  return plain(character.ability).includes(wanted) ? 2 : null;
}
