import type { FoundValue, MisfitSentences, ValueKind } from '../../../../packages/almanac/src/sentences/misfit.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';

const KINDS: { readonly [kind in ValueKind | 'whole-number']: string } = {
  nothing: 'nothing',
  null: 'null',
  text: 'a text',
  number: 'a number',
  'whole-number': 'a whole number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
};

const at = (field: string | null): string => (field === null ? 'What was sent' : `"${field}"`);
const is = ({ kind, written }: FoundValue): string =>
  kind === 'nothing' ? 'is missing' : `is ${written ?? KINDS[kind]}`;

const range = (least: number | null, most: number | null): string =>
  least === null ? `at most ${most}` : most === null ? `at least ${least}` : `${least} to ${most}`;
const SIZES = { text: [' character', ' characters'], list: [' entry', ' entries'], number: ['', ''] } as const;

export const misfit: CatalogueOf<keyof MisfitSentences> = {
  'misfit.kind': ({ field, kind, found }) => `${at(field)} should be ${KINDS[kind]}; it ${is(found)}.`,
  'misfit.one-of': ({ field, values, found }) => `${at(field)} should be ${values.join(' or ')}; it ${is(found)}.`,
  'misfit.size': ({ field, of, least, most, found }) =>
    `${at(field)} should ${of === 'number' ? 'be' : 'have'} ${range(least, most)}${SIZES[of][(most ?? least) === 1 ? 0 : 1]}; it ${is(found)}.`,
  'misfit.unknown': ({ field, keys }) =>
    `${at(field)} has fields that are not known: ${keys.map((key) => `"${key}"`).join(', ')}.`,
  'misfit.https': ({ field, found }) => `${at(field)} should be an address that begins with https://; it ${is(found)}.`,
  'misfit.other': ({ field, found }) => `${at(field)} ${is(found)}, which does not belong there.`,
};
