import type { CharacterId } from '@belfry/almanac';
import { isSafeFromDemons } from '../death.ts';
import { derive, works } from '../derived.ts';
import { type Effect, isOf, type KernelKind } from '../effect.ts';
import { wentWrong } from '../ledger.ts';
import { type DataOf, mark, unmark } from '../mark.ts';
import { type Ability, type SeatId, TABLE } from '../seat.ts';
import { emit, type Table, teamOf } from '../table.ts';
import { hourOf } from '../token.ts';
import { isMarkOf } from '../world.ts';
import { refill } from './remembering.ts';

/** Reminder tokens. */
export interface Marking {
  /** Puts a reminder token by a player; without a working ability, or by nobody, nothing is put. */
  mark<K extends string>(kind: K, player: SeatId | null, how?: Marks<K>): void;
  /** Takes this ability's tokens of a kind away: all, or those by one player. */
  unmark(kind: string, player?: SeatId): void;
  /** Whether this ability, or the Storyteller for it, has put such a mark there, asleep or not. */
  markedByMe(player: SeatId, kind: string): boolean;
  /** By whom this ability's tokens of a kind lie, also while they sleep. */
  marked(kind: string): readonly SeatId[];
  /** Whether any token of a kind holds there, whosever it is. */
  isMarked(player: SeatId, kind: string): boolean;
  /** By whom tokens of a kind lie that are this character's, whoever laid them: those that hold, or `evenAsleep` all. */
  marksOf(character: CharacterId, kind: string, evenAsleep?: boolean): readonly SeatId[];
  /** Takes a character's tokens of a kind away, whoever laid them: all, or those by one player. */
  clearMarks(character: CharacterId, kind: string, player?: SeatId): void;
  /** What another's once-per-game ability had spent can be used again. */
  refill(ability: Ability): void;
}

export type Marks<K extends string> = {
  /** The next dusk or dawn, or so many dusks from now. */
  readonly until?: 'dusk' | 'dawn' | { readonly dusks: number };
  readonly outlives?: Effect['outlives'];
  /** Put down even while the ability sleeps, to count as soon as it wakes (a red herring). */
  readonly standing?: true;
} & (K extends KernelKind
  ? null extends DataOf<K>
    ? { readonly data?: DataOf<K> }
    : { readonly data: DataOf<K> }
  : { readonly data?: DataOf<K> });

/** What a Demon does to others, from which one can be safe. */
const HARMFUL = ['drunk', 'poisoned', 'no-ability'];

export function marking(table: Table, ability: Ability): Marking {
  const { owner, character } = ability;
  const isMine = (e: Effect) => isOf(e, ability);
  return {
    mark(kind, player, how) {
      if (player === null || player === TABLE) return;
      const { until, outlives, standing, data } = (how ?? {}) as Marks<string>;
      if (ability.ended || (!standing && !works(table, ability)) || isWardedOff(table, ability, kind, player)) {
        wentWrong(table, ability);
        emit(table, { type: 'no-effect', seat: owner, character, why: kind, to: 'storyteller' });
        return;
      }
      mark(table, {
        kind,
        target: player,
        source: ability,
        until: hourOf(table.state.night, until ?? null),
        outlives: outlives ?? 'nothing',
        data: data ?? ownDrink(ability, kind, player),
      });
    },
    unmark: (kind, player) =>
      unmark(table, (e) => isMine(e) && e.kind === kind && (player === undefined || e.target === player)),
    markedByMe: (player, kind) => isMarkOf(table, ability, player, kind),
    marked: (kind) => table.state.effects.filter((e) => isMine(e) && e.kind === kind).map((e) => e.target),
    isMarked: (player, kind) => derive(table).effects.some((e) => e.target === player && e.kind === kind),
    marksOf: (character, kind, evenAsleep = false) =>
      (evenAsleep ? table.state.effects : derive(table).effects)
        .filter((e) => e.by === character && e.kind === kind)
        .map((e) => e.target),
    clearMarks: (character, kind, player) =>
      unmark(table, (e) => e.by === character && e.kind === kind && (player === undefined || e.target === player)),
    refill: (other) => refill(table, other),
  };
}

/** Whom only their lender's drunkenness sobers up does to that ability alone what it does to its owner. */
const ownDrink = ({ soberWith, owner, character }: Ability, kind: string, player: SeatId): Effect['data'] =>
  soberWith === 'lender' && player === owner && (kind === 'drunk' || kind === 'poisoned') ? { of: character } : null;

/** Who cannot die can still be poisoned; who is safe from Demons cannot be by one. */
const isWardedOff = (table: Table, { character }: Ability, kind: string, player: SeatId): boolean =>
  HARMFUL.includes(kind) && teamOf(table, character) === 'demon' && isSafeFromDemons(table, player);
