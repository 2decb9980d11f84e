import { list, ranges } from '@belfry/scripts';
import { few, one, SCALE, two } from '../../../apps/cli/src/commands/script/figures.ts';
import type { ScriptWords } from '../../../apps/cli/src/commands/script/words.ts';

const forms = new Intl.PluralRules('ru');
/** "на 21 игрока", "на 5 игроков". */
const forPlayers = (n: number) => `${n} ${forms.select(n) === 'one' ? 'игрока' : 'игроков'}`;

export const script: ScriptWords = {
  nights: { first: 'Первая ночь', other: 'Другие ночи' },
  some: (n, { many }) => `${many}: ${n}`,
  by: (name, author) => `${name}, автор: ${author}`,
  serves: (counts) =>
    counts.length === 0
      ? 'Раздать нельзя никому.'
      : `Игроков: ${ranges(counts, 'и')}${counts.includes(15) ? ', а со Странниками и 16–20' : ''}.`,
  automation: (whole, partly, byHand) =>
    `${[
      partly + byHand === 0 ? 'Всех Belfry ведёт сам' : `Сам Belfry ведёт: ${whole}`,
      ...(partly === 0 ? [] : [`часть остаётся людям: ${partly}`]),
      ...(byHand === 0 ? [] : [`ведут вручную: ${byHand}`]),
    ].join('; ')}.`,
  errors: 'Ошибки',
  warnings: 'Предупреждения',
  notes: 'Заметки',
  broken: 'Сценарий нарушает правила, названные выше.',
  reserved: 'Играть можно, но с оговорками.',
  fine: 'Придраться не к чему.',
  players: 'игроков',
  bagFor: (players) => `Мешок на ${forPlayers(players)}`,
  legal: 'по правилам',
  notLegal: 'Мешок не по правилам',
  emptyBag: 'за столом никто не сидит: в этом мешке некому.',
  noBag: (name, players) => `${name}: на ${forPlayers(players)} раздать мешок по правилам нельзя.`,
  noBagAtAll: (name) => `${name}: раздать мешок по правилам нельзя никому.`,
  easier: 'Легче',
  harder: 'Труднее',
  noSwap: (direction) => `${direction}: одной заменой ничего заметного не добиться.`,
  nudge: (direction, into, out, score, percent) =>
    `${direction}: ${into} вместо персонажа ${out} — и выйдет ${one(score)}, труднее, чем ${percent} % опубликованных сценариев.`,
  swap: (direction, into, out, category, score) =>
    `${direction}: ${into} вместо персонажа ${out} — и выйдет «${category}» (${one(score)}).`,
  bagScore: (category, score, players) => `${category}: ${two(score)} на ${forPlayers(players)}`,
  bagSum: (base, synergies, sum, players) =>
    `основа ${base} и сочетания ${synergies} дают ${sum}; делим на ${forPlayers(players)} и умножаем на ${SCALE}`,
  scriptScore: (name, players, category, score, spread) =>
    `${name} на ${forPlayers(players)}: ${category}, ${two(score)} ± ${two(spread)}`,
  over: (bags, method) =>
    method === 'exact' ? `взвешены все мешки: ${bags}` : `взвешена постоянная выборка; всего мешков ${bags}`,
  fromTo: (easiest, hardest) => `от ${one(easiest)} до ${one(hardest)}`,
  chaotic: 'Внимание: сплошной хаос. Только для знатоков.',
  compares: (percent, scripts, players) =>
    `Труднее, чем ${percent} % опубликованных сценариев на ${forPlayers(players)} (всего их ${scripts}):`,
  work: (total, games, days, busiest) =>
    `Сколько вести: в среднем ${one(total)} дела за игру (сыграли боты, игр: ${games}; дней ${one(days)}, в самую занятую ночь ${one(busiest)})`,
  workCompares: (percent, players) => `Больше, чем у ${percent} % опубликованных сценариев на ${forPlayers(players)}.`,
  duties: {
    wake: 'разбудить игрока',
    tell: 'сказать или показать',
    rule: 'рассудить',
    madness: 'дни помешательства',
    'by-hand': 'вести вручную',
  },
  busiest: 'Больше всего дел',
  together: (name, scripts) => `Что обычно есть рядом с персонажами сценария «${name}» (опубликованных: ${scripts}):`,
  onScripts: (share, drawn) => `в ${share} всех сценариев${drawn.length === 0 ? '' : `; рядом: ${list(drawn, 'и')}`}`,
  kindsHead: {
    kind: 'Вид способности',
    here: 'здесь',
    usual: 'обычно (средняя половина опубликованных того же размера)',
  },
  perhaps: (share, names) => `больше в ${share}: может быть, ${names}`,
  unscored: (names, all) =>
    names.length === all
      ? 'Осторожно: меток сложности нет ни у кого, и оценка ничего не говорит о сценарии.'
      : `Осторожно: в оценку не входят (нет меток сложности): ${few(names, 'и')}.`,
  breakdown: (players) =>
    `Что складывается, в среднем (сумма делится на ${forPlayers(players)} и умножается на ${SCALE}):`,
  everyCount: '  игроков   баллы           категория           доля мешков',
  categoryWidth: 18,
};
