/** How many tokens of each team players hold. */
export interface Counts {
  readonly townsfolk: number;
  readonly outsider: number;
  readonly minion: number;
  readonly demon: number;
}

/** The teams whose tokens go into the bag. */
export const BAG_TEAMS = ['townsfolk', 'outsider', 'minion', 'demon'] as const;
export type BagTeam = (typeof BAG_TEAMS)[number];

export const FEWEST_PLAYERS = 5;
/** More than this many players do not fit into the bag: the others are Travellers. */
export const MOST_IN_BAG = 15;
export const MOST_PLAYERS = 20;

/** The set-up sheet, before any character changes it. */
export const COUNTS: Readonly<Record<number, Counts>> = {
  5: { townsfolk: 3, outsider: 0, minion: 1, demon: 1 },
  6: { townsfolk: 3, outsider: 1, minion: 1, demon: 1 },
  7: { townsfolk: 5, outsider: 0, minion: 1, demon: 1 },
  8: { townsfolk: 5, outsider: 1, minion: 1, demon: 1 },
  9: { townsfolk: 5, outsider: 2, minion: 1, demon: 1 },
  10: { townsfolk: 7, outsider: 0, minion: 2, demon: 1 },
  11: { townsfolk: 7, outsider: 1, minion: 2, demon: 1 },
  12: { townsfolk: 7, outsider: 2, minion: 2, demon: 1 },
  13: { townsfolk: 9, outsider: 0, minion: 3, demon: 1 },
  14: { townsfolk: 9, outsider: 1, minion: 3, demon: 1 },
  15: { townsfolk: 9, outsider: 2, minion: 3, demon: 1 },
};

/** The line of the set-up sheet for this many players, Travellers not counted. */
export function countsFor(players: number): Counts {
  const counts = COUNTS[players];
  if (counts === undefined) {
    throw new RangeError(
      `The set-up sheet has no line for ${players} players: a bag holds ${FEWEST_PLAYERS} to ${MOST_IN_BAG} tokens.`,
    );
  }
  return counts;
}

/** How many of this many players have to be Travellers. */
export function travellersFor(players: number): number {
  return Math.max(0, players - MOST_IN_BAG);
}
