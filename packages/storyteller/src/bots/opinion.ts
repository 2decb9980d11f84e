import type { SeatId } from '@belfry/engine';
import type { Evidence, Reading } from '../town/reading.ts';

/** What a bot thinks of the others; an evil one pretends to be who it claims to be. */
export interface Opinion {
  readonly reading: Reading;
  /** Living others, and the dead who may not be dead, the most likely Demon first. */
  readonly suspects: readonly SeatId[];
  /** How likely this one is the one to execute: the Demon, or anybody evil while there is time. */
  chance(seat: SeatId): number;
  /** How many times likelier than a blind guess. */
  ratio(seat: SeatId): number;
  /** How likely it is that the evil do not think of how it looks; absent where that was not asked. */
  readonly careless?: number;
  /** What speaks against somebody, the strongest first. */
  against(seat: SeatId): readonly Evidence[];
  /** What speaks for somebody, the strongest first. */
  speaksFor(seat: SeatId): readonly Evidence[];
}
