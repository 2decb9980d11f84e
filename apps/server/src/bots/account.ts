import { BOTS, type BotLevel, type Lang } from '@belfry/storyteller';

/** Bots have accounts that no session can have: sessions' are random letters without a colon. */
export const botAccount = (level: BotLevel, lang: Lang, number: number): string => `bot:${level}:${lang}:${number}`;

export function readBotAccount(account: string): { readonly level: BotLevel; readonly lang: Lang } | null {
  const [bot, level, lang] = account.split(':');
  if (bot !== 'bot' || level === undefined || !Object.hasOwn(BOTS, level)) return null;
  return { level: level as BotLevel, lang: lang === 'ru' ? 'ru' : 'en' };
}
