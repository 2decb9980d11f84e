import type { GameEvent } from './event.ts';
import type { SeatId } from './seat.ts';

/** What everybody sees of one seat's hand, up or down. */
interface OpenHand {
  readonly moved: GameEvent;
  /** By the tally so far. */
  readonly counted: Map<number, GameEvent>;
}

/** Hands are most of what a game remembers, and every table's are alike: each event is there once, for all games. */
const HANDS: OpenHand[] = [];

function openHand(seat: SeatId, up: boolean): OpenHand {
  const at = 2 * seat + Number(up);
  HANDS[at] ??= { moved: { type: 'hand', seat, up, to: 'everyone' }, counted: new Map() };
  return HANDS[at];
}

export const handMoved = (seat: SeatId, up: boolean): GameEvent => openHand(seat, up).moved;

export function handCounted(seat: SeatId, up: boolean, tally: number): GameEvent {
  const { counted } = openHand(seat, up);
  let event = counted.get(tally);
  if (event === undefined) {
    event = { type: 'counted', seat, up, tally, to: 'everyone' };
    counted.set(tally, event);
  }
  return event;
}
