import type { Lang } from '@belfry/storyteller';

const RUSSIAN: Readonly<Record<string, string>> = {
  'The Demon is dead.': 'Демон мёртв.',
  'Only two players are left alive.': 'В живых осталось только двое.',
  'Nobody good is left alive.': 'Никого из добрых не осталось в живых.',
  'The Saint has been executed.': 'Казнён Святой.',
  'Three players live in peace with their Mayor.': 'Трое живут в мире со своим Мэром.',
};

/** How a game ended, said in the language asked for; the engine tells it in English. */
export const ending = (reason: string, lang: Lang): string => (lang === 'ru' ? (RUSSIAN[reason] ?? reason) : reason);
