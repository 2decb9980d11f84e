import type { Grimoire, SeatId } from '@belfry/engine';
import { type Gauge, gauge } from '@belfry/storyteller';
import { townBoard } from './town-board.ts';

/** Who is winning, from the game and from what is claimed in public. Fetched only by a Storyteller who wants to know. */
export const weigh = (grimoire: Grimoire, claims: ReadonlyMap<SeatId, string>): Gauge =>
  gauge(grimoire, townBoard(grimoire, claims));
