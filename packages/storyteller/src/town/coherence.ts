import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Board } from './board.ts';
import type { Masks } from './imagined.ts';
import { groupsOf, meaningOf, worldAt } from './meaning.ts';

/** Who everybody is taken to be. */
export type Taken = (seat: SeatId) => CharacterId | null;

/**
 * Whether one table explains all of a story: some of the others are evil, one of them the Demon, and every piece of it could
 * be so. A story told by somebody drunk need not; but whoever makes one up had better see to it.
 */
export function isCoherent(
  board: Board,
  seat: SeatId,
  character: CharacterId,
  story: readonly ClaimedInfo[],
  taken: Taken,
): boolean {
  const information = board.rules.cast.get(character)?.learns;
  if (information === undefined || story.length < 2) return true;
  const pieces = story
    .filter((piece) => meaningOf(board, seat, character, piece, taken)?.impossible === false)
    .map(({ night, chosen, info }) => ({ world: worldAt(board, seat, night, taken), chosen, info }));
  if (pieces.length < 2) return true;
  const others = board.view.circle.filter((id) => id !== seat);
  const size = Math.min(others.length, pieces[0]!.world.usualEvil());
  for (const evil of groupsOf(others, size)) {
    for (const demon of evil) {
      const masks: Masks = new Map(evil.map((id) => [id, id === demon ? 'demon' : 'minion']));
      const fits = pieces.every(({ world, chosen, info }) => {
        world.masks = masks;
        return information.holds(world, info, chosen) !== 'no';
      });
      if (fits) return true;
    }
  }
  return false;
}
