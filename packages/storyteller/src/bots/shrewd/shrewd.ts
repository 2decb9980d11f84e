import { hasTag, type Rules } from '../../town/rules.ts';
import type { Bars, Bot, Mind, Situation } from '../bot.ts';
import { noviceBot } from '../novice/novice.ts';
import { preferredBluffs } from './bluffs.ts';
import { passesOn, sacrificed } from './evil.ts';
import { shrewdOpinion } from './judgement.ts';

/**
 * Whoever sees this far need not guess: while there are days to spare they want to be fairly sure. Most games then come to a
 * day on which it counts, and neither side has the better of it (docs/STORYTELLER.md). In a crowd they are content with less: Minions
 * who all live to the end outvote the town.
 */
const BARS: Bars = {
  living: [0.8, 2.1, 2.2, 2.7, 3, 3.1, 2.9, 2.8, 2.7, 2.5, 2.3, 2.1, 2],
  naming: 0.55,
  sooner: 0,
  firstDay: 0,
  hamlet: 0,
  tide: 0,
  corpse: 1.2,
  anybody: 0.5,
  extraDay: 0.4,
};

/** Where one night may take several, four alive may be the last who have a say. */
const HURRIED: Bars = { ...BARS, living: [0.8, 1.1, ...BARS.living.slice(2)] };

/** How sure they want to be with these characters about. */
export const barsOn = ({ sheet }: Rules): Bars =>
  sheet.some((character) => character.team === 'demon' && hasTag(character, 'multiKill')) ? HURRIED : BARS;

/** A player who weighs whole worlds: who could be what, given all that was said and seen. */
const MIND: Omit<Mind, 'bars'> = {
  opinionOf: shrewdOpinion,
  singleMinded: 0.92,
  openness: 0.9,
  bidesTime: true,
  blendsIn: true,
  preferredBluffs,
  sacrificed,
  passesOn,
};

const minded = new WeakMap<Situation, Situation>();

/** The same chair with a better head: what it keeps in mind is worked out from what it sees, like everybody's. */
function withMind(situation: Situation): Situation {
  const before = minded.get(situation);
  if (before !== undefined) return before;
  const made: Situation = { ...situation, mind: { ...MIND, bars: barsOn(situation.board.rules) } };
  minded.set(situation, made);
  return made;
}

export const shrewdBot: Bot = {
  answer: (prompt, situation) => noviceBot.answer(prompt, withMind(situation)),
  speak: (situation) => noviceBot.speak(withMind(situation)),
};
