import type { BagSentences } from '../../../../packages/almanac/src/sentences/bag.ts';
import type { TeamCounts } from '../../../../packages/almanac/src/sentences/part.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';
import { some } from './plural.ts';

const TEAMS: { readonly [team in keyof TeamCounts]: readonly [one: string, few: string, many: string] } = {
  townsfolk: ['Горожанин', 'Горожанина', 'Горожан'],
  outsider: ['Изгой', 'Изгоя', 'Изгоев'],
  minion: ['Приспешник', 'Приспешника', 'Приспешников'],
  demon: ['Демон', 'Демона', 'Демонов'],
};

function list(parts: readonly string[], last = 'и'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

const counted = (counts: Partial<TeamCounts>): string =>
  list(
    (Object.keys(TEAMS) as (keyof TeamCounts)[]).flatMap((team) => {
      const count = counts[team];
      return count === undefined ? [] : [some(count, ...TEAMS[team])];
    }),
  );

const players = (n: number) => some(n, 'игрок', 'игрока', 'игроков');
/** «Для одного игрока», «для пяти игроков». */
const forPlayers = (n: number) => `${n} ${new Intl.PluralRules('ru').select(n) === 'one' ? 'игрока' : 'игроков'}`;
const travellers = (n: number) => some(n, 'Странник', 'Странника', 'Странников');
const tokens = (n: number) => some(n, 'жетон', 'жетона', 'жетонов');
const quoted = (name: string) => `«${name}»`;
const seat = ({ place, name }: { readonly place: number; readonly name: string }) => `Место ${place} (${name})`;

export const bag: CatalogueOf<keyof BagSentences> = {
  'bag.players': (said) => `В игре от ${said.fewest} до ${forPlayers(said.most)}, а не ${said.players}.`,
  'bag.copies': ({ character, held, most }, names) =>
    `Роль «${names.character(character)}» лежит в мешке ${some(held, 'раз', 'раза', 'раз')}; можно не больше чем ${some(most, 'раз', 'раза', 'раз')}.`,
  'bag.crowd-too-small': (said, names) =>
    `Из ${forPlayers(said.players)} у большинства должна быть роль «${names.character(said.character)}»; в этом мешке таких жетонов: ${said.copies}.`,
  'bag.crowd-alone': ({ character, others }, names) =>
    `Рядом с ролью «${names.character(character)}» нет места для ${list(others.map((id) => quoted(names.character(id))))}.`,
  'bag.tokens': (said) => `На ${forPlayers(said.players)} нужно жетонов: ${said.players}, а не ${said.tokens}.`,
  'bag.never-together': ({ characters }, names) =>
    `Вместе в одном мешке этим ролям не лежать: ${list(characters.map((id) => quoted(names.character(id))))}.`,
  'bag.counts': (said, names) =>
    `${said.because.length === 0 ? '' : `С ролями в игре (${list(said.because.map((id) => quoted(names.character(id))))}) `}на ${forPlayers(said.players)} нужно: ${list(said.wanted.map(counted), 'или')}; в этом мешке: ${counted(said.held)}.`.replace(
      /^н/,
      'Н',
    ),
  'bag.needs': ({ character, needed }, names) =>
    `Роли «${names.character(character)}» нужна в мешке и роль «${names.character(needed)}».`,
  'bag.travellers-few': (said) =>
    `На ${forPlayers(said.players)} нужно Странников не меньше: ${said.needed}; есть ${said.travellers}.`,
  'bag.travellers-many': (said) =>
    `Из ${forPlayers(said.players)} Странниками могут быть самое большее ${said.most}; есть ${said.travellers}.`,
  'bag.apart': ({ a, b }, names) =>
    `Из ролей «${names.character(a)}» и «${names.character(b)}» в игре может быть только одна.`,
  'bag.not-on-script': ({ characters }, names) =>
    `${list(characters.map((id) => quoted(names.character(id))))}: выбрать нельзя, в сценарии этого нет.`,
  'bag.none': (said) => `Для ${forPlayers(said.players)} у этого сценария нет ни одного допустимого мешка.`,
  'bag.short': (said) =>
    `На ${forPlayers(said.players)} нужно: ${counted(said.wanted)}; в сценарии есть только ${counted(said.has)}.`,
  'bag.needs-missing': ({ character, needed }, names) =>
    `Роли «${names.character(character)}» нужна роль «${names.character(needed)}», а её нет в сценарии.`,
  'bag.no-place-for': (said, names) =>
    `В этом сценарии для ${forPlayers(said.players)} нет мешка с ролью «${names.character(said.character)}».`,
  'bag.beside': (said, names) =>
    `Роль «${names.character(said.character)}» не помещается в мешок для ${forPlayers(said.players)} рядом с ${list(said.others.map((id) => quoted(names.character(id))))}.`,
  'bag.no-token': ({ character }, names) =>
    `Для роли «${names.character(character)}» не осталось жетона, который можно вытянуть.`,
  'bag.travellers-at-hand': (said) =>
    `На ${forPlayers(said.players)} нужно Странников: ${said.needed}, а есть только ${said.atHand}. Добавьте Странников в сценарий.`,
  'bag.room': (said) =>
    `${players(said.players)}, из них ${travellers(said.travellers)}: для мешка остаётся ${said.left}, а нужно от ${said.fewest} до ${said.most}.`,
  'bag.nothing': 'Допустимых мешков нет, тянуть не из чего.',
  'bag.tangled': 'В этом сценарии так много ролей меняют подготовку, что все сочетания не перебрать.',
  'setup.chairs': (said) => `Занято мест: ${said.chairs}, а дано ${tokens(said.tokens)}. Дайте каждому по одному.`,
  'setup.name-taken': (place) => `${seat(place)}: это имя занято. У каждого игрока должно быть своё имя.`,
  'setup.no-character': (place) => `${seat(place)}: нет роли «${place.written}».`,
  'setup.for-storyteller': (place, names) =>
    `${seat(place)}: «${names.character(place.character)}» — для Рассказчика, а не для игрока.`,
  'setup.side': (place) => `${seat(place)}: сторону Странника выбирает Рассказчик. Укажите "good" или "evil".`,
  'setup.believes': (place, names) =>
    `${seat(place)}: игрок с ролью «${names.character(place.character)}» считает себя кем-то другим. Укажите кем.`,
  'setup.no-belief': (place) => `${seat(place)}: нет роли «${place.written}», которую можно считать своей.`,
  'setup.belief': (place, names) =>
    `${seat(place)}: «${names.character(place.character)}» не может считать себя ролью «${names.character(place.believed)}»: она другого типа.`,
  'setup.no-such-character': ({ written }) => `Нет роли «${written}».`,
  'setup.no-fabled': ({ written }) => `Нет Сказочника «${written}».`,
  'setup.ruled-in-vain': ({ character, ruling }, names) =>
    `При подготовке решено «${ruling}» для роли «${names.character(character)}», но до первой ночи этой игры об этом никто не спросит.`,
  'setup.ruled-wrongly': ({ character, ruling, written }, names) =>
    `При подготовке решено «${ruling}» для роли «${names.character(character)}»: ${written}; такого ответа среди возможных нет.`,
  'setup.script': ({ script, entry, written }) => `Сценарий «${script}», запись ${entry}: нет роли «${written}».`,
};
