import { random } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import type { Remark, Utterance } from '../../talk/utterance.ts';
import { learnsAgain } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import { knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';
import { storyOf } from './story.ts';

/** How many come out with it on the very first day. */
const OPEN_HEARTED = 0.65;
const WORTH_SAYING = 1.5;

/** Plans in whispers, then claims, then what one makes of it all. */
export function speech(situation: Situation): readonly Utterance[] {
  const { board, seat } = situation;
  const day = board.view.day;
  const say = (remark: Remark, to: Utterance['to'] = 'everyone'): Utterance => ({ day, from: seat, to, remark });
  const plan = planFor(situation);
  if (plan !== null) return [say(plan.remark, plan.to)];
  if (isNominated(situation)) return [say({ say: 'plead' })];
  const before = board.claimOf(seat);
  const story = storyOf(situation);
  if ((before !== null || isReady(situation, story)) && (isNews(before, story) || isAsked(situation))) {
    return [say({ say: 'claim', claim: story })];
  }
  const spoken = board.talk.some((u) => u.from === seat && u.day === day && u.remark.say === 'accuse');
  const [worst] = opinionOf(situation).suspects.filter((id) => !knowledgeOf(situation).friends.has(id));
  if (spoken || worst === undefined || !board.isAlive(seat)) return [];
  const silent = board.living().find((id) => id !== seat && board.claimOf(id) === null);
  if (silent !== undefined && day > 2) return [say({ say: 'ask', seat: silent, what: 'character' })];
  const opinion = opinionOf(situation);
  const because = opinion.against(worst)?.because;
  if (because === undefined || opinion.ratio(worst) < WORTH_SAYING) return [];
  return [say({ say: 'accuse', seat: worst, because })];
}

function isReady(situation: Situation, story: Claim): boolean {
  const { board, seat, seed, view } = situation;
  if (isAsked(situation)) return true;
  // The Demon hunts those who learn something every night, so they keep their heads down a while.
  const careful = learnsAgain(story.character === null ? null : board.rules.lookUp(story.character)) ? 1 : 0;
  if (view.day >= 2 + careful) return true;
  return random(`${seed} ${seat} open`).next() < (careful ? OPEN_HEARTED / 3 : OPEN_HEARTED);
}

const isNews = (before: Claim | null, now: Claim): boolean =>
  before === null || before.character !== now.character || before.learned.length !== now.learned.length;

/** Somebody has asked since they last said who they are. */
function isAsked({ board, seat }: Situation): boolean {
  const { talk } = board;
  const asked = talk.findLastIndex(({ remark }) => remark.say === 'ask' && remark.seat === seat);
  return asked > talk.findLastIndex(({ from, remark }) => from === seat && remark.say === 'claim');
}

const isNominated = ({ view, seat }: Situation): boolean => view.today.vote?.about === seat;

/** The Demon shares its bluffs out among its Minions, once. */
function planFor(situation: Situation): { remark: Remark; to: readonly number[] } | null {
  const { seat, whispers, seed, view } = situation;
  const { bluffs, friends } = knowledgeOf(situation);
  const others = [...friends].filter((id) => id !== seat);
  if (view.day !== 1 || bluffs.length === 0 || others.length === 0) return null;
  if (whispers.some((u) => u.from === seat && u.remark.say === 'plan')) return null;
  const mixed = random(`${seed} ${seat} plan`).shuffle(bluffs);
  const shared = [seat, ...others].slice(0, mixed.length).map((id, at) => ({ seat: id, character: mixed[at]! }));
  return { remark: { say: 'plan', bluffs: shared }, to: others };
}
