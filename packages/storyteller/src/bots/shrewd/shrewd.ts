import type { Bot, Mind, Situation } from '../bot.ts';
import { noviceBot } from '../novice/novice.ts';
import { barsIn } from './bars.ts';
import { preferredBluffs } from './bluffs.ts';
import { passesOn, sacrificed } from './evil.ts';
import { shrewdOpinion } from './judgement.ts';

/**
 * Nine in ten come out with it on the first day where few sit; a crowd has days to spare, and whoever knows everybody at once finds
 * the Demon before there is a final day.
 */
const OPEN = { most: 0.9, upTo: 8, each: 0.07, least: 0.5 } as const;

/** A player who weighs whole worlds: who could be what, given all that was said and seen. */
const MIND: Mind = {
  opinionOf: shrewdOpinion,
  barsIn,
  singleMinded: 0.92,
  opennessAmong: (players) => Math.max(OPEN.least, OPEN.most - OPEN.each * Math.max(0, players - OPEN.upTo)),
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
