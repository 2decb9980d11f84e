import type { CharacterId } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { isDemon } from './demons.ts';
import { derive, effectsOn, hasBreath, works } from './derived.ts';
import { dataOf, type Effect } from './effect.ts';
import { judge, judgeAmongTheLiving, notify, notifyOne } from './hooks.ts';
import { abilityById, inPlay } from './in-play.ts';
import { wentWrong } from './ledger.ts';
import { unmark } from './mark.ts';
import { ruleOne } from './ruling.ts';
import { type Ability, type Alignment, type SeatId, TABLE } from './seat.ts';
import { asThen, emit, livesInTruth, living, livingResidents, seatOf, type Table, touch } from './table.ts';
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
  readonly alignment: Alignment;
  /** They were a Demon, or looked after one. */
  readonly wasDemon: boolean;
  /** How many players other than Travellers were alive just before. */
  readonly livingBefore: number;
}

export interface Killing {
  readonly cause: Cause;
  readonly killer: Ability | null;
  /** Nothing saves the victim. */
  readonly unstoppable?: true;
}

/**
 * The pipeline of dying: attempt → protect → redirect → shield → feign → happen → react → look for a winner.
 * True if the victim fell, for all to see.
 */
export function* kill(table: Table, victim: SeatId, killing: Killing): Play<boolean> {
  if (victim === TABLE || !livesInTruth(table, victim)) return false;
  table.underway.resolving++;
  const fell = yield* attempt(table, deathOf(table, victim, killing), killing);
  table.underway.resolving--;
  yield* checkVictory(table);
  return fell;
}

function deathOf(table: Table, victim: SeatId, { cause, killer }: Killing): Death {
  const { character, alignment } = seatOf(table, victim);
  return {
    victim,
    cause,
    killer,
    atNight: table.state.phase === 'night',
    character,
    alignment,
    wasDemon: isDemon(table, victim),
    livingBefore: livingResidents(table).length,
  };
}

function* attempt(table: Table, death: Death, killing: Killing): Play<boolean> {
  const { victim, killer } = death;
  if (killing.unstoppable !== true) {
    if (death.cause === 'demon' && death.atNight && isAtWill(table)) {
      const dies = yield* deathAtWill(table, victim);
      if (dies !== null && dies !== victim) yield* kill(table, dies, { cause: 'ability', killer: null });
      if (dies !== victim) return false;
    }
    if (yield* isSaved(table, death)) {
      if (killer !== null) wentWrong(table, killer);
      return false;
    }
    const redirected = yield* judge(table, 'redirectDeath', death);
    if (redirected.verdict === 'prevent') return false;
    if (redirected.verdict === 'replace') {
      if (killer !== null) wentWrong(table, killer);
      yield* kill(table, redirected.by, killing);
      return false;
    }
    const shielded = yield* judge(table, 'shieldFromDeath', death);
    if (shielded.verdict === 'replace') {
      yield* kill(table, shielded.by, killing);
      return false;
    }
    if (shielded.verdict === 'prevent') {
      if (killer !== null) wentWrong(table, killer);
      return false;
    }
    noteSleepingWards(table, death);
    const feigned = yield* judge(table, 'feignDeath', death);
    if (feigned.verdict === 'prevent') {
      fall(table, victim, { inTruth: false });
      return true;
    }
  }
  yield* happen(table, death);
  return true;
}

/** Somebody has become a Demon by another's ability tonight: the Storyteller says who dies. */
const isAtWill = (table: Table): boolean =>
  table.state.effects.length > 0 && derive(table).effects.some((e) => e.kind === 'deaths-at-will');

const deathAtWill = (table: Table, victim: SeatId): Play<SeatId | null> =>
  ruleOne<SeatId | null>(table, {
    what: 'death-at-will',
    seat: victim,
    character: null,
    options: () => [victim, null, ...living(table).filter((id) => id !== victim)].map((value) => ({ value })),
  });

/**
 * Before such a night ends the Storyteller may let others die, one after another; each is named once, so that somebody
 * whom something saves every time cannot keep the night from ending.
 */
export function* furtherDeaths(table: Table): Play<void> {
  const named = new Set<SeatId>();
  while (isAtWill(table)) {
    const dies = yield* ruleOne<SeatId | null>(table, {
      what: 'further-death',
      seat: TABLE,
      character: null,
      options: () => [null, ...living(table).filter((id) => !named.has(id))].map((value) => ({ value })),
    });
    if (dies === null) return;
    named.add(dies);
    yield* kill(table, dies, { cause: 'ability', killer: null });
  }
}

/** Protections are tokens that say what from, and abilities that ask. */
function* isSaved(table: Table, death: Death): Play<boolean> {
  if (isSafe(table, death.victim, death.cause)) return true;
  return (yield* judgeAmongTheLiving(table, 'protectFromDeath', death)).verdict !== 'pass';
}

const isSafe = (table: Table, seat: SeatId, cause: Cause): boolean =>
  effectsOn(table, seat, 'safe').some((effect) => wards(table, effect, cause));

/** From all that Demons do, not from death alone. */
export const isSafeFromDemons = (table: Table, seat: SeatId): boolean =>
  effectsOn(table, seat, 'safe').some((effect) => dataOf(effect, 'safe').from === 'demon');

function wards(table: Table, effect: Effect, cause: Cause): boolean {
  const { from } = dataOf(effect, 'safe');
  if (from === 'death') return true;
  if (from === 'day') return table.state.phase === 'day';
  return from === 'but-execution' ? cause !== 'execution' : from === cause;
}

/** A protection that would have held has failed because somebody is drunk or poisoned. */
function noteSleepingWards(table: Table, { victim, cause }: Death): void {
  for (const effect of derive(table).sleeping) {
    if (effect.kind !== 'safe' || effect.target !== victim || !wards(table, effect, cause)) continue;
    const source = effect.source === null ? null : abilityById(table, effect.source);
    if (source !== null && hasBreath(table, source.owner)) wentWrong(table, source);
  }
  // An ability of the victim's own that might have helped: whether it would have, only the Storyteller can say.
  for (const stage of ['protectFromDeath', 'shieldFromDeath'] as const) {
    for (const { ability } of inPlay(table).atStage.get(stage) ?? []) {
      if (ability.owner === victim && !works(table, ability)) wentWrong(table, ability, false);
    }
  }
}

/** The life token turns over. */
function fall(table: Table, victim: SeatId, { inTruth }: { inTruth: boolean }): void {
  const { state } = table;
  const seat = seatOf(table, victim);
  const fell = seat.alive;
  seat.alive = false;
  seat.feigns = !inTruth;
  if (fell) seat.ghostVote = true;
  touch(table);
  if (state.phase === 'day' && fell) state.today.died.push(asThen(table, victim));
  emit(table, { type: 'died', seat: victim, to: state.phase === 'day' && fell ? 'everyone' : 'storyteller' });
}

function* happen(table: Table, death: Death): Play<void> {
  const seat = seatOf(table, death.victim);
  const lastBreath = seat.abilities.map((ability) => [ability.id, works(table, ability)] as const);
  for (const [id, worked] of lastBreath) table.underway.lastBreath.set(id, worked);
  fall(table, seat.id, { inTruth: true });

  yield* notify(table, 'died', death);
  if (death.wasDemon) yield* judge(table, 'succession', death);
  for (const [id] of lastBreath) table.underway.lastBreath.delete(id);
  // What the dead did to others slept while their death was worked out; whatever nobody kept awake is over for good.
  const gone = new Set(lastBreath.map(([id]) => id));
  const asleep = new Set(derive(table).asleep);
  unmark(table, (e) => e.outlives === 'nothing' && e.source !== null && gone.has(e.source) && asleep.has(e.id));
  yield* notify(table, 'laidToRest', death);
}

/** Dead for all to see already, and alive in truth. */
export function feign(table: Table, player: SeatId): void {
  const seat = seatOf(table, player);
  if (seat.alive) return;
  seat.feigns = true;
  touch(table);
}

/** What one ability does at its owner's death by another, without the death. */
export function* asIfKilled(table: Table, ability: Ability, killer: Ability): Play<void> {
  const death = deathOf(table, ability.owner, { cause: 'demon', killer });
  yield* notifyOne(table, 'died', death, ability);
}
