import type { Bars, Bot, Mind, Situation } from '../bot.ts';
import { noviceBot } from '../novice/novice.ts';
import { preferredBluffs } from './bluffs.ts';
import { passesOn, sacrificed } from './evil.ts';
import { shrewdOpinion } from './judgement.ts';

/**
 * Whoever sees this far need not guess: while there are days to spare they want to be fairly sure. Most games then come to a
 * day on which it counts, and neither side has the better of it (docs/STORYTELLER.md).
 */
const BARS: Bars = {
  firstDay: 2.3,
  later: 2.3,
  lastCall: 2.3,
  crowd: 0.08,
  final: 0.8,
  four: 1.9,
  five: 1.2,
  six: 1.45,
  anybody: 0.5,
  extraDay: 0.4,
};

/** A player who weighs whole worlds: who could be what, given all that was said and seen. */
const MIND: Mind = {
  opinionOf: shrewdOpinion,
  bars: BARS,
  sparesTheLiving: true,
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
  const made: Situation = { ...situation, mind: MIND };
  minded.set(situation, made);
  return made;
}

export const shrewdBot: Bot = {
  answer: (prompt, situation) => noviceBot.answer(prompt, withMind(situation)),
  speak: (situation) => noviceBot.speak(withMind(situation)),
};
