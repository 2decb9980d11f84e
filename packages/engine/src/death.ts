import type { CharacterId } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { derive, effectsOn, works } from './derived.ts';
import type { Danger } from './effect.ts';
import { judge, notify } from './hooks.ts';
import { unmark } from './mark.ts';
import type { Ability, SeatId } from './seat.ts';
import { emit, livingResidents, seatOf, type Table, teamOf, touch } from './table.ts';
import { checkVictory } from './victory.ts';

export type Cause = 'demon' | 'ability' | 'execution' | 'exile' | 'storyteller';

/** Somebody is about to die, or has just died. */
export interface Death {
  readonly victim: SeatId;
  readonly cause: Cause;
  /** The ability that kills, or null for executions, exiles and the Storyteller's own hand. */
  readonly killer: Ability | null;
  readonly atNight: boolean;
  /** What the victim was when it happened. */
  readonly character: CharacterId;
  /** How many players other than Travellers were alive just before. */
  readonly livingBefore: number;
}

/** The pipeline of dying: attempt → protect → redirect → shield → happen → react → look for a winner. True if the victim died. */
export function* kill(
  table: Table,
  victim: SeatId,
  { cause, killer }: { cause: Cause; killer: Ability | null },
): Play<boolean> {
  const seat = seatOf(table, victim);
  if (!seat.alive) return false;
  table.resolving++;
  const died = yield* attempt(table, {
    victim,
    cause,
    killer,
    atNight: table.state.phase === 'night',
    character: seat.character,
    livingBefore: livingResidents(table).length,
  });
  table.resolving--;
  yield* checkVictory(table);
  return died;
}

function* attempt(table: Table, death: Death): Play<boolean> {
  const { victim, cause, killer } = death;
  if (isSafe(table, victim, cause)) return false;

  const redirected = yield* judge(table, 'redirectDeath', death);
  if (redirected.verdict === 'prevent') return false;
  if (redirected.verdict === 'replace') {
    yield* kill(table, redirected.by, { cause, killer });
    return false;
  }
  const shielded = yield* judge(table, 'shieldFromDeath', death);
  if (shielded.verdict !== 'pass') return false;

  yield* happen(table, death);
  return true;
}

/** Protections are `safe` effects, and say what from. */
export function isSafe(table: Table, seat: SeatId, cause: Cause): boolean {
  return effectsOn(table, seat, 'safe').some((effect) => {
    const { from } = effect.data as { from: Danger };
    return from === 'death' || from === cause;
  });
}

function* happen(table: Table, death: Death): Play<void> {
  const { state } = table;
  const seat = seatOf(table, death.victim);
  const lastBreath = seat.abilities.map((ability) => [ability.id, works(table, ability)] as const);
  for (const [id, worked] of lastBreath) table.lastBreath.set(id, worked);

  seat.alive = false;
  seat.ghostVote = true;
  touch(table);
  if (death.atNight) {
    emit(table, 'storyteller', { type: 'died', seat: seat.id });
  } else {
    state.today.died.push(seat.id);
    emit(table, 'everyone', { type: 'died', seat: seat.id });
  }

  yield* notify(table, 'died', death);
  if (teamOf(table, death.character) === 'demon') {
    const successor = yield* judge(table, 'demonDied', death);
    if (successor.verdict === 'pass') yield* notify(table, 'demonFell', death);
  }
  for (const [id] of lastBreath) table.lastBreath.delete(id);
  // What the dead did to others slept while their death was worked out; whatever nobody kept awake is over for good.
  const gone = new Set(lastBreath.map(([id]) => id));
  const asleep = new Set(derive(table).asleep);
  unmark(table, (e) => e.outlives === 'nothing' && e.source !== null && gone.has(e.source) && asleep.has(e.id));
}
