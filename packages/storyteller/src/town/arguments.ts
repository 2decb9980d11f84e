import type { SeatId } from '@belfry/engine';
import type { Argument, Board } from './board.ts';
import { type Evidence, type Perspective, type Reading, readingOf, trust } from './reading.ts';

/** What it weighs that somebody has thought it through, or feels it. */
const WEIGHT = { altogether: 2.6, hunch: 0.5 } as const;

/** What somebody makes of the table, with what others make of it. */
export function swayed(own: Reading, board: Board, mine: Perspective): Reading {
  const argued = arguedEvidence(board, own.evil, mine);
  return argued.length === 0 ? own : readingOf([...own.evidence, ...argued], board, mine);
}

/** How far others together can talk somebody into anything. */
const MOST_ARGUED = 3.2;
/** What is left of a voice after each whom it wanted dead, who died, and it was not over. */
const CREDIT = 0.5;

/**
 * Whom others suspect and trust, as far as they are believed and have not been wrong before. Reasons that everybody can weigh
 * for themselves were; what counts is that somebody has thought it through, or feels it.
 */
function arguedEvidence(board: Board, evil: readonly number[], mine: Perspective): Evidence[] {
  const evidence: Evidence[] = [];
  const sums = new Map<SeatId, number>();
  for (const [by, { last, wrong }] of voicesOn(board)) {
    if (by === mine.me || last === null) continue;
    const { seat, because } = last;
    const sign = last.say === 'accuse' ? 1 : -1;
    const full = because.why === 'altogether' ? WEIGHT.altogether : WEIGHT.hunch;
    const weight = full * trust(evil[by]!) * CREDIT ** wrong * fits(sign * evil[seat]!);
    const before = sums.get(seat) ?? 0;
    const after = Math.max(-MOST_ARGUED, Math.min(MOST_ARGUED, before + sign * weight));
    sums.set(seat, after);
    evidence.push({ seat, points: after - before, as: 'evil', because: { why: 'argued', by } });
  }
  return evidence;
}

/** Nobody is talked out of what they see themselves: an argument counts in full only where one half thought so. */
const fits = (suspicion: number): number => 1 / (1 + Math.exp(-2 * suspicion));

interface Voice {
  /** What they said last, unless it is of somebody who is dead by now. */
  last: Argument | null;
  /** Of how many of those they said that they are evil. */
  wrong: number;
}

function voicesOn(board: Board): ReadonlyMap<SeatId, Voice> {
  const voices = new Map<SeatId, Voice>();
  const heard = new Set<string>();
  for (const argument of board.arguments) {
    const { from, say, seat } = argument;
    const voice = voices.get(from) ?? { last: null, wrong: 0 };
    voices.set(from, voice);
    const isAlive = board.isAlive(seat);
    voice.last = isAlive ? argument : null;
    const key = `${from} ${say} ${seat}`;
    if (say === 'accuse' && !isAlive && !heard.has(key)) voice.wrong++;
    heard.add(key);
  }
  return voices;
}
