import { type Cast, type Entry, Game, type GameSetup, type Json } from '@belfry/engine';
import { BOTS } from '../bots/index.ts';
import { deedsOf, policyFor } from '../policy/index.ts';
import { BotTable } from '../table/bot-table.ts';
import type { Utterance } from '../talk/utterance.ts';
import { candidatesOn, finalDayOf } from './candidates.ts';

/** A table as it stands, as plain data: it can be sent to another thread. */
export interface Standing {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  /** What has been said, aloud and in private. */
  readonly heard: readonly Utterance[];
}

/** How a game went that was only imagined. */
export interface PlayedOn {
  readonly goodWon: boolean;
  readonly reachedFinalDay: boolean;
  /** How many could be the Demon on its final day; null where there was none, or nobody can say. */
  readonly candidates: number | null;
}

/**
 * The rest of a game if the Storyteller rules so: beginners play it for everybody, each knowing what their seat knows, and
 * the rulings to come are made as in simulated games. The same seed is the same game for the same choice.
 */
export function playOn({ setup, entries, heard }: Standing, cast: Cast, prompt: string, choice: Json, seed: string) {
  const game = Game.replay(setup, entries, cast);
  const ruled = game.submit({ type: 'answer', prompt, by: 'storyteller', choice });
  if (!ruled.ok) throw new Error(`${JSON.stringify(choice)} was refused: ${game.inEnglish(ruled.reason)}`);
  const table = new BotTable({
    game,
    seed,
    heard,
    policy: (board) => policyFor('fair', { seed, board }),
    deeds: (board) => deedsOf('fair', { seed, board }),
    bot: () => BOTS.novice,
  });
  table.playOut();
  const last = finalDayOf(table.board);
  return {
    goodWon: game.state.outcome?.winner === 'good',
    reachedFinalDay: last !== null,
    candidates: last === null ? null : candidatesOn(last, table.board),
  } satisfies PlayedOn;
}
