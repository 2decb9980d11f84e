import type { SeatId } from '@belfry/engine';
import type { Role } from '@belfry/solver';
import type { Board, VoteRecord } from '../../town/board.ts';

/** How likely a hand goes up that belongs to somebody evil, by whom the vote is about. */
interface Raising {
  readonly good: number;
  readonly minion: number;
  readonly demon: number;
}

/** How one kind of the evil votes. */
export interface Voting {
  /** By how many of the others' hands go up, in sixths. */
  readonly raises: {
    readonly good: readonly number[];
    readonly minion: readonly number[];
    readonly demon: readonly number[];
  };
  /** The same for whoever made the nomination, and with so few alive that the mask may drop. */
  readonly own: Raising;
  readonly final: Raising;
}

/**
 * How often the hands of the good go up: they follow what all know. Measured in simulated games and rounded, like all of this;
 * the good's lie between those of shrewd and of novice towns, as either may sit there.
 */
const GOOD = { raises: [0.03, 0.1, 0.4, 0.57, 0.5, 0.85], own: 0.55, final: 0.48 } as const;
const FEW = 4;

const flat = (chance: number): readonly number[] => GOOD.raises.map(() => chance);

/** Whoever does not think of it votes for anybody who is good, and spares their own. */
export const CARELESS: Voting = {
  raises: {
    good: [0.17, 0.32, 0.55, 0.7, 0.47, 0.45],
    minion: [0.2, 0.1, 0.2, 0.15, 0.05, 0.35],
    demon: flat(0.01),
  },
  own: { good: 0.7, minion: 0.7, demon: 0.6 },
  final: { good: 0.9, minion: 0.03, demon: 0.02 },
};

/** Whoever does votes much as the good would, until a companion's life depends on it. */
export const CAREFUL: Voting = {
  raises: {
    good: [0.04, 0.2, 0.5, 0.7, 0.6, 0.8],
    minion: [0.03, 0.15, 0.05, 0.2, 0.22, 0.5],
    demon: [0.01, 0.01, 0.01, 0.01, 0.02, 0.2],
  },
  own: { good: 0.58, minion: 0.5, demon: 0.5 },
  final: { good: 0.95, minion: 0.03, demon: 0.02 },
};

/** Two ways of voting, and what each makes of a hand. */
export const VOTING = { careless: CARELESS, careful: CAREFUL } as const;
export type VotingKind = keyof typeof VOTING;

/** Nobody is condemned or cleared by their hands alone, nor any two by what one did to the other. */
const MOST = { alone: 2.5, together: 3 } as const;

/** What hands say, in logarithms of odds: by seat of being evil at all, by seat and another of being a pair. */
export interface Hands {
  readonly evil: readonly number[];
  readonly ties: readonly (readonly Role[])[];
}

/** The hands of earlier days: today's are slept on. */
export function handsOn(board: Board, voting: Voting): Hands {
  const { seats, day: today } = board.view;
  const evil = seats.map(() => 0);
  const ties = seats.map(() => seats.map(() => ({ demon: 0, minion: 0 })));
  for (const vote of board.votes) {
    if (vote.day >= today) continue;
    for (const { seat, asEvil, demon, minion } of handsOf(vote, board.nights.get(vote.day)?.living ?? [], voting)) {
      evil[seat]! += asEvil;
      const tie = ties[seat]?.[vote.nominee];
      if (tie === undefined) continue;
      tie.demon += demon;
      tie.minion += minion;
    }
  }
  return {
    evil: evil.map((sum) => within(sum, MOST.alone)),
    ties: ties.map((row) =>
      row.map(({ demon, minion }) => ({ demon: within(demon, MOST.together), minion: within(minion, MOST.together) })),
    ),
  };
}

/** What they say if the evil vote in one way, and if they vote in the other. */
export type AllHands = Readonly<Record<VotingKind, Hands>>;

const read = new WeakMap<Board, { readonly day: number; readonly hands: AllHands }>();

/** The same for all who look: only what all saw, of earlier days. */
export function handsToday(board: Board): AllHands {
  const { day } = board.view;
  const before = read.get(board);
  if (before?.day === day) return before.hands;
  const hands = { careless: handsOn(board, VOTING.careless), careful: handsOn(board, VOTING.careful) };
  read.set(board, { day, hands });
  return hands;
}

const within = (sum: number, most: number): number => Math.max(-most, Math.min(most, sum));

interface Hand extends Role {
  readonly seat: SeatId;
  /** If the nominee is good. */
  readonly asEvil: number;
}

/** What each hand that went up or stayed down says, in logarithms of odds; the dead have their reasons. */
function handsOf(
  { nominee, nominator, voters }: VoteRecord,
  living: readonly SeatId[],
  { raises, own, final }: Voting,
): readonly Hand[] {
  const able = living.filter((id) => id !== nominee);
  const up = able.filter((id) => voters.includes(id)).length;
  return able.map((seat) => {
    const isUp = voters.includes(seat);
    const share = (up - Number(isUp)) / Math.max(1, able.length - 1);
    const sixth = Math.min(5, Math.floor(6 * share));
    const usual = {
      good: raises.good[sixth]!,
      minion: raises.minion[sixth]!,
      demon: raises.demon[sixth]!,
    };
    const isOwn = seat === nominator;
    const isFinal = living.length <= FEW;
    const good = isOwn ? GOOD.own : isFinal ? GOOD.final : GOOD.raises[sixth]!;
    const evil = isOwn ? own : isFinal ? final : usual;
    const said = (chance: number) => Math.log(isUp ? chance : 1 - chance);
    const asEvil = said(evil.good);
    return { seat, asEvil: asEvil - said(good), demon: said(evil.demon) - asEvil, minion: said(evil.minion) - asEvil };
  });
}
