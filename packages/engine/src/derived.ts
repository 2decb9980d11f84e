import type { Registration } from './definition.ts';
import type { Effect } from './effect.ts';
import { abilityById, inPlay } from './in-play.ts';
import type { Ability, SeatId } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { definitionOf, seatOf, type Table } from './table.ts';
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
  /** Filled on demand. */
  grimoire: readonly GrimoireToken[] | null;
}

export function derive(table: Table): Derived {
  if (table.derived !== null) return table.derived;
  const radiating = auras(table);
  const effects = radiating.length === 0 ? table.state.effects : [...table.state.effects, ...radiating].sort(older);
  const holds = holdingIn(table, effects);
  const derived = {
    effects: [] as Effect[],
    asleep: [] as number[],
    drunk: [],
    poisoned: [],
    silenced: [],
    grimoire: null,
  };
  for (const effect of effects) {
    if (holds(effect)) {
      derived.effects.push(effect);
      if (isImpairing(effect)) addOnce(derived[effect.kind], effect.target);
    } else if (!radiating.includes(effect)) derived.asleep.push(effect.id);
  }
  table.derived = derived;
  return derived;
}

type Impairing = Effect & { readonly kind: 'drunk' | 'poisoned' | 'silenced' };

const isImpairing = (effect: Effect): effect is Impairing =>
  effect.kind === 'drunk' || effect.kind === 'poisoned' || effect.kind === 'silenced';

const addOnce = (list: SeatId[], seat: SeatId): void => {
  if (!list.includes(seat)) list.push(seat);
};

/** Whether an effect holds: it does while its source works, and that depends on which of the impairing ones hold. */
function holdingIn(table: Table, effects: readonly Effect[]): (effect: Effect) => boolean {
  const impairing = effects.filter(isImpairing);
  const held: (boolean | 'asking' | undefined)[] = [];
  const isImpaired = (effect: Effect, { owner }: Ability): boolean =>
    impairing.some(
      (other, at) =>
        other.target === owner &&
        // Drunkenness does not switch off its own cause, or it would never be.
        other !== effect &&
        // In a circle (A poisons B, who makes A drunk) the older effect stands.
        (held[at] === 'asking' ? other.id < effect.id : impairs(at)),
    );
  const impairs = (at: number): boolean => {
    const known = held[at];
    if (known !== undefined && known !== 'asking') return known;
    held[at] = 'asking';
    const answer = sourceWorks(impairing[at]!);
    held[at] = answer;
    return answer;
  };
  const sourceWorks = (effect: Effect): boolean => {
    if (effect.outlives === 'everything' || effect.source === null) return true;
    const ability = abilityById(table, effect.source);
    if (ability === null || !isHeld(table, ability, effect.outlives === 'death')) return false;
    return definitionOf(table, ability.character)?.unimpairable === true || !isImpaired(effect, ability);
  };
  return (effect) => (isImpairing(effect) ? impairs(impairing.indexOf(effect)) : sourceWorks(effect));
}

const older = (a: Effect, b: Effect) => a.id - b.id;

/** Auras are effects without a token; they are as old as the ability that has them. */
function auras(table: Table): Effect[] {
  const out: Effect[] = [];
  for (const ability of inPlay(table).withAura) {
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
  let found: Registration | null = null;
  for (const ability of inPlay(table).registering) {
    if (ability.owner === seat && works(table, ability, true))
      found = definitionOf(table, ability.character)!.registers!;
  }
  return found;
}
