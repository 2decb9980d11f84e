import type { SetupSeat } from '@belfry/engine';

/** Who sits at the first table. The newcomer is seat 0. */
export const ME = 0;
export const POISONER = 2;
export const MONK = 3;
export const IMP = 4;
const HERRING = 5;

const CHARACTERS = ['fortuneteller', 'chef', 'poisoner', 'monk', 'imp', 'soldier', 'undertaker'] as const;

export const firstTable = (names: readonly string[]): SetupSeat[] =>
  CHARACTERS.map((character, at) => ({ name: names[at]!, character }));

/** Rulings that make the lesson clear; for all others the plain suggestion will do. */
export const RULINGS: Readonly<Record<string, number>> = { 'red-herring': HERRING };

/** Whom the others pick at night, the first who still fits. */
export const NIGHT_CHOICES: Readonly<Record<number, readonly number[]>> = {
  [POISONER]: [MONK, 1, 6],
  [MONK]: [ME, 1],
  [IMP]: [6, 1, 3, 2, 0],
};

const GOOD: readonly number[] = [1, 3, HERRING, 6];
const EVIL: readonly number[] = [POISONER, IMP];
/** Who is easily led, the first who is not in question. */
const FOLLOWERS: readonly number[] = [1, MONK];

/**
 * Whose hands go up. The town follows a good lead, is in two minds about a Minion, and evil would see any good player
 * dead; nobody raises a hand against themselves.
 */
export function handsFor(nominee: number): readonly number[] {
  if (nominee === IMP) return GOOD;
  if (nominee === POISONER) return [1, HERRING];
  return [...EVIL, FOLLOWERS.find((seat) => seat !== nominee)!];
}
