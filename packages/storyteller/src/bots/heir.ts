import type { SeatId } from '@belfry/engine';
import type { Situation } from './bot.ts';
import { knowledgeOf } from './novice/knowledge.ts';

/** So many times likelier than a blind guess the town must hold somebody for the Demon. */
const HUNTED = 1.8;
/** With fewer alive another Demon comes too late. */
const FEWEST = 5;

/**
 * Who of the evil had better be the Demon tomorrow: the one whom the town suspects least, where it is after this Demon or
 * has hanged it; null where there is no need, or nobody to take over.
 */
export function heirTo(demon: SeatId, { board, ...situation }: Situation): SeatId | null {
  const living = board.living();
  if (living.length < FEWEST) return null;
  const reading = board.reading();
  const suspicion = (id: SeatId) => reading.chance(id) * living.length;
  const { friends, demons } = knowledgeOf({ board, ...situation });
  const companions = [...friends].filter((id) => id !== demon && !demons.has(id) && board.isAlive(id));
  const [heir] = companions.sort((a, b) => suspicion(a) - suspicion(b));
  if (heir === undefined) return null;
  const isLost = !board.isAlive(demon);
  const isHunted = suspicion(demon) > HUNTED && suspicion(heir) < suspicion(demon) / 2;
  return isLost || isHunted ? heir : null;
}
