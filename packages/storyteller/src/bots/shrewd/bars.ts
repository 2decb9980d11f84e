import { hasTag, type Rules } from '../../town/rules.ts';
import type { Bars, Situation } from '../bot.ts';
import { FEWEST, FINAL } from '../novice/bars.ts';
import { takenFor } from './company.ts';
import { MANY, shrewdOpinion } from './judgement.ts';

/**
 * Whoever sees this far need not guess: while there are days to spare they want to be fairly sure. Most games then come to a
 * day on which it counts, and neither side has the better of it (docs/STORYTELLER.md). In a crowd they are content with a little less:
 * Minions who all live to the end outvote the town.
 */
const CAREFUL: Bars = {
  living: [0.8, 2.1, 3.3, 4.2, 4.8, 5.2, 4.4, 3.9, 3.6, 3.4, 3.3, 3.2, 3.1],
  naming: 0.6,
  sooner: 0,
  firstDay: 0,
  hamlet: 0,
  tide: 0,
  corpse: 2.2,
  anybody: 0.5,
  extraDay: 0.4,
};

/** Evil that does not think of how it looks is mostly found where it is sought: whoever waits only gives it nights. */
const CARELESS: Bars = {
  ...CAREFUL,
  living: [0.8, 1.7, 1.9, 2.2, 2.4, 2.5, 2.4, 2.3, 2.2, 2.1, 2, 1.9, 1.8],
};

/** From so likely on the evil are taken for careless a little, and from so likely on for nothing else. */
const SEEMS = { from: 0.35, sure: 0.55 } as const;

/** Where one night may take several there are fewer days, and four alive may be the last who have a say. */
const HURRIED = { crowd: 0.85, four: 1.1 } as const;

export const barsBetween = (careless: number, { sheet }: Rules): Bars => {
  const part = takenFor(careless, SEEMS);
  const isHurried = sheet.some((character) => character.team === 'demon' && hasTag(character, 'multiKill'));
  const living = CAREFUL.living.map((bar, at) => (1 - part) * bar + part * CARELESS.living[at]!);
  return { ...CAREFUL, living: isHurried ? living.map(hurried) : living };
};

const hurried = (bar: number, at: number): number => {
  const alive = at + FEWEST;
  return alive === FINAL ? Math.min(HURRIED.four, bar) : alive >= MANY ? HURRIED.crowd * bar : bar;
};

/** How sure they want to be with these characters about, and such evil. */
export const barsIn = (situation: Situation): Bars =>
  barsBetween(shrewdOpinion(situation).careless ?? 0, situation.board.rules);
