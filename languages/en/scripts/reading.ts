import { difficultyWeights, TEAMS } from '@belfry/almanac';
import type { ReadWords } from '../../../packages/scripts/src/words/tongue.ts';

const KINDS = {
  text: 'a text',
  texts: 'a list of texts',
  'yes-or-no': 'true or false',
  'tags-by-id': 'an object with a list of tags for each id',
} as const;

/** Why a file cannot be read; each follows its place and a colon. */
export const reading: ReadWords = {
  empty: () => 'it is empty.',
  'not-json': () => 'it is not JSON.',
  'not-a-list': () => 'a script is a list in square brackets: [ "chef", "empath", … ].',
  'unclosed-text': () => 'this text in quotes is never closed.',
  'needs-backslash': () => 'this text in quotes holds a character that must be written with a backslash.',
  'ends-early': () => 'the file ends too early.',
  'wrong-quotes': ({ mark }) => `JSON wants straight double quotes ("), not ${mark}.`,
  'extra-comma': () => 'there is a comma too many here.',
  'extra-comma-before': ({ close }) => `there is a comma too many before ${close}.`,
  'missing-comma': () => 'a comma is missing before this.',
  comment: () => 'JSON has no comments; take this one out.',
  'unquoted-word': ({ word }) => `"${word}" must stand in double quotes.`,
  'stray-mark': ({ mark }) => `"${mark}" does not belong here.`,
  'unquoted-field': () => 'the name of a field must stand in double quotes.',
  'missing-colon': () => 'a colon (:) is missing after the name of the field.',
  unclosed: ({ open, close }) => `this ${open} is never closed with ${close}.`,
  'goes-on': () => 'the list has ended, but the file goes on.',
  'not-an-item': ({ written }) => `${written} is neither a character's id in quotes nor an object in braces.`,
  'no-id': () => 'this object has no "id".',
  'second-meta': () => 'a script has only one "_meta".',
  'must-be': ({ kind }) => `this must be ${KINDS[kind]}.`,
  'incomplete-homebrew': () => 'a homebrew character needs "id", "name", "team" and "ability", each with a text.',
  'no-such-team': ({ written }) => `"${written}" is no team. The teams are ${TEAMS.join(', ')}.`,
  'night-place': () => 'a place in the night is a number (0 for none).',
  'reminder-list': () => 'reminder tokens are a list of texts.',
  'object-list': () => 'this must be a list of objects in braces.',
  'too-long': ({ letters, most }) =>
    `it has ${letters} letters; Belfry reads scripts of up to ${most}. Link to pictures instead of putting them inside.`,
  'too-many': ({ items, most }) => `it lists ${items} items; Belfry reads scripts of up to ${most}.`,
  'too-many-entries': ({ most }) =>
    `up to here the lists within the items hold more than ${most} entries; Belfry reads no more.`,
  'too-deep': () => 'this holds more brackets within brackets than any script needs.',
  'no-such-tag': ({ written }) =>
    `"${written}" is no difficulty tag. The tags are ${Object.keys(difficultyWeights.tags).join(', ')}.`,
};
