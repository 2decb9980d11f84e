import { type Json, type PlayerOptions, type Prompt, random, type SeatId } from '@belfry/engine';
import { hasTag, learnsAgain } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import type { Opinion } from '../opinion.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';

/** How far a beginner strays from what would be best. */
const WHIM = { good: 0.8, evil: 2.4 } as const;

/** Of last words there is no second time: they are well weighed. */
function whimOf({ about }: Prompt, situation: Situation): number {
  const { isEvil, character } = knowledgeOf(situation);
  if (isEvil) return WHIM.evil;
  const isLastWord = situation.board.rules.cast.get(about.character ?? character)?.always?.died !== undefined;
  return isLastWord ? 0 : WHIM.good;
}

/** Whom to point at: the best by the purpose that such an ability has in such hands. */
export function pointAt(prompt: Prompt, options: PlayerOptions, situation: Situation): Json {
  if (options.from.includes(situation.seat) && handsOn(prompt, situation)) return [situation.seat];
  const purpose = purposeOf(prompt, situation);
  const whim = whimOf(prompt, situation);
  const dice = random(`${situation.seed} ${situation.seat} ${prompt.id}`);
  const ranked = options.from
    .map((seat) => ({ seat, worth: purpose(seat) + dice.next() * whim }))
    .sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, Math.max(options.min, Math.min(1, options.max))).map(({ seat }) => seat);
}

/** A killer who can leave its part to a companion does so when it is wise. */
function handsOn({ kind, about }: Prompt, situation: Situation): boolean {
  const { board, mind } = situation;
  const mine = knowledgeOf(situation);
  const passes = board.rules.cast.get(about.character ?? mine.character)?.manner?.passesOn === true;
  return kind === 'choose' && passes && mine.isEvil && mind?.passesOn(situation) === true;
}

type Purpose = (seat: SeatId) => number;

const NEW_FACE = 2;

function purposeOf(prompt: Prompt, situation: Situation): Purpose {
  const { board, seat } = situation;
  const mine = knowledgeOf(situation);
  const character = board.rules.lookUp(prompt.about.character ?? mine.character);
  const opinion = opinionOf(situation);
  const alive = (id: SeatId) => (board.isAlive(id) ? 0 : -40);
  if (mine.isEvil) {
    const waits = board.rules.cast.get(character?.id ?? '')?.manner?.picks === 'nominators';
    const kills = !waits && (character?.team === 'demon' || hasTag(character, 'kill'));
    // A Demon with nobody else left takes a companion; other harm is better wasted on the dead.
    const spare = kills ? -15 : -50;
    const harm = waits ? eagerness : kills ? danger : usefulness;
    // Whose kill can turn somebody looks for an Outsider: a new face is worth more than a death.
    const turns = character?.team === 'demon' && hasTag(character, 'alignChange');
    const lure = (id: SeatId) => (turns && claimOf(id, situation)?.team === 'outsider' ? NEW_FACE : 0);
    const agreed = kills ? agreedOn(situation) : null;
    return (id) =>
      alive(id) +
      (id === seat ? -30 : mine.friends.has(id) ? spare : 0) +
      harm(id, situation, mine) +
      lure(id) +
      (id === agreed ? AGREED : 0);
  }
  const notMe = (id: SeatId) => (id === seat ? -20 : 0);
  if (board.rules.cast.get(character?.id ?? '')?.manner?.picks === 'suspects') {
    return (id) => alive(id) + notMe(id) + Math.min(3, opinion.ratio(id));
  }
  if (board.rules.cast.get(character?.id ?? '')?.learns !== undefined) {
    return (id) => alive(id) + notMe(id) + curiosity(id, opinion, mine);
  }
  return (id) =>
    alive(id) + notMe(id) + (hasTag(character, 'protect') ? worthGuarding(id, situation) : trusted(id, situation));
}

/** More than any whim: what companions have agreed on is done. */
const AGREED = 5;

/** Somebody alive whom the evil have no reason to spare. */
export const isPrey = (id: SeatId, situation: Situation): boolean =>
  situation.board.isAlive(id) && id !== situation.seat && !knowledgeOf(situation).friends.has(id);

/** Whom a companion has named today, the last of them. */
function agreedOn(situation: Situation): SeatId | null {
  const { friends } = knowledgeOf(situation);
  const said = situation.whispers.findLast(
    ({ from, day, remark }) => remark.say === 'target' && day === situation.view.day && friends.has(from),
  );
  return said?.remark.say === 'target' && isPrey(said.remark.seat, situation) ? said.remark.seat : null;
}

/** Whose death would serve the evil best. */
export function mostDangerous(situation: Situation): SeatId | null {
  const mine = knowledgeOf(situation);
  const prey = situation.view.circle.filter((id) => isPrey(id, situation));
  return prey.reduce<SeatId | null>(
    (worst, id) => (worst === null || danger(id, situation, mine) > danger(worst, situation, mine) ? id : worst),
    null,
  );
}

/** Look where the Demon may be; a second look at the same player tells less. */
const curiosity = (id: SeatId, opinion: Opinion, { chosen }: Knowledge): number =>
  Math.min(3, opinion.ratio(id)) - 0.6 * chosen.filter((c) => c.seats.includes(id)).length;

const trusted = (id: SeatId, situation: Situation): number => -opinionOf(situation).reading.evil[id]!;

const claimOf = (id: SeatId, { board }: Situation) => {
  const claimed = board.characterClaimedBy(id);
  return claimed === null ? null : board.rules.lookUp(claimed);
};

const worthGuarding = (id: SeatId, situation: Situation): number => {
  const claimed = claimOf(id, situation);
  return trusted(id, situation) + (hasTag(claimed, 'info') ? 1 : 0) + (learnsAgain(claimed) ? 1 : 0);
};

const NEAR_THE_END = 6;
const TRUST_COUNTS = 2;

/** Worth killing: believed by the town, and learning things. The suspected may live: the town hangs them itself. */
function danger(id: SeatId, situation: Situation, { chosen }: Knowledge): number {
  const { board } = situation;
  const claimed = claimOf(id, situation);
  const survivedMe = -2 * chosen.filter((c) => c.night > 1 && c.seats.includes(id)).length;
  const armoured = hasTag(claimed, 'protect') && claimed?.otherNight === null ? -2 : 0;
  // Near the end it matters who is left to be suspected, not who would have learned more.
  if (board.living().length <= NEAR_THE_END) return -TRUST_COUNTS * board.reading().demon[id]! + survivedMe + armoured;
  return (
    -0.7 * board.reading().demon[id]! +
    (hasTag(claimed, 'info') ? 0.6 : 0) +
    (learnsAgain(claimed) ? 0.9 : 0) +
    survivedMe +
    armoured
  );
}

/** Most who have nominated do so again; every day counts, and whoever is suspected is gone by evening anyway. */
const AGAIN = 0.8;

/** Worth lying in wait for: whoever nominates. */
const eagerness = (id: SeatId, { board }: Situation): number =>
  AGAIN * new Set(board.votes.filter(({ nominator }) => nominator === id).map(({ day }) => day)).size -
  0.7 * board.reading().evil[id]!;

/** Worth muddling: whoever says they learn something each night. */
function usefulness(id: SeatId, situation: Situation): number {
  const claimed = claimOf(id, situation);
  return (
    (learnsAgain(claimed) ? 2 : 0) +
    (hasTag(claimed, 'onceInfo', 'protect') ? 0.8 : 0) -
    0.3 * situation.board.reading().evil[id]!
  );
}
