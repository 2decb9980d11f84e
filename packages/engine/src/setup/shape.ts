import type { Character, SetupChange } from '@belfry/almanac';
import { type Counts, countsFor } from './counts.ts';

/** One way in which the tokens of a bag may be divided among the teams. */
export interface Shape extends Counts {
  /** Minions that the first night makes out of players who drew good tokens. */
  readonly minionsToMake: number;
  /** Demons that a later night makes. */
  readonly demonsToMake: number;
}

/** What characters in play do to the set-up together. */
export interface SetupSum {
  readonly minions: number;
  readonly demons: number;
  /** How many are in play without a seat. */
  readonly heldByNobody: number;
  readonly noEvil: boolean;
  readonly crowd: boolean;
  readonly minionsLater: boolean;
  readonly demonLater: boolean;
  /** By how much the number of Outsiders may change, each possibility once; null for any number. */
  readonly steps: readonly number[] | null;
}

export const UNCHANGED: SetupSum = {
  minions: 0,
  demons: 0,
  heldByNobody: 0,
  noEvil: false,
  crowd: false,
  minionsLater: false,
  demonLater: false,
  steps: [0],
};

/** A needed Outsider may fill a place of its own team or come on top, in a Townsfolk's place. */
export const OUTSIDER_ON_TOP: SetupSum = { ...UNCHANGED, steps: [0, 1] };

function sumOf({ setup }: Character): SetupSum {
  if (setup === null) return UNCHANGED;
  const free = setup.anyOutsiders === true || setup.manyCopies === true;
  return {
    minions: setup.minions ?? 0,
    demons: setup.demons ?? 0,
    heldByNobody: setup.heldByNobody === true ? 1 : 0,
    noEvil: setup.noEvil === true,
    crowd: setup.manyCopies === true,
    minionsLater: setup.minionsMadeLater === true,
    demonLater: setup.demonMadeLater === true,
    steps: free ? null : (setup.outsiders ?? [0]),
  };
}

export function joined(a: SetupSum, b: SetupSum): SetupSum {
  if (a === UNCHANGED) return b;
  if (b === UNCHANGED) return a;
  return {
    minions: a.minions + b.minions,
    demons: a.demons + b.demons,
    heldByNobody: a.heldByNobody + b.heldByNobody,
    noEvil: a.noEvil || b.noEvil,
    crowd: a.crowd || b.crowd,
    minionsLater: a.minionsLater || b.minionsLater,
    demonLater: a.demonLater || b.demonLater,
    steps: stepsOfBoth(a.steps, b.steps),
  };
}

function stepsOfBoth(a: SetupSum['steps'], b: SetupSum['steps']): SetupSum['steps'] {
  if (a === null || b === null) return null;
  const both =
    a.length * b.length === 1 ? [a[0]! + b[0]!] : [...new Set(a.flatMap((one) => b.map((two) => one + two)))];
  return both.sort((one, two) => one - two);
}

/** What these characters change. Copies of one character count as one. */
export function setupSum(characters: readonly Character[]): SetupSum {
  return [...new Set(characters)].map(sumOf).reduce(joined, UNCHANGED);
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** How many Outsiders there may be among `room` good tokens. */
function outsiderCounts({ steps, noEvil }: SetupSum, sheet: Counts, room: number): number[] {
  if (steps === null) return upTo(room);
  // Without evil, the places of Minions and Demon go to Townsfolk or Outsiders as the Storyteller likes.
  const all = noEvil ? stepsOfBoth(steps, upTo(sheet.minion + sheet.demon))! : steps;
  const clamped = all.map((step) => Math.min(room, Math.max(0, sheet.outsider + step)));
  return [...new Set(clamped)].sort((a, b) => a - b);
}

/**
 * Every division of the tokens that the set-up sheet and these changes allow.
 * Changes of several characters add up; Townsfolk make room for whatever changes.
 */
export function shapesFor(sum: SetupSum, players: number): readonly Shape[] {
  const sheet = countsFor(players);
  let minion = Math.max(0, sheet.minion + sum.minions);
  let demon = Math.max(0, sheet.demon + sum.demons);
  let minionsToMake = 0;
  if (sum.crowd) {
    // The almanac's advice: good and evil trade their usual numbers.
    demon = players - sheet.minion - sheet.demon;
    minion = 0;
  } else if (sum.noEvil) {
    minion = 0;
    demon = 0;
  } else if (sum.minionsLater) {
    minionsToMake = minion;
    minion = 0;
  }
  const demonsToMake = sum.demonLater && demon === 0 && !sum.noEvil ? 1 : 0;
  // A Demon that nobody holds is in play all the same, so it uses up the Demon's place without taking a seat.
  demon -= sum.heldByNobody;
  const room = players - minion - demon;
  if (demon < 0 || room < 0) return [];
  return outsiderCounts(sum, sheet, room).map((outsider) => ({
    townsfolk: room - outsider,
    outsider,
    minion,
    demon,
    minionsToMake,
    demonsToMake,
  }));
}

/** The changes of everybody in play, and of those whom they need. */
function changesOf(inPlay: readonly Character[]): SetupSum {
  const needed = new Set(inPlay.flatMap((c) => c.setup?.needs ?? []));
  const onTop = [...new Set(inPlay)].filter((c) => c.team === 'outsider' && needed.has(c.id));
  return onTop.reduce((sum) => joined(sum, OUTSIDER_ON_TOP), setupSum(inPlay));
}

/** The divisions that those in play allow; of those who are not, some may have taken themselves out. */
export function shapes(
  inPlay: readonly Character[],
  players: number,
  absent: readonly Character[] = [],
): readonly Shape[] {
  const left = absent.filter((c) => c.setup?.mayLeave === true && !inPlay.includes(c));
  return shapesFor(joined(changesOf(inPlay), setupSum(left)), players);
}

/** What a change of the set-up can say without altering how many tokens of which team there are. */
const SHAPELESS: ReadonlySet<string> = new Set<keyof SetupChange>([
  'summary',
  'evilTownsfolk',
  'drunkCopy',
  'duplicates',
  'mayLeave',
  'seating',
  'drawsAs',
  'drawsWithPartners',
  'drawsWithSetup',
  'gives',
  'givesAbsent',
]);

export const bendsShape = (setup: SetupChange): boolean => Object.keys(setup).some((field) => !SHAPELESS.has(field));
