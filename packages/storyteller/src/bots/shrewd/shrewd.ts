import type { Bot, Mind, Situation } from '../bot.ts';
import { noviceBot } from '../novice/novice.ts';
import { passesOn, sacrificed } from './evil.ts';
import { shrewdOpinion } from './judgement.ts';

/** A player who weighs whole worlds: who could be what, given all that was said and seen. */
const MIND: Mind = {
  opinionOf: shrewdOpinion,
  caution: 0.8,
  singleMinded: 0.92,
  openness: 0.9,
  bidesTime: true,
  blendsIn: true,
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
