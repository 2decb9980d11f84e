import { cast } from '@belfry/characters';
import { Game, type SeatId } from '@belfry/engine';
import { builtinScript, type TableScript, tableScript } from '@belfry/scripts';
import {
  BOTS,
  type Bot,
  type BotLevel,
  BotTable,
  dealGame,
  deedsOf,
  type Policy,
  type PolicyName,
  policyFor,
} from '../src/index.ts';
import type { Board } from '../src/town/board.ts';

export const SCRIPT: TableScript = tableScript(builtinScript('trouble-brewing')!);

export interface Dealt {
  /** A built-in script; Trouble Brewing unless said otherwise. */
  readonly script?: string;
  readonly players?: number;
  readonly policy?: PolicyName;
  readonly bots?: BotLevel;
  readonly lang?: 'en' | 'ru';
  bot?(seat: SeatId): Bot;
  wrap?(policy: Policy, board: Board): Policy;
}

/** A table of bots, dealt and seeded. */
export function tableOf(
  seed: string,
  { script, players = 10, policy = 'fair', bots = 'novice', lang = 'en', bot, wrap }: Dealt = {},
): BotTable {
  return new BotTable({
    game: new Game(dealGame(script === undefined ? SCRIPT : tableScript(builtinScript(script)!), players, seed), cast),
    seed,
    lang,
    policy: (board) => {
      const plain = policyFor(policy, { seed, board });
      return wrap?.(plain, board) ?? plain;
    },
    deeds: (board) => deedsOf(policy, { seed, board }),
    bot: bot ?? (() => BOTS[bots]),
  });
}
