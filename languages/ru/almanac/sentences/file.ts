import type { FieldNoun, FilePart, FileSentences } from '../../../../packages/almanac/src/sentences/file.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';

const NOUNS: { readonly [noun in FieldNoun]: string } = {
  text: 'текст',
  ids: 'список ролей по их id',
  characters: 'список ролей, у каждой "id" и "team"',
  side: '"good" или "evil"',
  flag: 'true или false',
  'id-or-null': 'id роли или null',
  script: 'сценарий',
  seats: 'список мест',
  rulings: 'решения по их названиям, для каждой роли',
};

const where = (part: FilePart): string =>
  part === 'setup' ? 'подготовка' : part === 'script' ? 'сценарий' : `место ${part.seat}`;

export const file: CatalogueOf<keyof FileSentences> = {
  'file.not-json': 'Это не файл игры: в нём не JSON. Возможно, он обрезан.',
  'file.not-a-game': 'Это не файл игры: в нём нет "format": "belfry-game".',
  'file.version': ({ version, known }) =>
    `Версия файла игры — ${version}; эта программа читает версии ${known.join(', ')}.`,
  'file.missing': ({ part }) => `В файле игры кое-чего нет: ${where(part)}.`,
  'file.field': ({ part, field, is }) => `Файл игры, ${where(part)}: в поле "${field}" должно быть: ${NOUNS[is]}.`,
  'file.no-entries': 'В файле игры нет списка решений ("entries").',
  'file.no-events': 'В файле игры нет списка событий ("events").',
  'file.entry': ({ entry }) => `Решение ${entry} в файле игры — не ответ, не действие Рассказчика и не отмена.`,
  'file.event': ({ event }) => `Событие ${event} в файле игры не говорит, что случилось ("type") и для кого.`,
  'file.undo': ({ entry }) => `Решение ${entry} отменяет слишком многое.`,
  'file.refused': ({ entry, why }, _, say) => `Решение ${entry} сыграть нельзя: ${say(why)}`,
  'file.does-not-follow': ({ event, written, replayed }) =>
    `Событие ${event} в файле не следует из решений. В файле: ${written ?? 'ничего'}; сыграно заново: ${replayed ?? 'ничего'}.`,
  'file.beginning': 'События в файле игры не рассказывают игру с самого начала.',
};
