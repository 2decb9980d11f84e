import { random, type SeatId } from '@belfry/engine';
import type { Situation } from '../bot.ts';
import { heirTo } from '../heir.ts';
import { knowledgeOf } from '../novice/knowledge.ts';

/** How often somebody evil gives up a companion, while there is time to win back what it costs. */
const GIVES_UP = 0.6;
const EARLY = 6;

/**
 * Whom of their own somebody evil treats today as anybody else: a companion whom the town suspects anyway, never the
 * Demon. Whoever always spares the same players is found by it.
 */
export function sacrificed(situation: Situation): SeatId | null {
  const { board, seat, seed, view } = situation;
  const { friends, demons, isEvil } = knowledgeOf(situation);
  if (!isEvil || board.living().length < EARLY) return null;
  if (random(`${seed} ${seat} gives up ${view.day}`).next() > GIVES_UP) return null;
  const { evil } = board.reading();
  const others = [...friends].filter((id) => id !== seat && !demons.has(id) && board.isAlive(id) && evil[id]! > 0);
  return others.sort((a, b) => evil[b]! - evil[a]!)[0] ?? null;
}

/** Whether the Demon had better be somebody else tomorrow: the town is after this one, and somebody is there to take over. */
export const passesOn = (situation: Situation): boolean => heirTo(situation.seat, situation) !== null;
