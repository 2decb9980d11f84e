import { type BagSpace, bagSpaces, COUNTS, TangledSetup } from '@belfry/engine';
import { apartPairs } from '../dealing.ts';
import type { Script } from '../script.ts';
import type { Discovery } from './finding.ts';

/** What the rules look at: the script, and the bags that it can deal, worked out once. */
export interface Inquiry {
  readonly script: Script;
  /** All bags for each player count of the set-up sheet. */
  readonly spaces: ReadonlyMap<number, BagSpace>;
  /** The player counts (without Travellers) with at least one legal bag. */
  readonly serves: readonly number[];
  /** There is too much to count: nothing is known about the bags. */
  readonly tangled: boolean;
}

export type Rule = (inquiry: Inquiry) => readonly Discovery[];

function spacesOf({ characters }: Script): readonly BagSpace[] | null {
  const counts = Object.keys(COUNTS).map(Number);
  try {
    return bagSpaces({ script: characters, apart: apartPairs(characters) }, counts);
  } catch (error) {
    if (error instanceof TangledSetup) return null;
    throw error;
  }
}

export function inquire(script: Script): Inquiry {
  const spaces = spacesOf(script);
  const known = spaces ?? [];
  return {
    script,
    spaces: new Map(known.map((space) => [space.players, space])),
    serves: known.filter((space) => space.total > 0n).map((space) => space.players),
    tangled: spaces === null,
  };
}
