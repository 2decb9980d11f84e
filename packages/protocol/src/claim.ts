import type { CharacterId } from '@belfry/almanac';
import type { SeatId, Statement } from '@belfry/engine';
import { z } from 'zod';
import { StatementShape } from './statement.ts';
import { Character, Seat } from './text.ts';

/** "I am the Chef, I saw 1": what a player says of themselves and others, in a form that machines understand. True or not. */
export interface Claim {
  /** Who they say they are; null while they keep it to themselves. */
  readonly character: CharacterId | null;
  /** What they say they learned, night by night. */
  readonly learned: readonly ClaimedInfo[];
  readonly suspects: readonly SeatId[];
  readonly trusts: readonly SeatId[];
}

export interface ClaimedInfo {
  readonly night: number;
  readonly chosen: readonly SeatId[];
  readonly info: Statement;
}

const Seats = z.array(Seat).max(20);

export const ClaimShape: z.ZodType<Claim> = z.strictObject({
  character: Character.nullable(),
  learned: z.array(z.strictObject({ night: z.int().min(0).max(99), chosen: Seats, info: StatementShape })).max(40),
  suspects: Seats,
  trusts: Seats,
});
