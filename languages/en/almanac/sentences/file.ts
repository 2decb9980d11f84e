import type { FieldNoun, FilePart, FileSentences } from '../../../../packages/almanac/src/sentences/file.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';

const NOUNS: { readonly [noun in FieldNoun]: string } = {
  text: 'a text',
  ids: 'a list of ids',
  characters: 'a list of characters with an id and a team each',
  side: '"good" or "evil"',
  flag: 'true or false',
  'id-or-null': 'an id or null',
  script: 'a script',
  seats: 'a list of seats',
  rulings: 'rulings by their names, for each character',
};

const where = (part: FilePart): string =>
  part === 'setup' ? 'The set-up' : part === 'script' ? 'The script' : `Seat ${part.seat}`;

export const file: CatalogueOf<keyof FileSentences> = {
  'file.not-json': 'This is not a game file: it is not JSON. It may be cut off.',
  'file.not-a-game': 'This is not a game file: it does not say "format": "belfry-game".',
  'file.version': ({ version, known }) =>
    `This game file is of version ${version}; this program reads versions ${known.join(', ')}.`,
  'file.missing': ({ part }) => `${where(part)} of the game file is missing.`,
  'file.field': ({ part, field, is }) => `${where(part)} of the game file: "${field}" has to be ${NOUNS[is]}.`,
  'file.no-entries': 'The game file has no list of entries.',
  'file.no-events': 'The game file has no list of events.',
  'file.entry': ({ entry }) =>
    `Entry ${entry} of the game file is neither an answer, nor an act of the Storyteller, nor an undo.`,
  'file.event': ({ event }) => `Event ${event} of the game file does not say what happened ("type") and to whom.`,
  'file.undo': ({ entry }) => `Entry ${entry} of the log takes back too much.`,
  'file.refused': ({ entry, why }, _, say) => `Entry ${entry} of the log cannot be played: ${say(why)}`,
  'file.does-not-follow': ({ event, written, replayed }) =>
    `Event ${event} of the file does not follow from its inputs. File: ${written ?? 'nothing'}; replayed: ${replayed ?? 'nothing'}.`,
  'file.beginning': 'The events of the game file do not tell a game from its beginning.',
};
