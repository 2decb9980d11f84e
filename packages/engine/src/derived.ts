import type { Registration } from './definition.ts';
import type { Effect } from './effect.ts';
import type { Ability, SeatId } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { abilitiesInPlay, abilityById, definitionOf, seatOf, type Table } from './table.ts';
import { factsOf } from './world.ts';

/** What follows from seats and effects at this moment. Never stored, never counted up and down. */
export interface Derived {
  /** Effects that hold now, auras included, in the order in which they were made. */
  readonly effects: readonly Effect[];
  /** Effects that lie in the Grimoire but sleep, because their source is impaired. */
  readonly asleep: readonly number[];
  readonly drunk: readonly SeatId[];
  readonly poisoned: readonly SeatId[];
  readonly silenced: readonly SeatId[];
  /** Filled on demand, per seat. */
  readonly registration: Map<SeatId, Registration | null>;
  grimoire: readonly GrimoireToken[] | null;
}

const IMPAIRING = new Set(['drunk', 'poisoned', 'silenced']);

export function derive(table: Table): Derived {
  if (table.derived !== null) return table.derived;
  const radiating = auras(table);
  const effects = radiating.length === 0 ? table.state.effects : [...table.state.effects, ...radiating].sort(older);
  const held = new Map<Effect, boolean | 'asking'>();
  const holds = (effect: Effect): boolean => {
    const known = held.get(effect);
    if (known !== undefined && known !== 'asking') return known;
    held.set(effect, 'asking');
    const answer = effect.outlives === 'everything' || effect.source === null || sourceWorks(effect, effect.source);
    held.set(effect, answer);
    return answer;
  };
  const sourceWorks = (effect: Effect, source: number): boolean => {
    const ability = abilityById(table, source);
    if (ability === null || !isHeld(table, ability, effect.outlives === 'death')) return false;
    if (definitionOf(table, ability.character)?.unimpairable) return true;
    return !effects.some(
      (other) =>
        other.target === ability.owner &&
        IMPAIRING.has(other.kind) &&
        // Drunkenness does not switch off its own cause, or it would never be.
        other !== effect &&
        // In a circle (A poisons B, who makes A drunk) the older effect stands.
        (held.get(other) === 'asking' ? other.id < effect.id : holds(other)),
    );
  };
  const active = effects.filter(holds);
  const targets = (kind: string) => [...new Set(active.filter((e) => e.kind === kind).map((e) => e.target))];
  table.derived = {
    effects: active,
    asleep: table.state.effects.filter((e) => !held.get(e)).map((e) => e.id),
    drunk: targets('drunk'),
    poisoned: targets('poisoned'),
    silenced: targets('silenced'),
    registration: new Map(),
    grimoire: null,
  };
  return table.derived;
}

const older = (a: Effect, b: Effect) => a.id - b.id;

/** Auras are effects without a token; they are as old as the ability that has them. */
function auras(table: Table): Effect[] {
  const out: Effect[] = [];
  for (const ability of abilitiesInPlay(table)) {
    const definition = definitionOf(table, ability.character);
    if (definition?.aura === undefined || !isHeld(table, ability, definition.unimpairable === true)) continue;
    for (const { kind, target, data } of definition.aura(factsOf(table, ability))) {
      out.push({
        id: ability.id,
        kind,
        target,
        source: ability.id,
        by: ability.character,
        until: null,
        outlives: definition.unimpairable === true ? 'everything' : 'nothing',
        data: data ?? null,
      });
    }
  }
  return out;
}

/** In the hands of somebody who really has it and lives; whether they are sober is another question. */
const isHeld = (table: Table, ability: Ability, evenIfDead: boolean): boolean =>
  !ability.ended && ability.nature !== 'believed' && (evenIfDead || seatOf(table, ability.owner).alive);

export const isDrunk = (table: Table, seat: SeatId): boolean => derive(table).drunk.includes(seat);
export const isPoisoned = (table: Table, seat: SeatId): boolean => derive(table).poisoned.includes(seat);

/** Whether the ability does anything now: real, its owner alive, sober, healthy and not silenced. */
export function works(table: Table, ability: Ability, evenIfDead = false): boolean {
  const breath = table.lastBreath.get(ability.id);
  if (breath !== undefined && !ability.ended) return breath;
  const unimpairable = definitionOf(table, ability.character)?.unimpairable === true;
  if (!isHeld(table, ability, evenIfDead || unimpairable)) return false;
  if (unimpairable) return true;
  const { drunk, poisoned, silenced } = derive(table);
  const { owner } = ability;
  return !drunk.includes(owner) && !poisoned.includes(owner) && !silenced.includes(owner);
}

/** Effects of a kind that hold on a seat now. */
export const effectsOn = (table: Table, seat: SeatId, kind: string): Effect[] =>
  derive(table).effects.filter((e) => e.target === seat && e.kind === kind);

/** How a seat may register beyond what it is, or null. Works for the dead, not for the drunk. */
export function registrationOf(table: Table, seat: SeatId): Registration | null {
  if (table.plainly) return null;
  const { registration } = derive(table);
  const known = registration.get(seat);
  if (known !== undefined) return known;
  let found: Registration | null = null;
  for (const ability of seatOf(table, seat).abilities) {
    const declared = definitionOf(table, ability.character)?.registers;
    if (declared !== undefined && works(table, ability, true)) found = declared;
  }
  registration.set(seat, found);
  return found;
}
