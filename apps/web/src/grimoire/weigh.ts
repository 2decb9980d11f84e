import type { Game, SeatId } from '@belfry/engine';
import { type Gauge, gauge } from '@belfry/storyteller';
import { townBoard } from './town-board.ts';

/** Who is winning, from the game and from what is claimed in public. Fetched only by a Storyteller who wants to know. */
export const weigh = (game: Game, claims: ReadonlyMap<SeatId, string>): Gauge => gauge(game, townBoard(game, claims));
