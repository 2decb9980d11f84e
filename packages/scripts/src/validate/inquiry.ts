import { type BagSpace, bagSpaces, COUNTS } from '@belfry/engine';
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
}

export type Rule = (inquiry: Inquiry) => readonly Discovery[];

export function inquire(script: Script): Inquiry {
  const { characters } = script;
  const counts = Object.keys(COUNTS).map(Number);
  const spaces = bagSpaces({ script: characters, apart: apartPairs(characters) }, counts);
  return {
    script,
    spaces: new Map(spaces.map((space) => [space.players, space])),
    serves: spaces.filter((space) => space.total > 0n).map((space) => space.players),
  };
}
