import { difficultyWeights, isOffered, type Offered } from '@belfry/almanac';
import { list, ranges } from '@belfry/scripts';

const SCALE = difficultyWeights.scale;

type Amount = { readonly one: string; readonly many: string };
const two = (n: number) => n.toFixed(2);
const one = (n: number) => n.toFixed(1);

const NAMED = 8;
/** The first few names, and how many more there are. */
const few = (names: readonly string[], last: string) =>
  list(names.length <= NAMED ? names : [...names.slice(0, NAMED), `+${names.length - NAMED}`], last);

const english = {
  nights: { first: 'First night', other: 'Other nights' },
  some: (n: number, { one, many }: Amount) => `${n} ${n === 1 ? one : many}`,
  by: (name: string, author: string) => `${name} by ${author}`,
  serves: (counts: readonly number[]) =>
    `Can be dealt to ${counts.length === 0 ? 'no number of players' : `${ranges(counts)} players`}${counts.includes(15) ? ', and to 16–20 with Travellers' : ''}.`,
  errors: 'Errors',
  warnings: 'Warnings',
  notes: 'Notes',
  broken: 'This script breaks the rules above.',
  reserved: 'Playable, with reservations.',
  fine: 'Nothing wrong with it.',
  bagFor: (players: number) => `The bag for ${players} players`,
  legal: 'legal',
  notLegal: 'Not a legal bag',
  emptyBag: 'nobody in this bag sits at the table.',
  noBag: (name: string, players: number) => `${name} cannot deal a legal bag to ${players} players.`,
  noBagAtAll: (name: string) => `${name} cannot deal a legal bag to anybody.`,
  easier: 'Easier',
  harder: 'Harder',
  noSwap: (direction: string) => `${direction}: no single swap leads into another category.`,
  swap: (direction: string, into: string, out: string, category: string, score: number) =>
    `${direction}: ${into} for ${out} makes it ${category} (${one(score)}).`,
  bagScore: (category: string, score: number, players: number) => `${category}: ${two(score)} for ${players} players`,
  bagSum: (base: number, synergies: string, sum: number, players: number) =>
    `base ${base} and synergies ${synergies} make ${sum}; divided by ${players} players, times ${SCALE}`,
  scriptScore: (name: string, players: number, category: string, score: number, spread: number) =>
    `${name} with ${players} players: ${category}, ${two(score)} ± ${two(spread)}`,
  over: (bags: bigint, method: 'exact' | 'sampled') =>
    method === 'exact' ? `over all ${bags} legal bags` : `over a fixed sample of the ${bags} legal bags`,
  fromTo: (easiest: number, hardest: number) => `from ${one(easiest)} to ${one(hardest)}`,
  chaotic: 'Warning: extremely chaotic. Keep it for experts.',
  compares: (percent: number, scripts: number, players: number) =>
    `Harder than ${percent}% of the ${scripts} published scripts that ${players} players can play:`,
  unscored: (names: readonly string[], all: number) =>
    names.length === all
      ? 'Caution: none of these characters has difficulty tags, so the score says nothing about the script.'
      : `Caution: ${few(names, 'and')} ${names.length === 1 ? 'has' : 'have'} no difficulty tags and ${names.length === 1 ? 'is' : 'are'} left out of the score.`,
  breakdown: (players: number) =>
    `What adds up, on average (the sum is divided by ${players} players, times ${SCALE}):`,
  everyCount: '  players   score           category      share of bags',
  categoryWidth: 12,
};

const forms = new Intl.PluralRules('ru');
/** "на 21 игрока", "на 5 игроков". */
const forPlayers = (n: number) => `${n} ${forms.select(n) === 'one' ? 'игрока' : 'игроков'}`;

const russian: typeof english = {
  nights: { first: 'Первая ночь', other: 'Другие ночи' },
  some: (n, { many }) => `${many}: ${n}`,
  by: (name, author) => `${name}, автор: ${author}`,
  serves: (counts) =>
    counts.length === 0
      ? 'Раздать нельзя никому.'
      : `Игроков: ${ranges(counts, 'и')}${counts.includes(15) ? ', а со Странниками и 16–20' : ''}.`,
  errors: 'Ошибки',
  warnings: 'Предупреждения',
  notes: 'Заметки',
  broken: 'Сценарий нарушает правила, названные выше.',
  reserved: 'Играть можно, но с оговорками.',
  fine: 'Придраться не к чему.',
  bagFor: (players) => `Мешок на ${forPlayers(players)}`,
  legal: 'по правилам',
  notLegal: 'Мешок не по правилам',
  emptyBag: 'за столом никто не сидит: в этом мешке некому.',
  noBag: (name, players) => `${name}: на ${forPlayers(players)} раздать мешок по правилам нельзя.`,
  noBagAtAll: (name) => `${name}: раздать мешок по правилам нельзя никому.`,
  easier: 'Легче',
  harder: 'Труднее',
  noSwap: (direction) => `${direction}: одной заменой в другую категорию не попасть.`,
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
  unscored: (names, all) =>
    names.length === all
      ? 'Осторожно: меток сложности нет ни у кого, и оценка ничего не говорит о сценарии.'
      : `Осторожно: в оценку не входят (нет меток сложности): ${few(names, 'и')}.`,
  breakdown: (players) =>
    `Что складывается, в среднем (сумма делится на ${forPlayers(players)} и умножается на ${SCALE}):`,
  everyCount: '  игроков   баллы           категория           доля мешков',
  categoryWidth: 18,
};

/** The words around what the script commands print. */
const WORDS: { readonly [lang in Offered]: typeof english } = { en: english, ru: russian };

export const scriptWords = (lang: string): typeof english => WORDS[isOffered(lang) ? lang : 'en'];
