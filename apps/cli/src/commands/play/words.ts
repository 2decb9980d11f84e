import type { Offered } from '@belfry/almanac';
import { namesIn } from '@belfry/storyteller';

/** What the terminal says around the game, in one language. */
/** How many may be chosen. */
interface Count {
  readonly min: number;
  readonly max: number;
}

export interface Words {
  readonly youAre: string;
  readonly told: string;
  readonly whispers: string;
  readonly hands: string;
  readonly says: string;
  readonly you: string;
  readonly thought: string;
  readonly rulings: string;
  readonly seed: string;
  /** What the others are called. */
  readonly names: readonly string[];
  /** What you are called if you do not say. */
  readonly guest: string;
  readonly speak: string;
  /** The same for somebody who was just nominated. */
  readonly defend: string;
  /** Where one sits, before the first night. */
  chair(name: string): string;
  /** Kinds of rulings, by their name in the log. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly unclear: string;
  readonly yesOrNo: string;
  readonly help: string;
  readonly talkHelp: string;
  readonly alignments: Readonly<Record<'good' | 'evil', string>>;
  /** Nobody at the table is called so. */
  nobody(word: string): string;
  whichCharacter(sheet: string): string;
  learnsNothing(character: string): string;
  notLearned(part: string): string;
  left(seed: string): string;
  choose(count: Count, from: string): string;
  chooseCharacters(count: Count, from: string): string;
  readonly chooseYesOrNo: string;
  /** One of these, by its number. */
  chooseOne(of: string): string;
  /** An answer in one's own words. */
  readonly say: string;
  readonly nobodyAtAll: string;
  /** One more such answer? */
  another(given: number, min: number, max: number): string;
  vote(name: string, up: string): string;
  act(nominate: boolean, use: boolean): string;
}

const TALK_EN = `  tell                      say who you are and all you learned, truthfully
  claim CHARACTER [INFO]    say you are somebody, true or not, with what you learned, true or not:
                              claim chef 1
                              claim empath 0, 1, 1              night after night
                              claim fortune teller ada bruno yes, night 2 ada hugo no
                              claim washerwoman ada bruno monk   (librarian: no)
  ask NAME                  ask 3 what are you, ask ada what did you learn
  whisper NAME WORDS        the same in private: whisper ada what are you, whisper 3 tell, whisper 3 claim chef 1
  accuse NAME, trust NAME, plead (when you are nominated)
  Enter                     you have nothing more to say`;

const TALK_RU = `  правда (tell)              сказать свою роль и всё, что узнали
  я РОЛЬ [ЧТО УЗНАЛИ]        назвать роль и сведения, настоящие или нет (claim):
                               я повар 1
                               я эмпат 0, 1, 1                  ночь за ночью
                               я прачка ада борис монах          (библиотекарь: нет)
  спросить ИМЯ (ask)         спросить 3 кто ты, спросить ада что узнала
  шепнуть ИМЯ СЛОВА          то же наедине: шепнуть ада кто ты, шепнуть 3 правда (whisper)
  обвинить ИМЯ (accuse), верю ИМЯ (trust), оправдаться (plead, когда вас номинировали)
  Enter                      больше сказать нечего`;

export const WORDS: Readonly<Record<Offered, Words>> = {
  en: {
    youAre: 'You are the',
    told: 'You learn:',
    whispers: 'whispers to you',
    hands: 'hands up:',
    says: 'says:',
    you: 'you',
    thought: 'believed to be the',
    rulings: 'What the Storyteller decided, and why:',
    seed: 'Seed:',
    names: namesIn('en'),
    guest: 'Robin',
    speak: 'Your word (tell, claim, ask, whisper, accuse, trust; ? help; Enter: nothing more)',
    defend: 'You are nominated. Your defence (plead, tell, claim, accuse; Enter: enough said)',
    chair: (name) => `You sit at the table as ${name}. Type ? at any question for help.`,
    kinds: {
      information: 'what was shown',
      registers: 'what somebody passed for',
      redirect: 'who died instead',
      heir: 'who took over',
      'red-herring': 'who seems a Demon',
    },
    nobody: (word) => `Nobody here is called "${word}". Names, their first letters, or the numbers that "who" shows.`,
    whichCharacter: (sheet) => `Which character? ${sheet}`,
    learnsNothing: (character) => `So far the ${character} would have learned nothing. Claim the character alone.`,
    notLearned: (part) => `Such a character could not have learned "${part}". For example: claim chef 1.`,
    yesOrNo: 'y for yes, n or Enter for no.',
    unclear: 'That is not possible here. Names, their first letters or their numbers, please; ? for help.',
    help: `At every question: ? this help, who (the table), notes (what you learned), quit.\nPlayers are called by name, by the first letters, or by the number that who shows.\nIn the discussion:\n${TALK_EN}`,
    talkHelp: TALK_EN,
    alignments: { good: 'good', evil: 'evil' },
    left: (seed) => `You leave the table. The same game again: belfry play --seed ${seed}`,
    choose: ({ min, max }, from) =>
      `Choose ${max === 1 ? 'a player' : `${min === 0 ? 'up to ' : ''}${max} players`}: ${from} (${min === 0 ? 'none: nobody; ' : ''}Enter: let chance decide)`,
    chooseCharacters: ({ min, max }, from) =>
      `Choose ${max === 1 ? 'a character' : `${min === 0 ? 'up to ' : ''}${max} characters`}: ${from} (${min === 0 ? 'none: no character; ' : ''}Enter: let chance decide)`,
    chooseYesOrNo: 'Yes or no? y/n (Enter: let chance decide)',
    chooseOne: (of) => `Which one? ${of} (Enter: let chance decide)`,
    say: 'In your own words (Enter: nothing)',
    nobodyAtAll: 'nobody',
    another: (given, min, max) => `${given} so far, ${min} to ${max} possible. One more? y/N`,
    vote: (name, up) => `Vote against ${name}?${up === '' ? '' : ` (up: ${up})`} y/N`,
    act: (nominate, use) =>
      `${[nominate ? 'n NAME (nominate)' : '', use ? 'u [CHARACTER] [NAME or words] (use your ability)' : ''].filter(Boolean).join(', ')}, Enter: wait`,
  },
  ru: {
    youAre: 'Ваша роль:',
    told: 'Вы узнаёте:',
    whispers: 'шепчет вам',
    hands: 'подняли руку:',
    says: 'говорит:',
    you: 'вы',
    thought: 'на жетоне —',
    rulings: 'Что решил Рассказчик и почему:',
    seed: 'Зерно:',
    names: namesIn('ru'),
    guest: 'Робин',
    speak: 'Ваше слово (правда, я РОЛЬ, спросить, шепнуть, обвинить, верю; ? справка; Enter — всё)',
    defend: 'Вас номинировали. Ваша защита (оправдаться, правда, я РОЛЬ, обвинить; Enter — всё)',
    chair: (name) => `Вы за столом, вас зовут ${name}. Справка при любом вопросе: ?`,
    kinds: {
      information: 'что показали',
      registers: 'за кого приняли',
      redirect: 'кто умер взамен',
      heir: 'кто продолжил дело',
      'red-herring': 'кто кажется Демоном',
    },
    nobody: (word) => `Никого не зовут «${word}». Нужны имена, их первые буквы или номера (их показывает «кто»).`,
    whichCharacter: (sheet) => `Какая роль? ${sheet}`,
    learnsNothing: (character) => `Роль «${character}» пока ничего бы не узнала. Назовите только её.`,
    notLearned: (part) => `С такой ролью нельзя узнать «${part}». Например: я повар 1.`,
    yesOrNo: 'д — да, н или Enter — нет.',
    unclear: 'Так нельзя. Нужны имена, их первые буквы или номера; ? — справка.',
    help: `При любом вопросе: ? эта справка, кто (стол), заметки (что вы узнали), выход.\nИгроков называют по имени, первым буквам или номеру (его показывает «кто»).\nВо время разговора:\n${TALK_RU}`,
    talkHelp: TALK_RU,
    alignments: { good: 'добро', evil: 'зло' },
    left: (seed) => `Вы встаёте из-за стола. Та же игра снова: belfry play --seed ${seed}`,
    choose: ({ min, max }, from) =>
      `Выберите игроков (${min === 0 ? `до ${max}` : max}): ${from} (${min === 0 ? 'никого — никого; ' : ''}Enter — на волю случая)`,
    chooseCharacters: ({ min, max }, from) =>
      `Выберите роли (${min === 0 ? `до ${max}` : max}): ${from} (${min === 0 ? 'ничего — ни одной; ' : ''}Enter — на волю случая)`,
    chooseYesOrNo: 'Да или нет? д/н (Enter — на волю случая)',
    chooseOne: (of) => `Что именно? ${of} (Enter — на волю случая)`,
    say: 'Своими словами (Enter — ничего)',
    nobodyAtAll: 'никто',
    another: (given, min, max) => `Пока ${given}, можно от ${min} до ${max}. Ещё? д/Н`,
    vote: (name, up) => `Голосуете против игрока ${name}?${up === '' ? '' : ` (руки: ${up})`} д/Н`,
    act: (nominate, use) =>
      `${[nominate ? 'в ИМЯ (номинировать)' : '', use ? 'п [РОЛЬ] [ИМЯ или слова] (применить способность)' : ''].filter(Boolean).join(', ')}, Enter — ждать`,
  },
};
