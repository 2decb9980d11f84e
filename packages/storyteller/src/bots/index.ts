import type { Bot } from './bot.ts';
import { noviceBot } from './novice/novice.ts';
import { randomBot } from './random.ts';
import { shrewdBot } from './shrewd/shrewd.ts';

/** A stronger one takes its place here. */
export const BOTS = { random: randomBot, novice: noviceBot, shrewd: shrewdBot } as const satisfies Record<string, Bot>;
export type BotLevel = keyof typeof BOTS;
