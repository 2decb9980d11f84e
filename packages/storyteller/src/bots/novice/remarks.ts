import type { SeatId } from '@belfry/engine';
import type { Because, Remark } from '../../talk/utterance.ts';
import type { Situation } from '../bot.ts';
import { knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';

/** How many times likelier than a blind guess somebody must be before a novice speaks of it. */
const WORTH_SAYING = 1.5;
/** As many may say the same thing on one day; the rest would only be a chorus. */
const VOICES = 2;
/** A judgement of one's own is news from a few more. */
const JUDGES = 3;
/** Nobody speaks up for somebody whom they do not trust this much. */
const TRUSTED = -1;

/** What this player makes of the others, said at most once a day and not when the town has just heard it. */
export function remarkOn(situation: Situation): Remark | null {
  const { board, seat } = situation;
  const { day } = board.view;
  const today = board.talk.filter((u) => u.day === day);
  if (today.some(({ from, remark }) => from === seat && isOpinion(remark))) return null;
  const silent = board.living().find((id) => id !== seat && board.claimOf(id) === null);
  const asked = today.some(({ remark }) => remark.say === 'ask' && remark.seat === silent);
  if (silent !== undefined && day > 2 && !asked) return { say: 'ask', seat: silent, what: 'character' };
  return accusation(situation) ?? vouching(situation);
}

/** Asked for it, they say whom they suspect most and why; or that they did not understand. */
export function opinionFor(what: 'suspects' | 'other', situation: Situation): Remark {
  if (what === 'other') return { say: 'unclear' };
  const opinion = opinionOf(situation);
  const { friends } = knowledgeOf(situation);
  const worst = opinion.suspects.find((id) => !friends.has(id));
  if (worst === undefined || opinion.ratio(worst) < SAID_WHEN_ASKED) return { say: 'undecided' };
  return { say: 'accuse', seat: worst, because: opinion.against(worst)[0]?.because ?? { why: 'hunch' } };
}

/** Asked, one says what is only a little more than a guess. */
const SAID_WHEN_ASKED = 1.1;

const isOpinion = ({ say }: Remark): boolean => say === 'accuse' || say === 'vouch' || say === 'ask';

function accusation(situation: Situation): Remark | null {
  const opinion = opinionOf(situation);
  const { friends } = knowledgeOf(situation);
  const given = situation.mind?.sacrificed(situation) ?? null;
  const worst = opinion.suspects.find((id) => !friends.has(id) || id === given);
  if (worst === undefined || opinion.ratio(worst) < WORTH_SAYING) return null;
  const fresh = opinion.against(worst).find(({ because }) => isFresh('accuse', worst, because, situation));
  return fresh === undefined ? null : { say: 'accuse', seat: worst, because: fresh.because };
}

/** Somebody was accused today whom this player believes, and can say why. */
function vouching(situation: Situation): Remark | null {
  const { board, seat } = situation;
  const opinion = opinionOf(situation);
  for (const { remark, day } of board.talk) {
    if (day !== board.view.day || remark.say !== 'accuse' || remark.seat === seat) continue;
    const accused = remark.seat;
    if (opinion.reading.evil[accused]! > TRUSTED || !board.isAlive(accused)) continue;
    const fresh = opinion.speaksFor(accused).find(({ because }) => isFresh('vouch', accused, because, situation));
    if (fresh !== undefined) return { say: 'vouch', seat: accused, because: fresh.because };
  }
  return null;
}

/** Not said by this player before, and not by enough others today. */
function isFresh(say: 'accuse' | 'vouch', about: SeatId, because: Because, { board, seat }: Situation): boolean {
  let voices = 0;
  for (const { from, day, remark } of board.talk) {
    if (remark.say !== say || remark.seat !== about || !sameReason(remark.because, because)) continue;
    if (from === seat) return false;
    if (day === board.view.day) voices++;
  }
  return voices < (because.why === 'altogether' ? JUDGES : VOICES);
}

const sameReason = (a: Because, b: Because): boolean => JSON.stringify(a) === JSON.stringify(b);
