import { type Json, type Prompt, random, type SeatId } from '@belfry/engine';
import { FEW, lastHanged, perilsOf } from '../../town/perils.ts';
import { hasTag } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import type { Opinion } from '../opinion.ts';
import { barOf, FINAL, idleDays, isPressed, namingBarOf, onGallows, spends } from './bars.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';
import { harmlessDead, isTwin, namedBy } from './pairs.ts';

/** With half the votes evil need not pretend any longer; careful evil does so until the last few all the same, as no game is lost by it. */
const dropsMask = ({ board, mind }: Situation, { friends }: Knowledge): boolean => {
  const living = board.living();
  const holdsHalf = living.filter((id) => friends.has(id)).length * 2 >= living.length;
  return holdsHalf && (mind?.blendsIn !== true || living.length <= FINAL);
};

/** How much more suspicious somebody must be than the one who is about to die. */
const MORE = 1.2;

/** How far a claim that makes one dangerous to hang protects: anybody can make it, and at the end it frightens nobody. */
const DREAD = { test: 0.85, lastWords: 0.7, named: 0.5, twins: 0.15 };

/** When nights stay quiet after an execution the Demon is dead, and a pair of whom one is evil is all that keeps the game going. */
const LEFT_OVER = { days: 2, guilt: 3 } as const;

/** An Outsider's claim that one test would settle had better not be tested on the gallows while there is time. */
const dreads = (seat: SeatId, situation: Situation): number => {
  const { board, mind } = situation;
  if (isTwin(seat, board) && mind !== undefined && idleDays(situation) >= LEFT_OVER.days) return LEFT_OVER.guilt;
  if (namedBy(seat, board).length > 0) return isTwin(seat, board) ? DREAD.twins : DREAD.named;
  const claimed = board.characterClaimedBy(seat);
  const character = claimed === null ? null : board.rules.lookUp(claimed);
  if (character?.team !== 'outsider' || board.living().length <= FINAL) return 1;
  if (hasTag(character, 'onceInfo')) return DREAD.test;
  return board.rules.cast.get(character.id)?.always?.died === undefined ? 1 : DREAD.lastWords;
};

/** One's own ability wins the game today, if only nobody is executed. */
const keepsPeace = ({ board }: Situation, { character, isEvil }: Knowledge): boolean =>
  !isEvil && board.rules.cast.get(character)?.manner?.peace === board.living().length;

/** One of the evil and this player have named each other: evil knows which of the two is lying. */
const isMarkedOut = (seat: SeatId, { board }: Situation, { friends }: Knowledge): boolean =>
  !friends.has(seat) &&
  namedBy(seat, board).some((other) => friends.has(other) && namedBy(other, board).includes(seat));

const guilt = (seat: SeatId, situation: Situation, opinion: Opinion) => opinion.ratio(seat) * dreads(seat, situation);

/** Once somebody is going to die anyway, it is enough that this one is the more suspicious. */
const barAgainst = (block: SeatId | null, situation: Situation, opinion: Opinion): number =>
  block === null ? barOf(situation) : Math.max(MORE * guilt(block, situation, opinion), Math.min(1, barOf(situation)));

/** After so many names in one day the town grows tired of more. */
const ENOUGH = 3;
const FATIGUE = 0.12;

const fatigue = ({ view, board }: Situation): number =>
  perilsOf(board.rules).quietDays ? 0 : FATIGUE * Math.max(0, view.today.nominations.length - ENOUGH);

/** Somebody dead is dragged out today, the same to everybody who looks; null while that would be a waste. */
function corpseOfTheDay(situation: Situation): SeatId | null {
  const { board, view } = situation;
  const dead = harmlessDead(board);
  if (board.living().length <= FEW) return lastHanged(board) ?? dead[view.day % dead.length] ?? null;
  return spends(situation) ? (dead[0] ?? null) : null;
}

/** After so many idle days the town takes whoever has the votes, and no tie frees anybody. */
const RESTLESS = 3;

const mustNotTie = (situation: Situation): boolean =>
  idleDays(situation) >= RESTLESS || (perilsOf(situation.board.rules).quietDays && situation.view.today.lastCall);

/** One of one's own, unless they are given up today. */
const isSpared = (id: SeatId, situation: Situation, { friends }: Knowledge): boolean =>
  friends.has(id) && situation.mind?.sacrificed(situation) !== id;

/** How often somebody evil nominates a suspect of the town's: as often as others do, or it would tell. */
const EAGER = { before: 0.04, lastCall: 0.1 } as const;

/** How often evil itself names one whom it wants on the gallows. */
const BOLD = 0.4;

/** On how many days evil that blends in names nobody: it lives longer than the good, and would name more of them in a game. */
const RESERVED = 0.45;

const isReserved = ({ seed, seat, view }: Situation): boolean =>
  random(`${seed} ${seat} reserved ${view.day}`).next() < RESERVED;

/** Whom this player nominates now, or null. */
export function nominee(from: readonly SeatId[], situation: Situation): SeatId | null {
  const { board, view } = situation;
  const asksFirst = board.living().length > FEW;
  const suspect = asksFirst ? suspectNow(from, situation) : null;
  if (suspect !== null) return suspect;
  const corpse = asksFirst && view.today.block !== null ? null : corpseOfTheDay(situation);
  if (corpse !== null && from.includes(corpse)) return knowledgeOf(situation).friends.has(corpse) ? null : corpse;
  return asksFirst ? null : suspectNow(from, situation);
}

/** Somebody suspicious enough, or in the way of evil; null where nobody is. */
function suspectNow(from: readonly SeatId[], situation: Situation): SeatId | null {
  const { board, view, seat, seed } = situation;
  const block = onGallows(situation);
  if (block !== null && mustNotTie(situation)) return null;
  const mine = knowledgeOf(situation);
  if (keepsPeace(situation, mine)) return null;
  const opinion = opinionOf(situation);
  const may = from.filter((id) => opinion.suspects.includes(id) && !isSpared(id, situation, mine));
  const worst = may.reduce<SeatId | null>(
    (best, id) => (best === null || guilt(id, situation, opinion) > guilt(best, situation, opinion) ? id : best),
    null,
  );
  if (worst === null) return null;
  const dice = random(
    `${seed} ${seat} nominates ${board.view.day} ${view.today.nominations.length} ${view.today.lastCall}`,
  );
  if (mine.isEvil && dropsMask(situation, mine)) return block === null ? worst : null;
  if (mine.isEvil && situation.mind?.blendsIn !== true) {
    // Evil has no need to hurry: the more it nominates, the more it is looked at.
    if (block !== null && !mine.friends.has(block)) return null;
    const marked = may.find((id) => isMarkedOut(id, situation, mine));
    if (marked !== undefined && view.today.lastCall && dice.next() < BOLD) return marked;
    const eager = (view.today.lastCall ? EAGER.lastCall : EAGER.before) - fatigue(situation);
    return guilt(worst, situation, opinion) > 0.9 && dice.next() < eager ? worst : null;
  }
  // Nobody can be named twice a day, and early in it the others want to be surer.
  if (situation.mind?.bidesTime === true && block === null && !view.today.lastCall) return null;
  if (mine.isEvil && isReserved(situation)) return null;
  const isFree = block === null || isSaved(block, mine);
  const bar = (isFree ? namingBarOf(situation) : barAgainst(block, situation, opinion)) + fatigue(situation);
  return guilt(worst, situation, opinion) >= bar ? worst : null;
}

/** Whoever has a companion on the block looks for another as if nobody were there. */
const isSaved = (block: SeatId | null, { friends }: Knowledge): boolean => block !== null && friends.has(block);

/** Whether the hand goes up. */
export function raises(about: SeatId, situation: Situation): boolean {
  const { board, seat, seed } = situation;
  const mine = knowledgeOf(situation);
  if (about === seat) return givesThemselves(situation, mine);
  const opinion = opinionOf(situation);
  const dice = random(`${seed} ${seat} votes ${board.view.day} ${about}`);
  const living = board.living();
  if (!opinion.suspects.includes(about))
    return (
      board.isAlive(seat) && about === corpseOfTheDay(situation) && !mine.friends.has(about) && missingIn(situation) > 0
    );
  if (mine.isEvil && !(situation.mind?.blendsIn === true && blendsIn(about, situation, mine)))
    return raisesAsEvil(about, situation, dice.next());
  if (keepsPeace(situation, mine) || (!board.isAlive(seat) && !isWorthAGhost(situation))) return false;
  const block = onGallows(situation);
  const here = guilt(about, situation, opinion);
  if (ransoms(about, block, situation, mine)) return here >= RANSOM * namingBarOf(situation);
  // The ghost vote is kept for the days that decide, and for the worst who can still be voted on.
  if (!board.isAlive(seat) && (living.length > FINAL || worstLeft(situation, opinion) !== about)) return false;
  const worst = opinion.suspects.reduce((most, id) => Math.max(most, guilt(id, situation, opinion)), 0);
  return here >= Math.max(barAgainst(block, situation, opinion) * 0.9, insistence(situation) * worst);
}

/** How close to one's own first suspect somebody must come; where the day needs a victim, less with every one who was named in vain. */
const insistence = (situation: Situation): number => {
  const { mind, view } = situation;
  const patience = isPressed(situation) && !spends(situation) ? 1 - view.today.nominations.length * YIELDING : 1;
  return (mind?.singleMinded ?? 0) * Math.max(0, patience);
};

const YIELDING = 0.15;

/** Where a day without an execution may lose the game, one's own hand may be the one that is missing. */
const givesThemselves = (situation: Situation, { isEvil }: Knowledge): boolean =>
  !isEvil &&
  situation.board.isAlive(situation.seat) &&
  isPressed(situation) &&
  !spends(situation) &&
  onGallows(situation) === null &&
  missingIn(situation) === 1;

/** To save their Demon the evil are content with a good deal less against another, be it a companion who is given up today. */
const RANSOM = 0.7;

const ransoms = (
  about: SeatId,
  block: SeatId | null,
  { board, seat }: Situation,
  { demons, isEvil }: Knowledge,
): boolean =>
  isEvil && board.isAlive(seat) && block !== null && block !== about && demons.has(block) && !demons.has(about);

/** Of those on whom the town has not voted today, and the one it is voting on. */
const worstLeft = ({ view }: Situation, { suspects }: Opinion): SeatId | undefined => {
  const { nominations, vote } = view.today;
  return suspects.find((id) => id === vote?.about || !nominations.some(({ nominee }) => nominee === id));
};

/** A careful player's hand goes up where their guise's would, for one of their own only where it decides nothing. */
const blendsIn = (about: SeatId, situation: Situation, mine: Knowledge): boolean =>
  situation.board.living().length > FINAL && (!isSpared(about, situation, mine) || missingIn(situation) <= 0);

/** So many hands are missing for an execution, as far as anybody can see. */
function missingIn({ board, view }: Situation): number {
  const { vote, nominations } = view.today;
  // As many as for another free both.
  const most = nominations.reduce((found, { votes }) => Math.max(found, votes ?? 0), 0);
  return Math.max(Math.ceil(board.living().length / 2), most + 1) - (vote?.secret === false ? vote.up.length : 0);
}

/** The one vote of the dead is not spent where it decides nothing: it must be able to tip the scales. */
function tips(situation: Situation): boolean {
  const { view } = situation;
  const { vote } = view.today;
  if (vote === null || vote.secret) return true;
  const missing = missingIn(situation);
  const able = view.seats.filter((s) => !s.alive && s.ghostVote && !vote.up.includes(s.seat)).length;
  return missing > 0 && missing <= able;
}

/** With three alive no vote is left for tomorrow, and as many hands for another would free both. */
const LAST = 3;

const isWorthAGhost = (situation: Situation): boolean =>
  tips(situation) || (situation.mind !== undefined && situation.board.living().length <= LAST);

/**
 * How often somebody evil votes for a good player for whom their guise would, for one for whom it would not, and how much less
 * with a companion's hand up: about as often as the good vote, whatever they want to be sure of, or it would tell.
 */
const JOINS = { town: 0.5, nobody: 0.08, friends: 0.6 } as const;

/** With more than these alive evil gives up a Minion whom the town wants. */
const MANY = 8;

function raisesAsEvil(about: SeatId, situation: Situation, roll: number): boolean {
  const { board, view, seat } = situation;
  const mine = knowledgeOf(situation);
  const opinion = opinionOf(situation);
  const living = board.living().length;
  const needed = Math.ceil(living / 2);
  const vote = view.today.vote;
  const hands = vote?.up.length ?? 0;
  const friendsUp = vote?.up.filter((id) => mine.friends.has(id)).length ?? 0;
  const dead = !board.isAlive(seat);
  const isWanted = () => guilt(about, situation, opinion) >= 0.9 * barAgainst(onGallows(situation), situation, opinion);
  // Whom a day without an execution would make win lends no hand to one, until there is no need to hide it.
  const waits = board.rules.cast.get(mine.character)?.manner?.quietDays === 'fatal';
  if (waits && !dropsMask(situation, mine) && hands + 1 <= needed) return false;
  if (isSpared(about, situation, mine)) {
    // A lost companion still buys trust, unless it is the Demon.
    if (dead || mine.demons.has(about) || living <= FINAL) return false;
    // While many live, another Minion can be spared, and a hand that stays down is seen.
    return living > MANY && isWanted() ? roll < JOINS.town : hands >= needed && roll < 0.5;
  }
  if (dropsMask(situation, mine)) return !dead;
  if (isMarkedOut(about, situation, mine)) return !dead;
  if (dead && !isWorthAGhost(situation)) return false;
  if (living <= FINAL) return dead ? roll < 0.5 : true;
  if (dead) return false;
  return roll < (isWanted() ? JOINS.town : JOINS.nobody) * (friendsUp >= 1 ? JOINS.friends : 1);
}

/** A nomination as the day's action, or null. */
export function nominateAction(prompt: Prompt, situation: Situation): Json | null {
  if (prompt.options.pick !== 'action') return null;
  const action = prompt.options.of.find((a) => a.do === 'nominate');
  if (action?.with?.pick !== 'players') return null;
  const seat = nominee(action.with.from, situation);
  return seat === null ? null : { do: 'nominate', with: [seat] };
}
