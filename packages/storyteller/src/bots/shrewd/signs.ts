import type { SeatId } from '@belfry/engine';
import type { Utterance } from '../../talk/utterance.ts';
import type { Board } from '../../town/board.ts';
import { type Evidence, type Reading, trust } from '../../town/reading.ts';
import { hasTag, learnsAgain } from '../../town/rules.ts';

/** What can be noticed of one player, beside what they say they learned. */
export const SIGNS = [
  /** Was executed and lived; is alive though the Demon hunts such; is as good as proven. By the points of a plain reading. */
  'survived',
  'leftAlive',
  'proven',
  /** Accused and spoken up for on earlier days, as far as the voices are believed. */
  'accused',
  'vouchedFor',
  /** Accused, or meant by what they learned, by those who died in the night. */
  'accusedByDead',
  'meantByDead',
  /** How often they were nominated, and the largest share of the living who voted for it. */
  'nominated',
  'votedFor',
  /** How often they nominate and accuse others, a day. */
  'nominates',
  'accuses',
  /** Days that went by before they said who they are; or they have not. */
  'lateClaim',
  'noClaim',
  /** Says to be an Outsider, one who learns something every night, or now and then: beside all others. */
  'outsider',
  'learnsAgain',
  'learnsOnce',
  /** Meant and cleared by what others say they learned, and hands kept down, by the points of a plain reading. */
  'implicated',
  'cleared',
  'keptDown',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What one player has done to another. */
export const DEEDS = ['accuses', 'vouches', 'nominates', 'votesFor', 'keepsDown', 'clears', 'implicates'] as const;
export type Deed = (typeof DEEDS)[number];

export type Signs = Record<Sign, number>;
export type Deeds = Partial<Record<Deed, number>>;

/** By seat what is noticed of it, and by seat and another what the first did to the second. */
export interface Noticed {
  readonly signs: readonly Signs[];
  readonly deeds: readonly (readonly Deeds[])[];
}

/** Nothing is counted beyond this: what happens often is not new each time. */
const MOST = 2.5;

const BY_READING: Partial<Record<Evidence['because']['why'], Sign>> = {
  survived: 'survived',
  'left-alive': 'leftAlive',
  proven: 'proven',
  told: 'implicated',
  cleared: 'cleared',
  vote: 'keptDown',
};

/** All that all saw and heard, as somebody with this reading takes it. Hands and opinions of today are slept on. */
export function noticedOn(board: Board, reading: Reading, me: SeatId | null): Noticed {
  const { seats } = board.view;
  const signs = seats.map(() => Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Signs);
  const deeds = seats.map(() => seats.map((): Deeds => ({})));
  const note: Note = {
    sign: (seat, sign, by) => {
      signs[seat]![sign] += by;
    },
    deed: (from, to, deed, by) => {
      const all = deeds[from]?.[to];
      if (all !== undefined) all[deed] = (all[deed] ?? 0) + by;
    },
  };
  for (const { seat, points, because } of reading.evidence) {
    const sign = BY_READING[because.why];
    if (sign !== undefined) note.sign(seat, sign, points);
  }
  noteTalk(board, reading, note);
  noteVotes(board, signs, note);
  for (const seat of board.view.circle) if (seat !== me) noteClaim(seat, board, note);
  for (const all of signs) for (const sign of SIGNS) all[sign] = Math.max(-MOST, Math.min(MOST, all[sign]));
  return { signs, deeds };
}

interface Note {
  sign(seat: SeatId, sign: Sign, by: number): void;
  deed(from: SeatId, to: SeatId, deed: Deed, by: number): void;
}

const daysBefore = ({ view }: Board): number => Math.max(1, view.day - 1);

/** Each voice once. */
function noteTalk(board: Board, { evil }: Reading, note: Note): void {
  const heard = new Set<string>();
  for (const { from, day, remark } of board.talk) {
    if (day >= board.view.day || (remark.say !== 'accuse' && remark.say !== 'vouch')) continue;
    const voice = `${from} ${remark.say} ${remark.seat}`;
    if (heard.has(voice)) continue;
    heard.add(voice);
    const believed = trust(evil[from] ?? 0);
    if (remark.say === 'vouch') {
      note.sign(remark.seat, 'vouchedFor', -believed);
      note.deed(from, remark.seat, 'vouches', 1);
    } else {
      note.sign(remark.seat, 'accused', believed);
      note.sign(from, 'accuses', 1 / daysBefore(board));
      note.deed(from, remark.seat, 'accuses', 1);
      if (board.diedAtNight.has(from)) note.sign(remark.seat, 'accusedByDead', 1);
    }
  }
}

function noteVotes(board: Board, signs: readonly Signs[], note: Note): void {
  for (const { day, nominator, nominee, voters } of board.votes) {
    if (day >= board.view.day) continue;
    const living = board.nights.get(day)?.living ?? [];
    note.sign(nominee, 'nominated', 1);
    note.sign(nominator, 'nominates', 1 / daysBefore(board));
    note.deed(nominator, nominee, 'nominates', 1);
    const accused = signs[nominee]!;
    accused.votedFor = Math.max(accused.votedFor, voters.length / Math.max(1, living.length));
    for (const seat of living)
      if (seat !== nominee) note.deed(seat, nominee, voters.includes(seat) ? 'votesFor' : 'keepsDown', 1);
  }
}

/** When somebody first said aloud who they are. */
export const firstClaimOf = (seat: SeatId, board: Board): Utterance | undefined =>
  board.talk.find(({ from, remark }) => from === seat && remark.say === 'claim' && remark.claim.character !== null);

function noteClaim(seat: SeatId, board: Board, note: Note): void {
  const claim = board.claimOf(seat);
  const character = claim?.character == null ? null : board.rules.lookUp(claim.character);
  if (claim === null || character === null) {
    note.sign(seat, 'noClaim', 1);
    return;
  }
  note.sign(seat, 'lateClaim', Math.min(3, (firstClaimOf(seat, board)?.day ?? board.view.day) - 1));
  if (character.team === 'outsider') note.sign(seat, 'outsider', 1);
  else if (learnsAgain(character)) note.sign(seat, 'learnsAgain', 1);
  else if (hasTag(character, 'info', 'onceInfo') || board.rules.cast.get(character.id)?.learns !== undefined)
    note.sign(seat, 'learnsOnce', 1);
  for (const info of claim.learned) {
    const meaning = board.meaningOf(seat, character.id, info);
    for (const group of meaning?.needs ?? [])
      for (const { seat: meant } of group) {
        note.deed(seat, meant, 'implicates', 1 / meaning!.needs.length);
        if (board.diedAtNight.has(seat)) note.sign(meant, 'meantByDead', 1 / meaning!.needs.length);
      }
    for (const { seat: cleared } of meaning?.clears ?? []) note.deed(seat, cleared, 'clears', 1);
  }
}
