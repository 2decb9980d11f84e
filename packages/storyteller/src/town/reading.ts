import type { CharacterId } from '@belfry/almanac';
import { COUNTS, type SeatId } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Because } from '../talk/utterance.ts';
import type { Board } from './board.ts';
import type { Meaning } from './meaning.ts';
import { learnsAgain } from './rules.ts';

/** One thing that speaks for (below 0) or against (above 0) somebody. */
export interface Evidence {
  readonly seat: SeatId;
  readonly points: number;
  /** It is about being the Demon, more than about being evil. */
  readonly demon: boolean;
  readonly because: Because;
}

/** Whose eyes: somebody who knows a little more than the board, or nobody in particular. */
export interface Perspective {
  readonly me: SeatId;
  readonly character: CharacterId;
  /** What they learned themselves, told or not. */
  readonly learned: readonly ClaimedInfo[];
}

/** Who seems how suspicious, and why. */
export interface Reading {
  /** By seat: 0 is nobody in particular, 2 is grave, -2 is as good as proven. */
  readonly evil: readonly number[];
  readonly demon: readonly number[];
  readonly evidence: readonly Evidence[];
  /** How likely this living player is the Demon, all living others together being 1. */
  chance(seat: SeatId): number;
}

/** What each kind of evidence weighs. One place to read, argue and change. */
const WEIGHT = {
  implicated: 2.6,
  cleared: -1.5,
  clearedAsDemon: -2,
  cannotBe: 0.7,
  clash: 1.4,
  clashWithMe: 4,
  diedAtNight: -2.6,
  quiet: 0.5,
  leftAlive: 0.3,
  tooManyOutsiders: 0.4,
  keptHandDown: 0.2,
} as const;

const OWN_TRUST = 0.85;
const ROUNDS = 2;

export function read(board: Board, mine: Perspective | null): Reading {
  const plain = plainEvidence(board, mine);
  let evidence = plain;
  let { evil, demon } = tally(board, evidence, mine);
  for (let round = 0; round < ROUNDS; round++) {
    evidence = [...plain, ...toldEvidence(board, evil, mine), ...voteEvidence(board, evil)];
    ({ evil, demon } = tally(board, evidence, mine));
  }
  return { evil, demon, evidence, chance: chances(board, demon, mine?.me ?? null) };
}

function tally(board: Board, evidence: readonly Evidence[], mine: Perspective | null) {
  const evil: number[] = [];
  const demon: number[] = [];
  for (const { seat } of board.view.seats) {
    evil[seat] = 0;
    demon[seat] = 0;
  }
  for (const { seat, points, demon: asDemon } of evidence) {
    evil[seat]! += asDemon ? points * 0.4 : points;
    demon[seat]! += points;
  }
  if (mine !== null) {
    evil[mine.me] = -9;
    demon[mine.me] = -9;
  }
  return { evil, demon };
}

function chances(board: Board, demon: readonly number[], me: SeatId | null): (seat: SeatId) => number {
  const living = board.living().filter((id) => id !== me && board.view.seats[id]!.traveller === null);
  const total = living.reduce((sum, id) => sum + Math.exp(demon[id]!), 0);
  return (seat) => (living.includes(seat) ? Math.exp(demon[seat]!) / total : 0);
}

/** How far somebody's word is believed, given how suspicious they are. */
export const trust = (suspicion: number): number => 1 / (1 + Math.exp(suspicion - 1));

/** What needs nobody's word: claims that cannot both be true, deaths in the night, silence. */
function plainEvidence(board: Board, mine: Perspective | null): Evidence[] {
  const evidence: Evidence[] = [];
  const against = (seat: SeatId, points: number, because: Because) =>
    evidence.push({ seat, points, demon: false, because });
  const { day, circle } = board.view;
  const claimants = new Map<CharacterId, SeatId[]>();
  let outsiders: SeatId[] = [];
  for (const seat of circle) {
    const claimed = seat === mine?.me ? mine.character : board.characterClaimedBy(seat);
    const character = claimed === null ? null : board.rules.lookUp(claimed);
    if (board.diedAtNight.has(seat)) against(seat, WEIGHT.diedAtNight, { why: 'died-at-night' });
    if (character === null) {
      if (day >= 2) against(seat, WEIGHT.quiet * Math.min(3, day - 1), { why: 'quiet' });
      continue;
    }
    claimants.set(character.id, [...(claimants.get(character.id) ?? []), seat]);
    if (character.team === 'outsider') outsiders = [...outsiders, seat];
    if (day >= 3 && board.isAlive(seat) && learnsAgain(character)) {
      against(seat, WEIGHT.leftAlive * (day - 2), { why: 'left-alive', character: character.id });
    }
  }
  for (const [character, seats] of claimants) {
    if (seats.length < 2) continue;
    for (const seat of seats) {
      const rival = seats.find((other) => other !== seat)!;
      const points = seats.includes(mine?.me ?? -1) ? WEIGHT.clashWithMe : WEIGHT.clash;
      against(seat, points, { why: 'clash', with: rival, character });
    }
  }
  const usual = COUNTS[Math.min(15, circle.length)]?.outsider ?? 2;
  if (outsiders.length > usual && outsiders.length !== usual + 2) {
    for (const seat of outsiders) against(seat, WEIGHT.tooManyOutsiders, { why: 'too-many-outsiders' });
  }
  return evidence;
}

/** What people say they learned, as far as they are believed. */
function toldEvidence(board: Board, evil: readonly number[], mine: Perspective | null): Evidence[] {
  const evidence: Evidence[] = [];
  for (const by of board.view.circle) {
    const own = by === mine?.me;
    const character = own ? mine.character : board.characterClaimedBy(by);
    const learned = own ? mine.learned : (board.claimOf(by)?.learned ?? []);
    if (character === null) continue;
    const belief = own ? OWN_TRUST : trust(evil[by]!);
    const said: Evidence[] = [];
    for (const info of learned) {
      const meaning = board.meaningOf(by, character, info);
      if (meaning !== null) weigh(said, meaning, by, character, belief);
    }
    evidence.push(...strongest(said));
  }
  return evidence;
}

/** One mouth counts once: the same word night after night is not new evidence. */
function strongest(said: readonly Evidence[]): Iterable<Evidence> {
  const best = new Map<number, Evidence>();
  for (const item of said) {
    const key = item.seat * 2 + Number(item.points > 0);
    const known = best.get(key);
    if (known === undefined || Math.abs(item.points) > Math.abs(known.points)) best.set(key, item);
  }
  return best.values();
}

function weigh(
  evidence: Evidence[],
  { needs, clears, impossible }: Meaning,
  by: SeatId,
  character: CharacterId,
  belief: number,
): void {
  for (const group of needs) {
    for (const { seat, as } of group) {
      const points = (WEIGHT.implicated * belief) / needs.length;
      const because = { why: 'told', by, character } as const;
      evidence.push({ seat, points: as === 'minion' ? points * 0.8 : points, demon: as === 'demon', because });
    }
  }
  for (const { seat, as } of clears) {
    const points = (as === 'demon' ? WEIGHT.clearedAsDemon : WEIGHT.cleared) * belief;
    evidence.push({ seat, points, demon: as === 'demon', because: { why: 'cleared', by, character } });
  }
  if (impossible) evidence.push({ seat: by, points: WEIGHT.cannotBe, demon: false, because: { why: 'cannot-be' } });
}

/** Hands kept down when somebody who looks very evil was up for execution. */
function voteEvidence(board: Board, evil: readonly number[]): Evidence[] {
  const evidence: Evidence[] = [];
  for (const { day, nominee, voters } of board.votes) {
    if (evil[nominee]! < 1.5) continue;
    for (const seat of board.nights.get(day)?.living ?? []) {
      if (seat === nominee || voters.includes(seat)) continue;
      evidence.push({ seat, points: WEIGHT.keptHandDown, demon: false, because: { why: 'vote', nominee } });
    }
  }
  return evidence;
}
