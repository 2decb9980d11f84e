import { hasTag, type Rules } from '../../town/rules.ts';
import type { Bars, Situation } from '../bot.ts';
import { shrewdOpinion } from './judgement.ts';

/**
 * Whoever sees this far need not guess: while there are days to spare they want to be fairly sure. Most games then come to a
 * day on which it counts, and neither side has the better of it (docs/STORYTELLER.md). In a crowd they are content with a little less:
 * Minions who all live to the end outvote the town.
 */
const CAREFUL: Bars = {
  living: [0.8, 2.1, 2.9, 3.7, 4.2, 4.5, 4.2, 3.8, 3.5, 3.2, 3, 2.8, 2.7],
  naming: 0.55,
  sooner: 0,
  firstDay: 0,
  hamlet: 0,
  tide: 0,
  corpse: 1.2,
  anybody: 0.5,
  extraDay: 0.4,
};

/** Evil that does not think of how it looks is mostly found where it is sought: whoever waits only gives it nights. */
const CARELESS: Bars = {
  ...CAREFUL,
  living: [0.8, 1.6, 1.7, 2, 2.2, 2.3, 2.2, 2.1, 2, 1.9, 1.8, 1.7, 1.6],
};

/** From so likely on the evil are taken for careless a little, and from so likely on for nothing else. */
const SEEMS = { from: 0.35, sure: 0.55 } as const;

/** Where one night may take several, four alive may be the last who have a say. */
const HURRIED = 1.1;

export const barsBetween = (careless: number, { sheet }: Rules): Bars => {
  const part = Math.max(0, Math.min(1, (careless - SEEMS.from) / (SEEMS.sure - SEEMS.from)));
  const isHurried = sheet.some((character) => character.team === 'demon' && hasTag(character, 'multiKill'));
  const living = CAREFUL.living.map((bar, at) => (1 - part) * bar + part * CARELESS.living[at]!);
  return { ...CAREFUL, living: isHurried ? [living[0]!, Math.min(HURRIED, living[1]!), ...living.slice(2)] : living };
};

/** How sure they want to be with these characters about, and such evil. */
export const barsIn = (situation: Situation): Bars =>
  barsBetween(shrewdOpinion(situation).careless ?? 0, situation.board.rules);
