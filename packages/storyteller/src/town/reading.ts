import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Because } from '../talk/utterance.ts';
import type { Board, VoteRecord } from './board.ts';
import type { Meaning, Suspect } from './meaning.ts';
import { learnsAgain, mayChange } from './rules.ts';

/** One thing that speaks for (below 0) or against (above 0) somebody. */
export interface Evidence {
  readonly seat: SeatId;
  readonly points: number;
  /** What it speaks of: being evil at all, or rather a Minion, or rather the Demon. */
  readonly as: Suspect['as'];
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

/** What each kind of evidence weighs: fitted to played games, then rounded. One place to read, argue and change. */
const WEIGHT = {
  implicated: 2.6,
  cleared: -1.9,
  clearedAsDemon: -1.5,
  cannotBe: 0.3,
  clash: 1,
  clashWithMe: 4,
  diedAtNight: -2.6,
  proven: -4,
  survived: -0.8,
  changedStory: 1.2,
  quiet: 0.5,
  leftAlive: 0.25,
  untested: 1.5,
  keptHandDown: 0.4,
  loneHand: 0.35,
} as const;

/** How much of each kind of evidence counts towards being evil, and towards being the Demon. */
const SHARE = {
  evil: { evil: 1, demon: 1 },
  minion: { evil: 1, demon: -0.2 },
  demon: { evil: 0.4, demon: 1 },
} as const;

/** With so many alive the next execution may decide the game. */
const FEW = 4;

const OWN_TRUST = 0.85;
const ROUNDS = 2;

/** By these votes: all there were, unless today's are slept on. */
export function read(board: Board, mine: Perspective | null, votes: readonly VoteRecord[] = board.votes): Reading {
  const plain = plainEvidence(board, mine);
  const lone = loneHands(board, votes);
  let evidence = plain;
  let { evil, demon } = tally(board, evidence, mine);
  for (let round = 0; round < ROUNDS; round++) {
    evidence = [...plain, ...toldEvidence(board, evil, mine), ...voteEvidence(board, evil, votes), ...lone];
    ({ evil, demon } = tally(board, evidence, mine));
  }
  return { evil, demon, evidence, chance: chances(board, demon, mine?.me ?? null) };
}

/** What all of this comes to. */
export function readingOf(evidence: readonly Evidence[], board: Board, mine: Perspective): Reading {
  const { evil, demon } = tally(board, evidence, mine);
  return { evil, demon, evidence, chance: chances(board, demon, mine.me) };
}

function tally(board: Board, evidence: readonly Evidence[], mine: Perspective | null) {
  const evil: number[] = [];
  const demon: number[] = [];
  for (const { seat } of board.view.seats) {
    evil[seat] = 0;
    demon[seat] = 0;
  }
  for (const { seat, points, as } of evidence) {
    evil[seat]! += points * SHARE[as].evil;
    demon[seat]! += points * SHARE[as].demon;
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
export const trust = (suspicion: number): number => 1 / (1 + Math.exp(1.3 * suspicion + 0.8));

/** What needs nobody's word: claims that cannot both be true, deaths in the night, proofs, silence. */
function plainEvidence(board: Board, mine: Perspective | null): Evidence[] {
  const evidence: Evidence[] = [];
  const against = (seat: SeatId, points: number, because: Because, as: Suspect['as'] = 'evil') =>
    evidence.push({ seat, points, as, because });
  const { day, circle } = board.view;
  const fewLive = board.living().length <= FEW;
  const claimants = new Map<CharacterId, SeatId[]>();
  for (const seat of circle) {
    const claimed = seat === mine?.me ? mine.character : board.characterClaimedBy(seat);
    const character = claimed === null ? null : board.rules.lookUp(claimed);
    if (board.diedAtNight.has(seat)) against(seat, WEIGHT.diedAtNight, { why: 'died-at-night' });
    if (board.proven.has(seat)) against(seat, WEIGHT.proven, { why: 'proven' });
    // Most of what saves from the gallows saves the good.
    const lived = board.survived.get(seat) ?? 0;
    if (lived > 0) against(seat, WEIGHT.survived * lived, { why: 'survived' });
    const changes = board.changed.get(seat) ?? 0;
    if (changes > 0 && !mayChange(board.rules)) against(seat, WEIGHT.changedStory * changes, { why: 'changed-story' });
    if (character === null) {
      if (day >= 3) against(seat, WEIGHT.quiet * Math.min(3, day - 2), { why: 'quiet' });
      continue;
    }
    // An Outsider is what the Demon likes to be: told that it is free, and asked for nothing. With few left that counts.
    if (character.team === 'outsider' && fewLive && board.isAlive(seat))
      against(seat, WEIGHT.untested, { why: 'untested', character: character.id }, 'demon');
    claimants.set(character.id, [...(claimants.get(character.id) ?? []), seat]);
    if (day >= 3 && board.isAlive(seat) && learnsAgain(character)) {
      const points = Math.min(2, WEIGHT.leftAlive * (day - 2));
      against(seat, points, { why: 'left-alive', character: character.id });
    }
  }
  for (const [character, seats] of claimants) {
    if (seats.length < 2) continue;
    for (const seat of seats) {
      const rival = seats.find((other) => other !== seat)!;
      const withMe = seats.includes(mine?.me ?? -1);
      const points = withMe ? WEIGHT.clashWithMe : WEIGHT.clash;
      // The Demon was told what is free to claim; those who stumble are mostly Minions.
      against(seat, points, { why: 'clash', with: rival, character }, withMe ? 'evil' : 'minion');
    }
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
      evidence.push({ seat, points, as, because: { why: 'told', by, character } });
    }
  }
  for (const { seat, as } of clears) {
    const points = (as === 'demon' ? WEIGHT.clearedAsDemon : WEIGHT.cleared) * belief;
    evidence.push({ seat, points, as, because: { why: 'cleared', by, character } });
  }
  if (impossible) evidence.push({ seat: by, points: WEIGHT.cannotBe, as: 'evil', because: { why: 'cannot-be' } });
}

/** Where fewer than so many of the living vote, whoever does wants somebody dead. */
const HARDLY_ANYBODY = 1 / 3;
/** So often it is held against anybody. */
const MOST_LONE = 4;

/** Hands that went up, on earlier days, where hardly any other did: the good vote together. */
function loneHands(board: Board, votes: readonly VoteRecord[]): Evidence[] {
  const evidence: Evidence[] = [];
  const count = new Map<SeatId, number>();
  for (const { day, nominator, nominee, voters } of votes) {
    const living = board.nights.get(day)?.living ?? [];
    if (day >= board.view.day || !living.includes(nominee) || voters.length >= HARDLY_ANYBODY * living.length) continue;
    for (const seat of voters) {
      const before = count.get(seat) ?? 0;
      if (seat === nominator || !living.includes(seat) || before >= MOST_LONE) continue;
      count.set(seat, before + 1);
      evidence.push({ seat, points: WEIGHT.loneHand, as: 'evil', because: { why: 'lone-hand' } });
    }
  }
  return evidence;
}

/** Hands kept down when somebody who looks very evil was up for execution. */
function voteEvidence(board: Board, evil: readonly number[], votes: readonly VoteRecord[]): Evidence[] {
  const evidence: Evidence[] = [];
  for (const { day, nominee, voters } of votes) {
    if (evil[nominee]! < 1.5) continue;
    for (const seat of board.nights.get(day)?.living ?? []) {
      if (seat === nominee || voters.includes(seat)) continue;
      evidence.push({ seat, points: WEIGHT.keptHandDown, as: 'evil', because: { why: 'vote', nominee } });
    }
  }
  return evidence;
}
