import type { SeatId } from '@belfry/engine';
import type { Manner, Role } from '@belfry/solver';
import type { Board, VoteRecord } from '../../town/board.ts';

/** How likely a hand goes up that belongs to somebody evil, by whom the vote is about. */
interface Raising {
  readonly good: number;
  readonly minion: number;
  readonly demon: number;
}

/** One way of being evil at the table, as far as hands and tongues show it. */
interface Bearing {
  readonly share: number;
  /** By how many of the others' hands go up, in sixths; null for as often as those of the good. */
  readonly raises: {
    readonly good: readonly number[] | null;
    readonly minion: readonly number[];
    readonly demon: readonly number[];
  };
  /** The same for whoever made the nomination, and with so few alive that the mask may drop. */
  readonly own: Raising;
  readonly final: Raising;
  /** In logarithms of odds: for each nomination a day, and for a companion whom they have nominated or accused. */
  readonly nominates: number;
  readonly nominated: Role;
  readonly accused: Role;
}

/** How often the hands of the good go up: they follow what all know. Measured in simulated games and rounded, like all of this. */
const GOOD = { raises: [0.05, 0.08, 0.22, 0.55, 0.8, 0.91], own: 0.87, final: 0.55 } as const;
const FEW = 4;

const flat = (chance: number): readonly number[] => GOOD.raises.map(() => chance);

const BEARINGS: readonly Bearing[] = [
  // Whoever does not think of it votes for anybody who is good, and spares their own.
  {
    share: 0.4,
    raises: {
      good: [0.45, 0.4, 0.43, 0.53, 0.5, 0.4],
      minion: [0.05, 0.08, 0.05, 0.08, 0.12, 0.28],
      demon: flat(0.02),
    },
    own: { good: 0.75, minion: 0.6, demon: 0.6 },
    final: { good: 0.92, minion: 0.05, demon: 0.04 },
    nominates: 0.4,
    nominated: { demon: -0.5, minion: 0 },
    accused: { demon: -0.8, minion: -0.4 },
  },
  // Whoever does votes as the good would, until a companion's life depends on it.
  {
    share: 0.6,
    raises: { good: null, minion: [0.05, 0.05, 0.03, 0.03, 0.08, 0.35], demon: [0.01, 0.01, 0.01, 0.02, 0.2, 0.25] },
    own: { good: 0.76, minion: 0.6, demon: 0.6 },
    final: { good: 0.92, minion: 0.05, demon: 0.04 },
    nominates: 0,
    nominated: { demon: -1, minion: -0.5 },
    accused: { demon: -0.8, minion: -0.4 },
  },
];

/** Nobody is condemned or cleared by their hands alone. */
const MOST = 2.2;
/** Hands go up together and for the same reasons: they say less than as many that know nothing of each other. */
const HEED = 0.7;

const read = new WeakMap<Board, { readonly day: number; readonly manners: readonly Manner[] }>();

/**
 * What hands and accusations of earlier days say of everybody and of every two, the same for all who look: only what all saw
 * and heard. Today's are slept on.
 */
export function mannersOn(board: Board): readonly Manner[] {
  const { day } = board.view;
  const before = read.get(board);
  if (before?.day === day) return before.manners;
  const manners = BEARINGS.map((bearing) => mannerIn(board, bearing));
  read.set(board, { day, manners });
  return manners;
}

function mannerIn(board: Board, bearing: Bearing): Manner {
  const { view } = board;
  const votes = board.votes.filter(({ day }) => day < view.day);
  const evil = view.seats.map(() => 0);
  const ties = view.seats.map(() => view.seats.map(() => ({ demon: 0, minion: 0 })));
  const add = (one: SeatId, other: SeatId, { demon, minion }: Role) => {
    const tie = ties[one]?.[other];
    if (tie === undefined) return;
    tie.demon += demon;
    tie.minion += minion;
  };
  for (const vote of votes) {
    for (const { seat, asEvil, ...tie } of handsOf(vote, board.nights.get(vote.day)?.living ?? [], bearing)) {
      evil[seat]! += asEvil;
      add(seat, vote.nominee, tie);
    }
    add(vote.nominator, vote.nominee, bearing.nominated);
  }
  for (const [one, other] of accusations(board)) add(one, other, bearing.accused);
  const days = Math.max(1, view.day - 1);
  const odds = evil.map((sum, seat) => {
    const nominated = votes.filter(({ nominator }) => nominator === seat).length;
    const within = Math.max(-MOST, Math.min(MOST, sum));
    const chance = Math.exp(HEED * (within + (bearing.nominates * nominated) / days));
    return { demon: chance, minion: chance };
  });
  const factors = ({ demon, minion }: Role): Role => ({
    demon: Math.exp(HEED * demon),
    minion: Math.exp(HEED * minion),
  });
  return { share: bearing.share, odds, ties: ties.map((row) => row.map(factors)) };
}

/** Who has accused whom, each pair once. */
function* accusations({ talk, view }: Board): Generator<readonly [SeatId, SeatId]> {
  const heard = new Set<string>();
  for (const { from, day, remark } of talk) {
    if (remark.say !== 'accuse' || day >= view.day || heard.has(`${from} ${remark.seat}`)) continue;
    heard.add(`${from} ${remark.seat}`);
    yield [from, remark.seat];
  }
}

interface Hand extends Role {
  readonly seat: SeatId;
  /** If the nominee is good. */
  readonly asEvil: number;
}

/** What each hand that went up or stayed down says, in logarithms of odds; the dead have their reasons. */
function handsOf(
  { nominee, nominator, voters }: VoteRecord,
  living: readonly SeatId[],
  { raises, own, final }: Bearing,
): readonly Hand[] {
  const able = living.filter((id) => id !== nominee);
  const up = able.filter((id) => voters.includes(id)).length;
  return able.map((seat) => {
    const isUp = voters.includes(seat);
    const share = (up - Number(isUp)) / Math.max(1, able.length - 1);
    const sixth = Math.min(5, Math.floor(6 * share));
    const usual = {
      good: (raises.good ?? GOOD.raises)[sixth]!,
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
