import { isLang, type Lang } from '@belfry/almanac';
import { BOTS, type BotLevel } from '@belfry/storyteller';

/** Bots have accounts that no session can have: sessions' are random letters without a colon. */
export const botAccount = (level: BotLevel, lang: Lang | null, number: number): string =>
  `bot:${level}:${lang ?? ''}:${number}`;

/** `lang` is null for one that speaks the table's language. */
export function readBotAccount(account: string): { readonly level: BotLevel; readonly lang: Lang | null } | null {
  if (!account.startsWith('bot:')) return null;
  const [, level, lang] = account.split(':');
  if (level === undefined || !Object.hasOwn(BOTS, level)) return null;
  return { level: level as BotLevel, lang: lang !== undefined && isLang(lang) ? lang : null };
}
