import type { Character, SetupChange } from '@belfry/almanac';
import { type Counts, countsFor } from './counts.ts';

/** One way in which the tokens of a bag may be divided among the teams. */
export interface Shape extends Counts {
  /** Minions that the first night makes out of players who drew good tokens. */
  readonly minionsToMake: number;
}

/** All sums that take one number from each list, without repeats. */
function sums(lists: readonly (readonly number[])[]): number[] {
  let totals = new Set([0]);
  for (const list of lists) totals = new Set([...totals].flatMap((total) => list.map((step) => total + step)));
  return [...totals];
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** A needed character may fill a place of its own team or come on top, in a Townsfolk's place. */
function neededOutsiders(inPlay: readonly Character[]): readonly (readonly number[])[] {
  const needed = new Set(inPlay.flatMap((c) => c.setup?.needs ?? []));
  return inPlay.filter((c) => c.team === 'outsider' && needed.has(c.id)).map(() => [0, 1]);
}

/** How many Outsiders there may be among `room` good tokens. */
function outsiderCounts(inPlay: readonly Character[], sheet: Counts, room: number): number[] {
  const changes = inPlay.flatMap((c): SetupChange[] => (c.setup === null ? [] : [c.setup]));
  const free = changes.some((change) => change.anyOutsiders === true || change.manyCopies === true);
  if (free) return upTo(room);
  const steps = [
    ...changes.flatMap((change) => (change.outsiders === undefined ? [] : [change.outsiders])),
    ...neededOutsiders(inPlay),
    // Without evil, the places of Minions and Demon go to Townsfolk or Outsiders as the Storyteller likes.
    ...(changes.some((change) => change.noEvil === true) ? [upTo(sheet.minion + sheet.demon)] : []),
  ];
  const clamped = sums(steps).map((step) => Math.min(room, Math.max(0, sheet.outsider + step)));
  return [...new Set(clamped)].sort((a, b) => a - b);
}

/**
 * Every division of the tokens that the set-up sheet and the characters in play allow.
 * Changes of several characters add up; Townsfolk make room for whatever changes.
 */
export function shapes(inPlay: readonly Character[], players: number): readonly Shape[] {
  const sheet = countsFor(players);
  const changes = inPlay.flatMap((c) => (c.setup === null ? [] : [c.setup]));
  const some = (has: (change: SetupChange) => boolean | undefined) => changes.some((change) => has(change) === true);
  const total = (of: (change: SetupChange) => number | undefined) =>
    changes.reduce((sum, change) => sum + (of(change) ?? 0), 0);

  let minion = Math.max(0, sheet.minion + total((c) => c.minions));
  let demon = Math.max(0, sheet.demon + total((c) => c.demons));
  let minionsToMake = 0;
  if (some((c) => c.manyCopies)) {
    // The almanac's advice: good and evil trade their usual numbers.
    demon = players - sheet.minion - sheet.demon;
    minion = 0;
  } else if (some((c) => c.noEvil)) {
    minion = 0;
    demon = 0;
  } else if (some((c) => c.minionsMadeLater)) {
    minionsToMake = minion;
    minion = 0;
  }
  // A Demon that nobody holds is in play all the same, so it uses up the Demon's place without taking a seat.
  demon -= total((c) => (c.heldByNobody ? 1 : 0));
  const room = players - minion - demon;
  if (demon < 0 || room < 0) return [];
  return outsiderCounts(inPlay, sheet, room).map((outsider) => ({
    townsfolk: room - outsider,
    outsider,
    minion,
    demon,
    minionsToMake,
  }));
}
