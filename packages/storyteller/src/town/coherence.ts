import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Board } from './board.ts';
import type { Masks, Strangers } from './imagined.ts';
import { groupsOf, informationBehind, meaningOf, worldAt } from './meaning.ts';
import { mayChange } from './rules.ts';

/** Who everybody is taken to be. */
export type Taken = (seat: SeatId) => CharacterId | null;

/** Everybody at their word; but of one who may honestly have become somebody else, what they were is not known. */
export const atTheirWord =
  (board: Board): Taken =>
  (seat) =>
    board.changed.has(seat) && mayChange(board.rules) ? null : board.characterClaimedBy(seat);

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
  strangers: Strangers = 'anybody',
): boolean {
  const others = board.view.circle.filter((id) => id !== seat);
  return story.length < 2 || !tablesFor(board, seat, character, story, taken, others, strangers).next().done;
}

/** The tables that explain a story, each by who is evil among these; what nothing explains is left aside. */
export function* tablesFor(
  board: Board,
  seat: SeatId,
  character: CharacterId,
  story: readonly ClaimedInfo[],
  taken: Taken,
  among: readonly SeatId[],
  strangers: Strangers = 'anybody',
): Generator<Masks> {
  const own = board.rules.cast.get(character)?.learns;
  const pieces = story
    .filter((piece) => meaningOf(board, seat, character, piece, taken)?.impossible === false)
    .map(({ night, chosen, info }) => {
      const world = worldAt(board, seat, night, taken, strangers);
      return { world, chosen, info, behind: informationBehind(world, own, info, chosen) };
    });
  const size = Math.min(among.length, worldAt(board, seat, 1, taken).usualEvil());
  for (const evil of groupsOf(among, size)) {
    for (const demon of evil) {
      const masks: Masks = new Map(evil.map((id) => [id, id === demon ? 'demon' : 'minion']));
      const fits = pieces.every(({ world, chosen, info, behind }) => {
        world.masks = masks;
        return behind === null || behind.holds(world, info, chosen) !== 'no';
      });
      if (fits) yield masks;
    }
  }
}
