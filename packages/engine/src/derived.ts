import { dataOf, type Effect } from './effect.ts';
import { Holding, impairs, impairsAlone, isInForce, takesAway } from './holding.ts';
import { abilityById, inPlay } from './in-play.ts';
import { firstOf } from './jinx.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { definitionOf, livesInTruth, type Table } from './table.ts';

/** What follows from seats and effects at this moment. Never stored, never counted up and down. */
export interface Derived {
  /** Effects that hold now, auras included, in the order in which they were made. */
  readonly effects: readonly Effect[];
  /** Effects that lie in the Grimoire but sleep, because their source is impaired. */
  readonly asleep: readonly number[];
  /** All effects that would hold if their source worked, auras included. */
  readonly sleeping: readonly Effect[];
  readonly drunk: readonly SeatId[];
  readonly poisoned: readonly SeatId[];
  /** Whoever has lost all their abilities, or one of them. */
  readonly bereft: readonly SeatId[];
  /** The dead whose ability works. */
  readonly keeping: readonly SeatId[];
  /** Those that let somebody register as something else. */
  readonly registers: readonly Effect[];
  /** Filled on demand. */
  grimoire: readonly GrimoireToken[] | null;
}

export function derive(table: Table): Derived {
  table.caches.derived ??= work(table);
  return table.caches.derived;
}

function work(table: Table): Derived {
  const radiating = auras(table);
  const { effects: laid } = table.state;
  const effects = radiating.length === 0 ? laid : byAge([...radiating, ...laid]);
  const derived = {
    effects,
    asleep: NONE,
    sleeping: NO_EFFECTS,
    drunk: NONE,
    poisoned: NONE,
    bereft: NONE,
    keeping: NONE,
    registers: NO_EFFECTS,
    grimoire: null,
  };
  if (effects.length === 0) return derived;
  const holding = new Holding(table, effects, radiating);
  const sleeping = effects.filter((effect) => !holding.holds(effect));
  if (sleeping.length > 0) {
    derived.sleeping = sleeping;
    derived.asleep = sleeping.filter((effect) => !radiating.includes(effect)).map(({ id }) => id);
    derived.effects = effects.filter((effect) => !sleeping.includes(effect));
  }
  for (const { kind, target } of derived.effects) {
    if (kind === 'registers') derived.registers = derived.effects.filter((effect) => effect.kind === kind);
    const list = LISTED[kind];
    if (list !== undefined && !derived[list].includes(target)) derived[list] = [...derived[list], target];
  }
  const sober = derived.effects.filter(({ kind }) => kind === 'sober').map(({ target }) => target);
  if (sober.length > 0) {
    derived.drunk = derived.drunk.filter((seat) => !sober.includes(seat));
    derived.poisoned = derived.poisoned.filter((seat) => !sober.includes(seat));
  }
  return derived;
}

const NONE: readonly number[] = [];
const NO_EFFECTS: readonly Effect[] = [];

/** Kinds that are asked about so often that the seats they lie on are kept. */
const LISTED: { readonly [kind: string]: 'drunk' | 'poisoned' | 'bereft' | 'keeping' | undefined } = {
  drunk: 'drunk',
  poisoned: 'poisoned',
  'no-ability': 'bereft',
  'keeps-ability': 'keeping',
};

/** Auras are mostly older than any token: then there is nothing to sort. */
const byAge = (effects: Effect[]): Effect[] =>
  effects.some((effect, at) => at > 0 && effects[at - 1]!.id > effect.id)
    ? effects.sort((a, b) => a.id - b.id)
    : effects;

/** Auras are effects without a token; they are as old as the ability that has them. */
function auras(table: Table): readonly Effect[] {
  if (inPlay(table).withAura.length === 0) return NO_EFFECTS;
  const out: Effect[] = [];
  for (const ability of inPlay(table).withAura) {
    if (ability.ended || ability.nature === 'believed') continue;
    const definition = definitionOf(table, ability.character);
    if (definition?.aura === undefined) continue;
    for (const { kind, target, data } of definition.aura(table.contextOf(ability))) {
      if (target === TABLE) continue;
      out.push({
        id: ability.id,
        kind,
        target,
        source: ability.id,
        by: firstOf(ability.character),
        until: null,
        outlives: definition.unimpairable === true ? 'everything' : 'nothing',
        data: data ?? null,
      });
    }
  }
  return out;
}

export const isDrunk = (table: Table, seat: SeatId): boolean => derive(table).drunk.includes(seat);
export const isPoisoned = (table: Table, seat: SeatId): boolean => derive(table).poisoned.includes(seat);

/** Whether the ability does anything now: real, its owner alive, sober, healthy and not bereft of it. */
export function works(table: Table, ability: Ability, evenIfDead = false): boolean {
  const breath = table.underway.lastBreath.get(ability.id);
  if (breath !== undefined && !ability.ended) return breath;
  if (ability.ended || ability.nature === 'believed') return false;
  if (ability.owner === TABLE) return isInForce(table, ability);
  const unimpairable = definitionOf(table, ability.character)?.unimpairable === true;
  if (!evenIfDead && !unimpairable && !hasBreath(table, ability.owner)) return false;
  if (unimpairable) return true;
  if (ability.soberWith === 'owner' || ability.lentBy === null) return !isImpairedNow(table, ability);
  const lender = abilityById(table, ability.lentBy);
  if (lender === null || !works(table, lender)) return false;
  return !derive(table).effects.some((effect) => impairsAlone(effect, ability));
}

/** Alive, or dead with an ability that lives on; the Storyteller always. */
export const hasBreath = (table: Table, seat: SeatId): boolean =>
  seat === TABLE || livesInTruth(table, seat) || derive(table).keeping.includes(seat);

function isImpairedNow(table: Table, ability: Ability): boolean {
  const { owner } = ability;
  const { drunk, poisoned, bereft, effects } = derive(table);
  if (!drunk.includes(owner) && !poisoned.includes(owner) && !bereft.includes(owner)) return false;
  let impaired = false;
  for (const effect of effects) {
    if (effect.target !== owner) continue;
    if (effect.kind === 'sober') return bereft.includes(owner) && effects.some((e) => takesAway(e, ability));
    if (impairs(effect, ability)) impaired = true;
  }
  return impaired;
}

/** Whether somebody has taken this ability away for now. */
export const isBereft = (table: Table, ability: Ability): boolean => {
  const { bereft, effects } = derive(table);
  return bereft.includes(ability.owner) && effects.some((effect) => takesAway(effect, ability));
};

/** Dead, and given back an ability that death had taken. */
export const regains = (table: Table, seat: SeatId): boolean =>
  derive(table).keeping.includes(seat) &&
  effectsOn(table, seat, 'keeps-ability').some((effect) => dataOf(effect, 'keeps-ability')?.again === true);

/** Effects of a kind that hold on a seat now. */
export const effectsOn = (table: Table, seat: SeatId, kind: string): Effect[] =>
  derive(table).effects.filter((e) => e.target === seat && e.kind === kind);

export function isMarked(table: Table, seat: SeatId, kind: string): boolean {
  for (const effect of derive(table).effects) if (effect.target === seat && effect.kind === kind) return true;
  return false;
}

/** Once, and once more for everybody who doubles it. */
export const howOften = (table: Table, seat: SeatId): number =>
  seat === TABLE ? 1 : 1 + effectsOn(table, seat, 'acts-twice').length;
