import type { Bot } from './bot.ts';
import { noviceBot } from './novice/novice.ts';
import { randomBot } from './random.ts';

/** A stronger one takes its place here. */
export const BOTS = { random: randomBot, novice: noviceBot } as const satisfies Record<string, Bot>;
export type BotLevel = keyof typeof BOTS;
