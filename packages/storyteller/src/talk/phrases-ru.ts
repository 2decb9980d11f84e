import type { Phrases } from './phrase.ts';

export const RUSSIAN: Phrases = {
  claim: [
    'Моя роль — {character}.',
    'У меня жетон «{character}».',
    'Раз спрашиваете: {character}.',
    'Мне досталась роль «{character}».',
  ],
  claimAgain: ['По-прежнему {character}.', 'Новости. Моя роль та же: {character}.', 'Снова {character}.'],
  claimHidden: ['Пока промолчу.', 'Ещё не время.'],
  accuse: [
    'Не верю игроку {name}: {because}.',
    '{name} меня беспокоит: {because}.',
    'Присмотритесь к игроку {name}: {because}.',
  ],
  vouch: ['Верю игроку {name}: {because}.', '{name} на нашей стороне: {because}.'],
  askCharacter: [
    '{name}, кто ты?',
    'От игрока {name} мы ещё ничего не слышали. Кто ты?',
    '{name}, твоя очередь: какой жетон?',
  ],
  askLearned: ['{name}, что удалось узнать?', '{name}, есть новости после ночи?'],
  plead: [
    'Вы ошибаетесь.',
    'Казните меня — потеряете друга.',
    'Это не я, подумайте ещё.',
    'Приберегите верёвку для другого.',
    'Всё, что знаю, вы уже слышали. Пользуйтесь.',
    'Демон сейчас смеётся.',
    'Не там ищете, завтра сами увидите.',
    'Мне бы ещё пожить, да и вам это на руку.',
  ],
  plan: ['Наши легенды: {plan}.', 'Скажем так: {plan}.'],
  because: {
    clash: '{with} называет ту же роль — {character}',
    told: 'на это указывает то, что узнал игрок {by} ({character})',
    cleared: 'за это говорит то, что узнал игрок {by} ({character})',
    'cannot-be': 'такой рассказ не сходится',
    'died-at-night': 'Демон хотел этой смерти',
    proven: 'доказательство видели все',
    quiet: 'мы не услышали ни слова',
    'left-alive': '{character} до сих пор в живых, с чего бы',
    vote: 'рука осталась внизу, когда судили игрока {nominee}',
    hunch: 'просто предчувствие',
  },
  ownReason: 'ночью мне кое-что открылось',
  ownClash: 'слышу чужие слова про мою роль — {character}',
  night: 'Ночь {night}:',
  info(info, chosen, name, character, team) {
    const asked = chosen.length === 0 ? '' : `выбор — ${chosen.join(' и ')}, `;
    if ('number' in info) return `${asked}показали ${info.number}.`;
    if ('yes' in info) return `${asked}ответ — ${info.yes ? 'да' : 'нет'}.`;
    if ('players' in info) return `${info.players.map(name).join(' или ')} — ${character(info.character)}.`;
    if ('none' in info) return `в игре нет никого из команды «${team(info.none)}».`;
    if ('character' in info) return `${asked}показали роль «${character(info.character)}».`;
    if ('player' in info) return `${asked}показали игрока ${name(info.player)}.`;
    if ('text' in info) return info.text;
    return 'мне показали больше, чем можно пересказать.';
  },
};
