import { type BagSpace, COUNTS } from '@belfry/engine';
import { bagSpaceOf } from '../dealing.ts';
import type { Script } from '../script.ts';
import type { Finding } from './finding.ts';

/** What the rules look at: the script, and the bags that it can deal, worked out once. */
export interface Inquiry {
  readonly script: Script;
  /** All bags for each player count of the set-up sheet. */
  readonly spaces: ReadonlyMap<number, BagSpace>;
  /** The player counts (without Travellers) with at least one legal bag. */
  readonly serves: readonly number[];
}

export type Rule = (inquiry: Inquiry) => readonly Finding[];

export function inquire(script: Script): Inquiry {
  const spaces = new Map<number, BagSpace>();
  for (const players of Object.keys(COUNTS).map(Number)) {
    const space = bagSpaceOf(script.characters, players);
    if (space !== null) spaces.set(players, space);
  }
  return { script, spaces, serves: [...spaces].filter(([, space]) => space.total > 0n).map(([players]) => players) };
}
