import type { CharacterId } from '@belfry/almanac';
import type { SeatId, Statement } from '@belfry/engine';
import type { Board } from './board.ts';
import { worldAt } from './meaning.ts';

/** The nights on which a player in this seat would have learned something, were they this character. */
export function learningNights(board: Board, seat: SeatId, character: CharacterId): readonly number[] {
  const definition = board.rules.cast.get(character);
  const almanac = board.rules.lookUp(character);
  if (definition?.learns === undefined || almanac === null) return [];
  const nights: number[] = [];
  for (const [night, { living, died }] of board.nights) {
    const wakes = (night === 1 ? almanac.firstNight : almanac.otherNight) !== null;
    // Who is not woken night by night learns upon their own death.
    const there = definition.wakes === undefined ? died.includes(seat) : living.includes(seat);
    if (wakes && there) nights.push(night);
  }
  return nights;
}

/** Everything that such a character could have been shown on that night, true or not. */
export function couldLearn(
  board: Board,
  seat: SeatId,
  character: CharacterId,
  night: number,
  chosen: readonly SeatId[],
): readonly Statement[] {
  const information = board.rules.cast.get(character)?.learns;
  if (information === undefined) return [];
  const world = worldAt(board, seat, night, (id) => (id === seat ? character : board.characterClaimedBy(id)));
  return information.domain(world, chosen, false);
}
