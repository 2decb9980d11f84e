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

/** Whose hands go up: the town follows a good lead, and is in two minds about any other. */
export const handsFor = (nominee: number): readonly number[] => (nominee === IMP ? [1, 3, 5, 6] : [1, 2, 4]);
