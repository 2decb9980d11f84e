import { random } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import type { Remark, Utterance } from '../../talk/utterance.ts';
import type { Situation } from '../bot.ts';
import { madAs } from './knowledge.ts';
import { isOpen } from './openness.ts';
import { opinionFor, remarkOn } from './remarks.ts';
import { storyOf } from './story.ts';
import { confidences, replies } from './whispers.ts';

/** Words in private, then claims, then what one makes of it all. */
export function speech(situation: Situation): readonly Utterance[] {
  const answers = replies(situation);
  if (answers.length > 0) return answers;
  const whispered = confidences(situation);
  // The first hour of the game belongs to talk in private, whoever one is.
  const isPressed = isNominated(situation) || isAsked(situation) || wantedOf(situation) !== null;
  if (whispered.length > 0 && situation.view.day === 1 && !isPressed) return whispered;
  const { board, seat } = situation;
  return [
    ...whispered,
    ...aloud(situation).map((remark) => ({ day: board.view.day, from: seat, to: 'everyone' as const, remark })),
  ];
}

function aloud(situation: Situation): readonly Remark[] {
  const { board, seat } = situation;
  const before = board.claimOf(seat);
  const wanted = wantedOf(situation);
  if (wanted !== null) return [opinionFor(wanted, situation)];
  // Who has been made mad says so once, and nothing else of themselves all day.
  const mad = madAs(situation);
  if (mad !== null && before !== null) return [];
  // Whoever is on the gallows has nothing left to hide.
  const nominated = isNominated(situation);
  if (before !== null || nominated || isReady(situation)) {
    const claim = storyOf(situation);
    if (isAsked(situation) || before?.character !== claim.character) return [{ say: 'claim', claim }];
    if (isLonger(before, claim)) return [{ say: 'claim', claim, told: before.learned.length }];
  }
  const remark = board.isAlive(seat) || situation.mind !== undefined ? remarkOn(situation) : null;
  if (remark !== null) return [remark];
  return nominated && pleads(situation) ? [{ say: 'plead' }] : [];
}

const isReady = (situation: Situation): boolean => isAsked(situation) || isOpen(situation, 'aloud');

/** How many beg for their life at all. */
const BEGS = 0.5;

/** Begging twice moves nobody. */
const pleads = ({ board, seat, seed }: Situation): boolean =>
  random(`${seed} ${seat} begs`).next() < BEGS &&
  !board.talk.some(({ from, remark }) => from === seat && remark.say === 'plead');

const isLonger = (before: Claim, now: Claim): boolean => before.learned.length < now.learned.length;

/** Somebody has asked aloud since they last said who they are. */
function isAsked({ board, seat }: Situation): boolean {
  const { talk } = board;
  const asked = talk.findLastIndex(
    ({ remark }) =>
      remark.say === 'ask' && remark.seat === seat && (remark.what === 'character' || remark.what === 'learned'),
  );
  return asked > talk.findLastIndex(({ from, remark }) => from === seat && remark.say === 'claim');
}

/** What they were asked aloud that is not about themselves, and have said nothing since. */
function wantedOf({ board, seat }: Situation): 'suspects' | 'other' | null {
  const last = board.talk.findLast(
    ({ from, remark }) => from === seat || (remark.say === 'ask' && remark.seat === seat),
  );
  if (last === undefined || last.from === seat || last.remark.say !== 'ask') return null;
  return last.remark.what === 'suspects' || last.remark.what === 'other' ? last.remark.what : null;
}

const isNominated = ({ view, seat }: Situation): boolean => view.today.vote?.about === seat;
