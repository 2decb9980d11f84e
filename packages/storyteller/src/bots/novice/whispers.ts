import { random, type SeatId, withinReach } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import { listenersOf, type Remark, type Utterance } from '../../talk/utterance.ts';
import type { Situation } from '../bot.ts';
import { isPrey, mostDangerous } from './ability.ts';
import { knowledgeOf } from './knowledge.ts';
import { isOpen } from './openness.ts';
import { opinionFor } from './remarks.ts';
import { planOf, storyOf } from './story.ts';

/** So many others everybody seeks out on the first day; later the living have a word with one, or with nobody. */
const FIRST_DAY = { least: 3, share: 1 / 3 };
const LATER = 0.4;

/**
 * With whom this player has a word in private today. Everybody sees who whispers to whom, so it is drawn by lot, the
 * same for good and evil: whoever looks for the evil team in it finds nothing.
 */
export function confidantsOf({ view, board, seat, seed, mind }: Situation): readonly SeatId[] {
  const dice = random(`${seed} ${seat} confides ${view.day}`);
  const others = dice.shuffle(view.circle.filter((id) => id !== seat));
  const wanted = Math.max(FIRST_DAY.least, Math.round(FIRST_DAY.share * others.length));
  // Whoever falls silent with their death makes a tell of it for those who live long.
  const joinsIn = mind !== undefined || board.isAlive(seat);
  const isTalkative = view.day === 1 || (joinsIn && dice.next() < LATER);
  return withinReach(view, seat, isTalkative ? others.slice(0, view.day === 1 ? wanted : 1) : []);
}

/** What this player whispers of their own accord now: a question, or, where only companions listen, what to say. */
export function confidences(situation: Situation): readonly Utterance[] {
  const { view, seat, whispers } = situation;
  const met = new Set(whispers.flatMap((said) => (said.day === view.day ? [said.from, ...listenersOf(said)] : [])));
  return confidantsOf(situation)
    .filter((id) => !met.has(id))
    .map((id) => ({ day: view.day, from: seat, to: [id], remark: opening(id, situation) }));
}

function opening(id: SeatId, situation: Situation): Remark {
  if (knowledgeOf(situation).friends.has(id)) return scheme(id, situation);
  return { say: 'ask', seat: id, what: situation.view.day === 1 ? 'character' : 'learned' };
}

/** What companions talk of: first who says what, then who is not to see the morning. */
function scheme(id: SeatId, situation: Situation): Remark {
  const { seat, whispers, view } = situation;
  const knows = whispers.some(
    (said) => said.from === seat && said.remark.say === 'plan' && listenersOf(said).includes(id),
  );
  const victim = knows && view.day > 1 ? mostDangerous(situation) : null;
  return victim === null ? agreement(situation) : { say: 'target', seat: victim };
}

/** Who of the evil says what, as far as this one knows; at least what they say themselves. */
function agreement(situation: Situation): Remark {
  const { seat } = situation;
  const agreed = new Map(planOf(situation));
  const { character } = storyOf(situation);
  if (character !== null) agreed.set(seat, character);
  return { say: 'plan', bluffs: [...agreed].map(([id, bluff]) => ({ seat: id, character: bluff })) };
}

/** An answer to everybody who has whispered something that wants one: good or evil, nobody is left without. */
export function replies(situation: Situation): readonly Utterance[] {
  const { view, seat, whispers } = situation;
  const { friends } = knowledgeOf(situation);
  const askers = new Set(whispers.filter(({ from }) => from !== seat).map(({ from }) => from));
  return [...askers].flatMap((asker): readonly Utterance[] => {
    if (!wantsAnswer(asker, situation) || withinReach(view, seat, [asker]).length === 0) return [];
    const remark: Remark = replyTo(asker, friends.has(asker), situation);
    return [{ day: view.day, from: seat, to: [asker], remark }];
  });
}

/** What fits what they asked; companions hear what is agreed. */
function replyTo(asker: SeatId, isFriend: boolean, situation: Situation): Remark {
  const { seat, whispers } = situation;
  const asked = whispers.findLast(
    ({ from, remark }) =>
      from === asker &&
      (remark.say === 'plan' || remark.say === 'target' || (remark.say === 'ask' && remark.seat === seat)),
  )?.remark;
  if (isFriend && asked?.say === 'target' && isPrey(asked.seat, situation)) return asked;
  if (asked?.say === 'ask' && (asked.what === 'suspects' || asked.what === 'other'))
    return opinionFor(asked.what, situation);
  return isFriend ? agreement(situation) : answer(situation);
}

/** Who they are, or that it is too early to say. */
const answer = (situation: Situation): Remark => ({
  say: 'claim',
  claim: isOpen(situation, 'in-private') ? storyOf(situation) : HIDDEN,
});

const HIDDEN: Claim = { character: null, learned: [], suspects: [], trusts: [] };

/** They have asked since they last heard from this player; or shared a plan with one who has said nothing to them today. */
function wantsAnswer(asker: SeatId, situation: Situation): boolean {
  const { view, seat, whispers } = situation;
  const answered = whispers.findLastIndex((said) => said.from === seat && listenersOf(said).includes(asker));
  const asked = whispers.findLastIndex(
    ({ from, remark }) => from === asker && remark.say === 'ask' && remark.seat === seat,
  );
  if (asked > answered || wantsConsent(asker, situation)) return true;
  const shared = whispers.findLastIndex(({ from, remark }) => from === asker && remark.say === 'plan');
  // What was agreed on another day is not gone through again: everybody would see the same two whisper every day.
  return shared > answered && whispers[shared]!.day === view.day && whispers[answered]?.day !== view.day;
}

/** A companion has named a victim today, and has not heard the same name back. */
function wantsConsent(asker: SeatId, situation: Situation): boolean {
  const { view, seat, whispers } = situation;
  const today = whispers.filter(({ day, remark }) => day === view.day && remark.say === 'target');
  const named = today.findLast(({ from }) => from === asker)?.remark;
  if (named?.say !== 'target' || !knowledgeOf(situation).friends.has(asker) || !isPrey(named.seat, situation))
    return false;
  return !today.some(
    (said) =>
      said.from === seat &&
      listenersOf(said).includes(asker) &&
      said.remark.say === 'target' &&
      said.remark.seat === named.seat,
  );
}
