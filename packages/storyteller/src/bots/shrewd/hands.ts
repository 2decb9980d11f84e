import type { SeatId } from '@belfry/engine';
import type { Role } from '@belfry/solver';
import type { Board, VoteRecord } from '../../town/board.ts';

/**
 * How often hands go up, by how many of the others' do, in sixths. The good follow what all know; the evil vote for anybody
 * who is good, and spare their own. Measured in simulated games and rounded.
 */
const RAISES = {
  good: [0.05, 0.1, 0.25, 0.45, 0.75, 0.86],
  evil: { good: 0.57, minion: [0.05, 0.08, 0.05, 0.08, 0.12, 0.28], demon: 0.02 },
} as const;
/** The same of whoever made the nomination. */
const OWN = { good: 0.88, evil: { good: 0.65, minion: 0.6, demon: 0.6 } } as const;
/** With so few alive the evil drop the mask, and the good disagree. */
const FEW = 4;
const FINAL = { good: 0.45, evil: { good: 0.92, minion: 0.05, demon: 0.04 } } as const;

/** How far somebody's hands speak for or against them at most, and how loudly. */
const MOST = 2;
const LOUD = 1.25;
/** Somebody who nominates once a day is so much less likely evil. */
const NOMINATES = -0.6;
/** What it says of two that one has nominated or accused the other, if both were evil. */
const SPARES = { nominated: { demon: -0.5, minion: 0 }, accused: { demon: -0.8, minion: -0.4 } } as const;

/** What hands and accusations say of everybody, and of every two, in logarithms of odds. */
export interface Conduct {
  readonly evil: readonly number[];
  /** ties[one][other]: if both are evil, and the other is the Demon or a Minion. */
  readonly ties: readonly (readonly Role[])[];
}

const read = new WeakMap<Board, { readonly key: string; readonly conduct: Conduct }>();

/** The same for everybody who looks: only what was seen and heard by all. */
export function conductOn(board: Board): Conduct {
  const key = `${board.view.day} ${board.votes.length} ${board.talk.length}`;
  const before = read.get(board);
  if (before?.key === key) return before.conduct;
  const conduct = conductIn(board);
  read.set(board, { key, conduct });
  return conduct;
}

function conductIn(board: Board): Conduct {
  const { view, votes, talk } = board;
  const evil = view.seats.map(() => 0);
  const ties = view.seats.map(() => view.seats.map(() => ({ demon: 0, minion: 0 })));
  const add = (one: SeatId, other: SeatId, { demon, minion }: Role) => {
    const tie = ties[one]?.[other];
    if (tie === undefined) return;
    tie.demon += demon;
    tie.minion += minion;
  };
  for (const vote of votes) {
    for (const { seat, asEvil, demon, minion } of handsOf(vote, board.nights.get(vote.day)?.living ?? [])) {
      evil[seat]! += asEvil;
      add(seat, vote.nominee, { demon, minion });
    }
    add(vote.nominator, vote.nominee, SPARES.nominated);
  }
  const accused = new Set(
    talk.flatMap(({ from, remark }) => (remark.say === 'accuse' ? [view.seats.length * from + remark.seat] : [])),
  );
  for (const pair of accused) add(Math.floor(pair / view.seats.length), pair % view.seats.length, SPARES.accused);
  const days = Math.max(1, view.day - 1);
  return {
    evil: evil.map((sum, seat) => {
      const nominated = votes.filter(({ nominator }) => nominator === seat).length;
      return LOUD * Math.max(-MOST, Math.min(MOST, sum)) + (NOMINATES * nominated) / days;
    }),
    ties,
  };
}

interface Hand extends Role {
  readonly seat: SeatId;
  /** If the nominee is good. */
  readonly asEvil: number;
}

/** What each hand that went up or stayed down says; the dead have their reasons. */
function handsOf({ nominee, nominator, voters }: VoteRecord, living: readonly SeatId[]): readonly Hand[] {
  const able = living.filter((id) => id !== nominee);
  const up = able.filter((id) => voters.includes(id)).length;
  return able.map((seat) => {
    const isUp = voters.includes(seat);
    const share = (up - Number(isUp)) / Math.max(1, able.length - 1);
    const sixth = Math.min(5, Math.floor(6 * share));
    const { good, evil } = seat === nominator ? OWN : living.length <= FEW ? FINAL : usual(sixth);
    const said = (chance: number) => Math.log(isUp ? chance : 1 - chance);
    const asEvil = said(evil.good);
    return { seat, asEvil: asEvil - said(good), demon: said(evil.demon) - asEvil, minion: said(evil.minion) - asEvil };
  });
}

const usual = (sixth: number) => ({
  good: RAISES.good[sixth]!,
  evil: { ...RAISES.evil, minion: RAISES.evil.minion[sixth]! },
});
