import type { Statement } from '@belfry/engine';
import type { Lang } from '@belfry/storyteller';

/** What the terminal says around the game, in one language. */
export interface Words {
  readonly youAre: string;
  readonly told: string;
  readonly whispers: string;
  readonly hands: string;
  readonly demon: string;
  readonly minions: string;
  readonly bluffs: string;
  readonly says: string;
  readonly you: string;
  readonly thought: string;
  readonly rulings: string;
  readonly seed: string;
  readonly speak: string;
  readonly unclear: string;
  readonly help: string;
  readonly talkHelp: string;
  readonly alignments: Readonly<Record<'good' | 'evil', string>>;
  left(seed: string): string;
  choose(count: number, from: string): string;
  vote(name: string, up: string): string;
  act(nominate: boolean, use: boolean): string;
  info(
    info: Statement,
    name: (seat: number) => string,
    character: (id: string) => string,
    team: (id: string) => string,
  ): string;
}

const TALK_EN = `  tell              say who you are and all you learned, truthfully
  claim CHARACTER   say you are somebody, true or not
  ask NAME          ask what they are, or what they learned
  accuse NAME, trust NAME
  Enter             say nothing`;

const TALK_RU = `  правда (tell)      сказать свою роль и всё, что узнали
  я РОЛЬ (claim)     назвать роль, настоящую или нет
  спросить ИМЯ (ask), обвинить ИМЯ (accuse), верю ИМЯ (trust)
  Enter              промолчать`;

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    youAre: 'You are the',
    told: 'You learn:',
    whispers: 'whispers to you',
    hands: 'hands up:',
    demon: 'the Demon is',
    minions: 'the Minions:',
    bluffs: 'not in play:',
    says: 'says:',
    you: 'you',
    thought: 'believed to be the',
    rulings: 'What the Storyteller decided, and why:',
    seed: 'Seed:',
    speak: 'Your word (tell, claim, ask, accuse; Enter: nothing)',
    unclear: 'That is not possible here. Names or their first letters, please.',
    help: `At every question: ? this help, who (the table), notes (what you learned).\nIn the discussion:\n${TALK_EN}`,
    talkHelp: TALK_EN,
    alignments: { good: 'good', evil: 'evil' },
    left: (seed) => `You leave the table. The same game again: belfry play --seed ${seed}`,
    choose: (count, from) =>
      `Choose ${count === 1 ? 'a player' : `${count} players`}: ${from} (Enter: let chance decide)`,
    vote: (name, up) => `Vote against ${name}?${up === '' ? '' : ` (up: ${up})`} y/N`,
    act: (nominate, use) =>
      `${[nominate ? 'n NAME (nominate)' : '', use ? 'u NAME (use your ability)' : ''].filter(Boolean).join(', ')}, Enter: wait`,
    info(info, name, character, team) {
      if ('number' in info) return String(info.number);
      if ('yes' in info) return info.yes ? 'yes' : 'no';
      if ('players' in info) return `${info.players.map(name).join(' or ')} is the ${character(info.character)}`;
      if ('none' in info) return `no ${team(info.none)} in play`;
      if ('character' in info) return `the ${character(info.character)}`;
      if ('player' in info) return name(info.player);
      return 'text' in info ? info.text : '';
    },
  },
  ru: {
    youAre: 'Ваша роль:',
    told: 'Вы узнаёте:',
    whispers: 'шепчет вам',
    hands: 'подняли руку:',
    demon: 'Демон —',
    minions: 'Приспешники:',
    bluffs: 'не в игре:',
    says: 'говорит:',
    you: 'вы',
    thought: 'считал себя ролью',
    rulings: 'Что решил Рассказчик и почему:',
    seed: 'Зерно:',
    speak: 'Ваше слово (правда, я РОЛЬ, спросить, обвинить; Enter — промолчать)',
    unclear: 'Так нельзя. Нужны имена или их первые буквы.',
    help: `При любом вопросе: ? эта справка, кто (стол), заметки (что вы узнали).\nВо время разговора:\n${TALK_RU}`,
    talkHelp: TALK_RU,
    alignments: { good: 'добро', evil: 'зло' },
    left: (seed) => `Вы встаёте из-за стола. Та же игра снова: belfry play --seed ${seed}`,
    choose: (count, from) => `Выберите игроков (${count}): ${from} (Enter — на волю случая)`,
    vote: (name, up) => `Голосуете против игрока ${name}?${up === '' ? '' : ` (руки: ${up})`} д/Н`,
    act: (nominate, use) =>
      `${[nominate ? 'в ИМЯ (выдвинуть)' : '', use ? 'п ИМЯ (применить способность)' : ''].filter(Boolean).join(', ')}, Enter — ждать`,
    info(info, name, character, team) {
      if ('number' in info) return String(info.number);
      if ('yes' in info) return info.yes ? 'да' : 'нет';
      if ('players' in info) return `${info.players.map(name).join(' или ')} — ${character(info.character)}`;
      if ('none' in info) return `никого из команды «${team(info.none)}»`;
      if ('character' in info) return character(info.character);
      if ('player' in info) return name(info.player);
      return 'text' in info ? info.text : '';
    },
  },
};
