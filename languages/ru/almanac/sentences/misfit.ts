import type { FoundValue, MisfitSentences, ValueKind } from '../../../../packages/almanac/src/sentences/misfit.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';

const KINDS: { readonly [kind in ValueKind | 'whole-number']: string } = {
  nothing: 'ничего',
  null: 'null',
  text: 'текст',
  number: 'число',
  'whole-number': 'целое число',
  flag: 'true или false',
  list: 'список',
  object: 'объект',
};

const at = (field: string | null): string => (field === null ? 'Присланное' : `Поле "${field}"`);
const is = ({ kind, written }: FoundValue): string => `прислано: ${written ?? KINDS[kind]}`;

const range = (least: number | null, most: number | null): string =>
  least === null ? `не больше ${most}` : most === null ? `не меньше ${least}` : `от ${least} до ${most}`;
const SIZES = { text: 'знаков', list: 'записей', number: 'число' } as const;

export const misfit: CatalogueOf<keyof MisfitSentences> = {
  'misfit.kind': ({ field, kind, found }) => `${at(field)}: ожидается ${KINDS[kind]}, ${is(found)}.`,
  'misfit.one-of': ({ field, values, found }) => `${at(field)}: ожидается ${values.join(' или ')}, ${is(found)}.`,
  'misfit.size': ({ field, of, least, most, found }) =>
    `${at(field)}: ожидается ${SIZES[of]} ${range(least, most)}, ${is(found)}.`,
  'misfit.unknown': ({ field, keys }) => `${at(field)}: здесь неизвестно ${keys.map((key) => `"${key}"`).join(', ')}.`,
  'misfit.https': ({ field, found }) => `${at(field)}: ожидается адрес, который начинается с https://, ${is(found)}.`,
  'misfit.other': ({ field, found }) => `${at(field)}: этому здесь не место, ${is(found)}.`,
};
