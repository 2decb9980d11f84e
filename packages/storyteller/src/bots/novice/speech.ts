import { random, type SeatId, withinReach } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import type { Remark, Utterance } from '../../talk/utterance.ts';
import { learnsAgain } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import { knowledgeOf, madAs } from './knowledge.ts';
import { remarkOn } from './remarks.ts';
import { planOf, storyOf } from './story.ts';

/** How many come out with it on the very first day. */
const OPEN_HEARTED = 0.65;

/** Plans in whispers, then claims, then what one makes of it all. */
export function speech(situation: Situation): readonly Utterance[] {
  const { board, seat } = situation;
  const say = (remark: Remark, to: Utterance['to'] = 'everyone'): readonly Utterance[] => [
    { day: board.view.day, from: seat, to, remark },
  ];
  const plan = planFor(situation);
  if (plan !== null) return say(plan.remark, plan.to);
  const asker = whisperedBy(situation);
  if (asker !== null && withinReach(situation.view, seat, [asker]).length > 0)
    return say({ say: 'claim', claim: storyOf(situation) }, [asker]);
  const before = board.claimOf(seat);
  // Who has been made mad says so once, and nothing else of themselves all day.
  const mad = madAs(situation);
  if (mad !== null && before !== null) return [];
  // Whoever is on the gallows has nothing left to hide.
  const nominated = isNominated(situation);
  if (nominated && before !== null) return say({ say: 'plead' });
  if (before !== null || nominated || isReady(situation)) {
    const claim = storyOf(situation);
    if (isAsked(situation) || before?.character !== claim.character) return say({ say: 'claim', claim });
    if (isLonger(before, claim)) return say({ say: 'claim', claim, told: before.learned.length });
  }
  const remark = board.isAlive(seat) ? remarkOn(situation) : null;
  return remark === null ? [] : say(remark);
}

function isReady(situation: Situation): boolean {
  const { board, seat, seed, view } = situation;
  if (isAsked(situation)) return true;
  const { isEvil, friends } = knowledgeOf(situation);
  const plan = planOf(situation);
  // Minions hear what was agreed first; those left without a story hear the others out, not to claim the same.
  if (isEvil && friends.size > 1 && view.day === 1 && plan?.has(seat) !== true) return false;
  const { character } = storyOf(situation);
  // The Demon hunts those who learn something every night, so they keep their heads down a while.
  const careful = learnsAgain(character === null ? null : board.rules.lookUp(character)) ? 1 : 0;
  if (view.day >= 2 + careful) return true;
  return random(`${seed} ${seat} open`).next() < (careful ? OPEN_HEARTED / 3 : OPEN_HEARTED);
}

const isLonger = (before: Claim, now: Claim): boolean => before.learned.length < now.learned.length;

/** Somebody has asked aloud since they last said who they are. */
function isAsked({ board, seat }: Situation): boolean {
  const { talk } = board;
  const asked = talk.findLastIndex(({ remark }) => remark.say === 'ask' && remark.seat === seat);
  return asked > talk.findLastIndex(({ from, remark }) => from === seat && remark.say === 'claim');
}

/** Who has asked in a whisper and got no whisper back. */
function whisperedBy({ seat, whispers }: Situation): SeatId | null {
  const at = whispers.findLastIndex(
    ({ remark, from }) => remark.say === 'ask' && remark.seat === seat && from !== seat,
  );
  if (at < 0) return null;
  const { from: asker } = whispers[at]!;
  const answered = whispers.slice(at).some(({ from, to }) => from === seat && to !== 'everyone' && to.includes(asker));
  return answered ? null : asker;
}

const isNominated = ({ view, seat }: Situation): boolean => view.today.vote?.about === seat;

/** The Demon shares its bluffs out among its Minions, once. */
function planFor(situation: Situation): { remark: Remark; to: readonly number[] } | null {
  const { seat, seed, view } = situation;
  const { bluffs, friends } = knowledgeOf(situation);
  const others = withinReach(
    view,
    seat,
    [...friends].filter((id) => id !== seat),
  );
  if (view.day !== 1 || bluffs.length === 0 || others.length === 0 || planOf(situation) !== null) return null;
  const mixed = random(`${seed} ${seat} plan`).shuffle(bluffs);
  const shared = [seat, ...others].slice(0, mixed.length).map((id, at) => ({ seat: id, character: mixed[at]! }));
  return { remark: { say: 'plan', bluffs: shared }, to: others };
}
