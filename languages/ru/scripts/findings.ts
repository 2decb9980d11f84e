import { leftToPeople } from '@belfry/almanac';
import type { BagTeam } from '@belfry/engine';
import { list as listed, ranges as ranged } from '../../../packages/scripts/src/words/list.ts';
import type { FindingWords } from '../../../packages/scripts/src/words/tongue.ts';
import { some } from './plural.ts';

const list = (parts: readonly string[], last = 'и') => listed(parts, last);
const ranges = (numbers: readonly number[]) => ranged(numbers, 'и');

/** "нет кого?" */
const OF_TEAM: Readonly<Record<BagTeam, string>> = {
  townsfolk: 'Горожан',
  outsider: 'Изгоев',
  minion: 'Приспешников',
  demon: 'Демонов',
};

const FIELDS = { name: 'Название', author: 'Имя автора', ability: 'Описание способности' } as const;

// Names stay in the nominative: neither we nor a homebrew author can decline them all.
export const findings: FindingWords = {
  'unknown-character': ({ written, near }, name) => ({
    message: `Персонажа «${written}» никто не знает.`,
    cure:
      near === null
        ? 'Проверьте написание, а самодельного персонажа опишите полностью.'
        : `Возможно, это ${name(near)} ("${near}")?`,
  }),
  'duplicate-character': ({ id, earlier }, name) => ({
    message: `${name(id)} здесь второй раз: первый — пункт ${earlier + 1}.`,
    cure: 'Уберите один из двух.',
  }),
  'no-characters': () => ({ message: 'В сценарии нет ни одного персонажа.', cure: 'Добавьте кого-нибудь.' }),
  'no-legal-bag': ({ missing }) => ({
    message: `По этому сценарию никому нельзя раздать мешок по правилам${missing.length === 0 ? '' : `: в нём нет ${list(missing.map((team) => OF_TEAM[team]))}`}.`,
    cure: 'Пятерым игрокам нужны самое меньшее трое Горожан, Приспешник и Демон.',
  }),
  'too-tangled': () => ({
    message: 'Подготовку меняют столько персонажей, что всех сочетаний не счесть.',
    cure: 'Уберите некоторых: дело в квадратных скобках и в копиях в мешке.',
  }),
  'missing-partner': ({ id, partner }, name) => ({
    message: `${name(id)} не обходится без другого персонажа: это ${name(partner)}, а в сценарии его нет.`,
    cure: `Добавьте второго (${name(partner)}) или уберите первого (${name(id)}).`,
  }),
  'too-few': ({ team, has, more, players }) => ({
    message: `${OF_TEAM[team]} в сценарии ${has}: на ${ranges(players)} игроков не хватает.`,
    cure: `Добавьте ещё ${more} или играйте другим числом.`,
  }),
  'never-dealt': ({ id }, name) => ({
    message: `${name(id)} не помещается ни в один мешок этого сценария.`,
    cure: 'Освободите место для того, что этот персонаж меняет при подготовке, или уберите его.',
  }),
  'teensyville-shape': ({ shape }) => ({
    message: `В малом сценарии (Teensyville) бывает 6/2/2/1 или 6/2/2/2 персонажей; здесь ${shape}.`,
    cure: 'Шесть Горожан, два Изгоя, два Приспешника, один или два Демона.',
  }),
  'no-name': () => ({
    message: 'У сценария нет названия.',
    cure: 'Дайте ему имя. В файле список начинается с { "id": "_meta", "name": "…" }.',
  }),
  'garbled-text': ({ fields }) => ({
    message: `Потеряны буквы (${list(fields)}): файл сохранён не в UTF-8.`,
    cure: 'Откройте его там, где он сделан, и сохраните в UTF-8.',
  }),
  'field-too-long': ({ field, length, most }) => ({
    message: `${FIELDS[field]} занимает ${some(length, 'знак', 'знака', 'знаков')}; другие программы принимают не больше ${most}.`,
    cure: 'Сократите.',
  }),
  'night-order-stranger': ({ ids }) => ({
    message: `Этот ночной порядок называет ${list(ids)}, а в сценарии ${ids.length === 1 ? 'такого персонажа' : 'таких персонажей'} нет.`,
    cure: 'Вычеркните из порядка или добавьте в сценарий.',
  }),
  'outsiders-certain': (_, name) => ({
    message: 'Никто в сценарии не меняет числа Изгоев, и злым опасно выдавать себя за них.',
    cure: `Добавьте кого-нибудь вроде: ${list(['baron', 'godfather', 'fanggu', 'balloonist', 'sentinel'].map(name), 'или')}.`,
  }),
  'nothing-lies': (_, name) => ({
    message: 'Никто не бывает пьян, отравлен или обманут, и добрые могут верить всему, что узнают.',
    cure: `Добавьте источник ложных сведений: например, ${name('poisoner')} или ${name('drunk')}.`,
  }),
  'little-information': ({ informers }, name) => ({
    message: `${informers.length === 0 ? 'Узнать что-либо не может никто' : `Узнать что-либо ${informers.length === 1 ? 'может' : 'могут'} только ${list(informers.map(name))}`}: добрым почти не о чем рассуждать, а злым не за кого себя выдать.`,
    cure: 'Добавьте Горожан, которые узнают что-то в разное время: в начале, каждую ночь, раз за игру.',
  }),
  'drowned-information': ({ liars, informers }) => ({
    message: `${some(liars, 'персонаж портит', 'персонажа портят', 'персонажей портят')} сведения, а дают их только ${informers}.`,
    cure: 'Замените одного из первых одним из вторых.',
  }),
  'extremely-chaotic': ({ players, score, share }) => ({
    message: `Сплошной хаос: на ${some(players, 'игрока', 'игроков', 'игроков')} сложность доходит до ${score.toFixed(1).replace('.', ',')}, и ${Math.round(share * 100)} % мешков — только для знатоков.`,
    cure: 'Замените источник лжи или перемен на сведения или защиту — или приберегите сценарий для бывалых.',
  }),
  'unusual-shape': ({ shape }) => ({
    message: `В полном сценарии обычно 13/4/4/1–4 персонажей; здесь ${shape}.`,
    cure: null,
  }),
  'night-order-gap': ({ ids }, name) => ({
    message: `В этом ночном порядке забыты: ${list(ids.map(name))}.`,
    cure: 'Они встанут туда, где стоят в официальном порядке.',
  }),
  respelled: ({ written, id }, name) => ({
    message: `«${written}» прочтено как ${name(id)}.`,
    cure: `В скачанном файле будет "${id}".`,
  }),
  reworded: ({ id }, name) => ({
    message: `${name(id)}: способность описана не так, как у издателя. Belfry играет официального персонажа.`,
    cure: 'В скачанном файле эти слова останутся. Если это другой персонаж, дайте ему свой id.',
  }),
  jinx: ({ rules }) => ({ message: rules.ru, cure: null }),
  'left-to-people': ({ id }) => ({ message: `Часть остаётся людям. ${leftToPeople(id, 'ru') ?? ''}`, cure: null }),
  'by-hand': ({ ids }, name) => ({ message: `Рассказчик ведёт вручную: ${list(ids.map(name))}.`, cure: null }),
  'not-scored': ({ ids, all }, name) => ({
    message: all
      ? 'Меток сложности нет ни у кого, и оценка ничего не говорит об этом сценарии.'
      : `Самодельные, без меток сложности, в оценку не входят: ${list(ids.map(name))}.`,
    cure: 'Дайте им метки: "tags": ["info", "kill"] у персонажа или по id в _meta.',
  }),
  'no-bootlegger': ({ homebrew }, name) => ({
    message: `В сценарии есть ${homebrew ? 'самодельные персонажи' : 'свои правила'}, а предупредить о них некому: нужен ${name('bootlegger')}.`,
    cure: 'Добавьте его, чтобы игроки были начеку.',
  }),
};
