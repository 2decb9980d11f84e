import { random, type SeatId } from '@belfry/engine';
import type { Situation } from '../bot.ts';
import { knowledgeOf } from '../novice/knowledge.ts';

/** How often somebody evil gives up a companion, while there is time to win back what it costs. */
const GIVES_UP = 0.3;
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

/** So many times likelier than a blind guess the town must hold this player for the Demon. */
const HUNTED = 1.8;

/** Whether the Demon had better be somebody else tomorrow: the town is after this one, and somebody is there to take over. */
export function passesOn(situation: Situation): boolean {
  const { board, seat } = situation;
  const { friends } = knowledgeOf(situation);
  const living = board.living();
  const reading = board.reading();
  const heirs = [...friends].filter((id) => id !== seat && board.isAlive(id));
  if (heirs.length === 0 || living.length < EARLY - 1) return false;
  const suspicion = (id: SeatId) => reading.chance(id) * living.length;
  return suspicion(seat) > HUNTED && heirs.some((id) => suspicion(id) < suspicion(seat) / 2);
}
