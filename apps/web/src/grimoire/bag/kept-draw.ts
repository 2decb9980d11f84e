import type { CharacterId } from '@belfry/almanac';
import type { SeatedBag } from '@belfry/engine';
import { kept } from '../../app/kept.ts';

/** Who has drawn which token, by its place. */
export type Drawn = Readonly<Record<string, number>>;

/** A drawing that goes on: the device may fall asleep in somebody's hand, and nobody draws twice. */
export interface KeptDraw {
  /** The table's code, or the script that is played on this device. */
  readonly place: string;
  /** Clockwise. */
  readonly names: readonly string[];
  /** The tokens, under number one, two… */
  readonly lying: SeatedBag;
  readonly changes: readonly CharacterId[];
  readonly drawn: Drawn;
  readonly begun: number;
}

const AN_EVENING_MS = 6 * 3_600_000;

/** Kept until the game begins. What was left lying on another evening is forgotten. */
export const keptDraw = kept<KeptDraw | null>('belfry.draw', null, (found) =>
  found !== null && Date.now() - found.begun < AN_EVENING_MS ? found : null,
);
