import type { CharacterId } from '@belfry/almanac';
import type { Play } from '../ask.ts';
import { asIfKilled, type Cause, feign, isSafeFromDemons, kill } from '../death.ts';
import { derive, isMarked, works } from '../derived.ts';
import { execute } from '../execution.ts';
import { wentWrong } from '../ledger.ts';
import { mark } from '../mark.ts';
import { reincarnate, revive } from '../revival.ts';
import { type Ability, type SeatId, TABLE } from '../seat.ts';
import { emit, type Table, teamOf } from '../table.ts';

/** Dying and living again. */
export interface Dying {
  /** Kills by this ability: whether somebody fell. Nothing happens when it does not work, or to nobody. */
  kill(player: SeatId | null, how?: Killing): Play<boolean>;
  execute(player: SeatId, nominator?: SeatId): Play<void>;
  /** Whether a token protects them from all that Demons do, not from death alone. */
  isSafeFromDemons(player: SeatId): boolean;
  revive(player: SeatId): Play<void>;
  /** A dead player lives again as another character, on the side that was theirs. */
  reincarnate(player: SeatId, as: CharacterId): Play<void>;
  /** One who is dead for all to see lives in truth. */
  feign(player: SeatId): void;
  /** A player's ability does what it does when this one kills them, and they live. */
  asIfKilled(ability: Ability): Play<void>;
  /** Until dawn the Storyteller says who dies of a Demon, and who else does, because of what this player has become. */
  deathsAtWill(player: SeatId): void;
}

export interface Killing {
  /** A Demon's ability kills as the Demon, anybody else's as an ability, unless it says otherwise. */
  readonly cause?: Cause;
  /** Nothing saves the victim. */
  readonly unstoppable?: true;
  /** Whether the ability works was settled before: its owner is dead by now, or the choice itself has made them drunk. */
  readonly decided?: true;
}

export const dying = (table: Table, ability: Ability): Dying => ({
  kill: (player, how) => killWith(table, ability, player, how),
  execute: (player, nominator) => execute(table, player, nominator ?? null),
  isSafeFromDemons: (player) => isSafeFromDemons(table, player),
  revive: (player) => revive(table, player),
  reincarnate: (player, as) => reincarnate(table, player, as, ability.character),
  feign: (player) => feign(table, player),
  asIfKilled: (other) => asIfKilled(table, other, ability),
  // Without a source: it goes on if the ability, or the one who had it, is gone meanwhile.
  deathsAtWill: (target) =>
    mark(table, { kind: 'deaths-at-will', target, source: null, by: ability.character, until: 'dawn' }),
});

function* killWith(table: Table, ability: Ability, player: SeatId | null, how: Killing = {}): Play<boolean> {
  if (player === null) return false;
  const { owner, character } = ability;
  const able = how.decided === true || works(table, ability);
  if (!able || isStayed(table, ability)) {
    wentWrong(table, ability);
    emit(table, { type: 'no-effect', seat: owner, character, why: 'kill', to: 'storyteller' });
    return false;
  }
  const cause = how.cause ?? (teamOf(table, character) === 'demon' ? 'demon' : 'ability');
  return yield* kill(table, player, { ...how, cause, killer: ability });
}

/** A Demon that no player is kills nobody while whoever looks after it, or did so today, must not. */
const isStayed = (table: Table, { owner, character }: Ability): boolean =>
  owner === TABLE
    ? teamOf(table, character) === 'demon' && derive(table).effects.some(({ kind }) => kind === 'kills-nobody')
    : isMarked(table, owner, 'kills-nobody');
