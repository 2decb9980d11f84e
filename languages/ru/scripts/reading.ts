import { difficultyWeights, TEAMS } from '@belfry/almanac';
import type { ReadWords } from '../../../packages/scripts/src/words/tongue.ts';

const KINDS = {
  text: 'текст',
  texts: 'список текстов',
  'yes-or-no': 'true или false',
  'tags-by-id': 'объект со списком меток для каждого id',
} as const;

export const reading: ReadWords = {
  empty: () => 'он пуст.',
  'not-json': () => 'это не JSON.',
  'not-a-list': () => 'сценарий — это список в квадратных скобках: [ "chef", "empath", … ].',
  'unclosed-text': () => 'кавычка открыта, но не закрыта.',
  'needs-backslash': () => 'в кавычках стоит знак, перед которым нужна обратная косая черта.',
  'ends-early': () => 'файл обрывается слишком рано.',
  'wrong-quotes': ({ mark }) => `в JSON нужны прямые двойные кавычки ("), а не ${mark}.`,
  'extra-comma': () => 'здесь лишняя запятая.',
  'extra-comma-before': ({ close }) => `лишняя запятая перед ${close}.`,
  'missing-comma': () => 'перед этим местом не хватает запятой.',
  comment: () => 'в JSON не бывает примечаний; уберите это.',
  'unquoted-word': ({ word }) => `слово ${word} должно стоять в двойных кавычках.`,
  'stray-mark': ({ mark }) => `знаку ${mark} здесь не место.`,
  'unquoted-field': () => 'имя поля должно стоять в двойных кавычках.',
  'missing-colon': () => 'после имени поля не хватает двоеточия (:).',
  unclosed: ({ open, close }) => `скобка ${open} так и не закрыта скобкой ${close}.`,
  'goes-on': () => 'список закончился, а файл продолжается.',
  'not-an-item': ({ written }) => `${written} — это не имя персонажа в кавычках и не объект в фигурных скобках.`,
  'no-id': () => 'у этого объекта нет поля "id".',
  'second-meta': () => 'в сценарии может быть только один "_meta".',
  'must-be': ({ kind }) => `здесь должно стоять: ${KINDS[kind]}.`,
  'incomplete-homebrew': () =>
    'самодельному персонажу нужны поля "id", "name", "team" и "ability", и в каждом — текст.',
  'no-such-team': ({ written }) => `команды "${written}" нет. Команды: ${TEAMS.join(', ')}.`,
  'night-place': () => 'место в ночи — это число (0, если его нет).',
  'reminder-list': () => 'жетоны-напоминания — это список текстов.',
  'object-list': () => 'здесь должен быть список объектов в фигурных скобках.',
  'too-long': ({ letters, most }) =>
    `знаков в нём: ${letters}, а Belfry читает сценарии не длиннее ${most}. Дайте ссылки на картинки, не вкладывая их внутрь.`,
  'too-many': ({ items, most }) => `пунктов в нём: ${items}, а Belfry читает не больше ${most}.`,
  'too-many-entries': ({ most }) =>
    `до этого места в списках внутри пунктов больше ${most} записей; больше Belfry не читает.`,
  'too-deep': () => 'здесь скобок внутри скобок больше, чем нужно любому сценарию.',
  'no-such-tag': ({ written }) =>
    `«${written}» — не метка сложности. Метки: ${Object.keys(difficultyWeights.tags).join(', ')}.`,
};
