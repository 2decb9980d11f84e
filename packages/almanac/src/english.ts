import badMoonRising from '../data/characters/bad-moon-rising.json' with { type: 'json' };
import carousel from '../data/characters/carousel.json' with { type: 'json' };
import fabled from '../data/characters/fabled.json' with { type: 'json' };
import loric from '../data/characters/loric.json' with { type: 'json' };
import sectsAndViolets from '../data/characters/sects-and-violets.json' with { type: 'json' };
import troubleBrewing from '../data/characters/trouble-brewing.json' with { type: 'json' };
import jinxRecords from '../data/jinxes.json' with { type: 'json' };
import { difficultyTags } from './difficulty.ts';
import type { Character, Jinx } from './types.ts';

// The files are imported one by one so that a browser bundle finds them. test/characters.test.ts holds them to the type.
const records = [
  ...troubleBrewing,
  ...badMoonRising,
  ...sectsAndViolets,
  ...carousel,
  ...fabled,
  ...loric,
] as readonly Omit<Character, 'tags'>[];

/** Every official character in English, with its difficulty tags, in the order of the edition files. */
export const englishCharacters: readonly Character[] = records.map((record) => ({
  ...record,
  tags: difficultyTags[record.id] ?? [],
}));

// TypeScript widens the strings of a JSON file; the tests hold the file to the type.
export const englishJinxes = jinxRecords as readonly Jinx[];
