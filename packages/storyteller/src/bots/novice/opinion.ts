import { random, type SeatId } from '@belfry/engine';
import { swayed } from '../../town/arguments.ts';
import type { Board } from '../../town/board.ts';
import { livingSuspects, mayHaveFeigned } from '../../town/perils.ts';
import { type Perspective, type Reading, read } from '../../town/reading.ts';
import type { Situation } from '../bot.ts';
import type { Opinion } from '../opinion.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

/** How far two honest players may differ about the same table. */
const TEMPER = 0.5;
/** How much being evil at all counts, beside being the Demon. */
const MINIONS_TOO = 0.9;

/** What this player thinks by their own way of thinking. */
export const opinionOf = (situation: Situation): Opinion =>
  situation.mind === undefined ? noviceOpinion(situation) : situation.mind.opinionOf(situation);

type Forming = (board: Board, mine: Perspective) => Reading;
type Formed = WeakMap<Situation, { readonly key: string; readonly opinion: Opinion }>;

/** What a beginner makes of it all, and of what others do. */
export const noviceOpinion = keptIn(new WeakMap(), (board, mine) => swayed(read(board, mine), board, mine));
/** The same, deaf to arguments and by the votes of earlier days: today's are slept on. */
export const ownOpinion = keptIn(new WeakMap(), (board, mine) =>
  read(
    board,
    mine,
    board.votes.filter(({ day }) => day < board.view.day),
  ),
);

function keptIn(formed: Formed, forming: Forming): (situation: Situation) => Opinion {
  return (situation) => {
    const { board, view } = situation;
    const before = formed.get(situation);
    const key = `${board.version} ${board.arguments.length} ${view.journal.length}`;
    if (before?.key === key) return before.opinion;
    const opinion = form(situation, knowledgeOf(situation), forming);
    formed.set(situation, { key, opinion });
    return opinion;
  };
}

function form({ seat, board, seed }: Situation, { isEvil, character, learned }: Knowledge, forming: Forming): Opinion {
  const claim = board.claimOf(seat);
  const mine: Perspective = {
    me: seat,
    character: isEvil ? (claim?.character ?? '') : character,
    learned: isEvil ? (claim?.learned ?? []) : learned,
  };
  const reading = forming(board, mine);
  const temper = random(`${seed} temper ${seat}`);
  const leaning = board.view.seats.map(() => (temper.next() - 0.5) * 2 * TEMPER);
  const living = [...livingSuspects(board), ...mayHaveFeigned(board)].filter(
    (id) => id !== seat && board.view.seats[id]!.traveller === null,
  );
  // While many live, any evil player is worth catching; at the end only the Demon is.
  const share = living.length <= 4 ? 0 : MINIONS_TOO;
  const guilt = (id: SeatId) => (1 - share) * reading.demon[id]! + share * reading.evil[id]!;
  const weight = (id: SeatId) => Math.exp(guilt(id) + (leaning[id] ?? 0));
  const total = living.reduce((sum, id) => sum + weight(id), 0);
  const chance = (id: SeatId) => (living.includes(id) ? weight(id) / total : 0);
  return {
    reading,
    suspects: [...living].sort((a, b) => weight(b) - weight(a)),
    chance,
    ratio: (id) => chance(id) * living.length,
    against: (id) => reading.evidence.filter((e) => e.seat === id && e.points > 0).sort((a, b) => b.points - a.points),
    speaksFor: (id) =>
      reading.evidence.filter((e) => e.seat === id && e.points < 0).sort((a, b) => a.points - b.points),
  };
}
