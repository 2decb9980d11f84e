import { dataOf, type Effect } from './effect.ts';
import { factsOf } from './facts.ts';
import { abilityById, inPlay } from './in-play.ts';
import { firstOf, jinxesInForce } from './jinx.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { definitionOf, livesInTruth, type Table, teamOf } from './table.ts';

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
  /** Filled on demand. */
  grimoire: readonly GrimoireToken[] | null;
}

export function derive(table: Table): Derived {
  if (table.caches.derived !== null) return table.caches.derived;
  const radiating = auras(table);
  const effects = radiating.length === 0 ? table.state.effects : [...table.state.effects, ...radiating].sort(older);
  const holds = holdingIn(table, effects, radiating);
  const derived = {
    effects: [] as Effect[],
    asleep: [] as number[],
    sleeping: [] as Effect[],
    drunk: [] as SeatId[],
    poisoned: [] as SeatId[],
    bereft: [] as SeatId[],
    keeping: [] as SeatId[],
    grimoire: null,
  };
  for (const effect of effects) {
    if (!holds(effect)) {
      derived.sleeping.push(effect);
      if (!radiating.includes(effect)) derived.asleep.push(effect.id);
      continue;
    }
    derived.effects.push(effect);
    const list = LISTED[effect.kind];
    if (list !== undefined && !derived[list].includes(effect.target)) derived[list].push(effect.target);
  }
  const sober = derived.effects.filter(({ kind }) => kind === 'sober').map(({ target }) => target);
  if (sober.length > 0) {
    derived.drunk = derived.drunk.filter((seat) => !sober.includes(seat));
    derived.poisoned = derived.poisoned.filter((seat) => !sober.includes(seat));
  }
  table.caches.derived = derived;
  return derived;
}

/** Kinds that are asked about so often that the seats they lie on are kept. */
const LISTED: { readonly [kind: string]: 'drunk' | 'poisoned' | 'bereft' | 'keeping' | undefined } = {
  drunk: 'drunk',
  poisoned: 'poisoned',
  'no-ability': 'bereft',
  'keeps-ability': 'keeping',
};

/** Kinds on which it depends whether other effects hold. */
const DECISIVE: { readonly [kind: string]: true | undefined } = {
  drunk: true,
  poisoned: true,
  'no-ability': true,
  'keeps-ability': true,
  sober: true,
  safe: true,
};

/** Whether a token takes this ability away while it holds: any of the seat's, or only one character's. */
function impairs(effect: Effect, { character }: Ability): boolean {
  switch (effect.kind) {
    case 'drunk':
    case 'poisoned': {
      const of = dataOf(effect, effect.kind)?.of;
      return of === undefined || of === character;
    }
    case 'no-ability':
      // With `of` it is a thing that was to be done once and has been: what it did goes on.
      return dataOf(effect, 'no-ability')?.of === undefined;
    default:
      return false;
  }
}

/** Whether an effect holds: it does while its source works, and that depends on which of the decisive ones hold. */
function holdingIn(
  table: Table,
  effects: readonly Effect[],
  radiating: readonly Effect[],
): (effect: Effect) => boolean {
  const decisive = effects.filter((effect) => DECISIVE[effect.kind]);
  const held: (boolean | 'asking' | undefined)[] = [];

  /** Whether a decisive effect holds, seen from the effect whose fate depends on it. */
  const holds = (at: number, seenFrom: Effect): boolean => {
    const known = held[at];
    // In a circle (A poisons B, who makes A drunk) the older effect stands.
    if (known === 'asking') return decisive[at]!.id < seenFrom.id;
    if (known !== undefined) return known;
    held[at] = 'asking';
    const answer = sourceWorks(decisive[at]!);
    held[at] = answer;
    return answer;
  };
  const some = (seenFrom: Effect, fits: (other: Effect) => boolean): boolean =>
    // Drunkenness does not switch off its own cause, or it would never be.
    decisive.some((other, at) => other !== seenFrom && fits(other) && holds(at, seenFrom));
  const isImpaired = (effect: Effect, ability: Ability): boolean => {
    const on = (other: Effect) => other.target === ability.owner;
    // Who keeps themselves sober is never put to sleep: the drink comes too late.
    if (effect.kind === 'sober' && on(effect)) return some(effect, (other) => takesAway(other, ability));
    if (!some(effect, (other) => on(other) && impairs(other, ability) && !keepsOff(effect, other))) return false;
    return !some(effect, (other) => on(other) && other.kind === 'sober') || some(effect, (e) => takesAway(e, ability));
  };

  /** What a Demon radiates cannot put to sleep the very protection that keeps it off (No Dashii beside a Soldier). */
  const keepsOff = (ward: Effect, harm: Effect): boolean =>
    ward.kind === 'safe' &&
    dataOf(ward, 'safe').from === 'demon' &&
    ward.target === harm.target &&
    radiating.includes(harm) &&
    isDemons(harm);

  const sourceWorks = (effect: Effect): boolean => {
    if (radiating.includes(effect) && isWardedOff(effect)) return false;
    if (effect.outlives === 'everything' || effect.source === null) return true;
    let ability = abilityById(table, effect.source);
    for (;;) {
      if (ability === null || ability.ended || ability.nature === 'believed') return false;
      if (ability.owner === TABLE) return isInForce(table, ability);
      const { owner } = ability;
      const lives = effect.outlives === 'death' || livesInTruth(table, owner);
      if (!lives && !some(effect, (other) => other.target === owner && other.kind === 'keeps-ability')) return false;
      if (definitionOf(table, ability.character)?.unimpairable === true) return true;
      if (ability.soberWith === 'owner' || ability.lentBy === null) return !isImpaired(effect, ability);
      ability = abilityById(table, ability.lentBy);
    }
  };
  const isDemons = ({ by }: Effect): boolean => by !== null && teamOf(table, by) === 'demon';
  /** What a Demon radiates does not reach those who are safe from it. */
  const isWardedOff = (effect: Effect): boolean =>
    isDemons(effect) &&
    some(effect, (other) => {
      if (other.kind !== 'safe' || other.target !== effect.target) return false;
      return dataOf(other, 'safe').from === 'demon';
    });
  return (effect) => (DECISIVE[effect.kind] ? holds(decisive.indexOf(effect), effect) : sourceWorks(effect));
}

const older = (a: Effect, b: Effect) => a.id - b.id;

/** Auras are effects without a token; they are as old as the ability that has them. */
function auras(table: Table): Effect[] {
  const out: Effect[] = [];
  for (const ability of inPlay(table).withAura) {
    if (ability.ended || ability.nature === 'believed') continue;
    const definition = definitionOf(table, ability.character);
    if (definition?.aura === undefined) continue;
    for (const { kind, target, data } of definition.aura(factsOf(table, ability))) {
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
  return lender !== null && works(table, lender);
}

/** What no player has cannot be impaired; a jinx works while it is in force. */
const isInForce = (table: Table, { character }: Ability): boolean =>
  !table.jinxes.some(({ id }) => id === character) || jinxesInForce(table).some(({ id }) => id === character);

/** Alive, or dead with an ability that lives on; the Storyteller always. */
export const hasBreath = (table: Table, seat: SeatId): boolean =>
  seat === TABLE || livesInTruth(table, seat) || derive(table).keeping.includes(seat);

export function isImpairedNow(table: Table, ability: Ability): boolean {
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

/** A lost ability is no drunkenness: nothing sobers one up from it. */
const takesAway = (effect: Effect, ability: Ability): boolean =>
  effect.kind === 'no-ability' && effect.target === ability.owner && impairs(effect, ability);

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

export const isMarked = (table: Table, seat: SeatId, kind: string): boolean =>
  derive(table).effects.some((e) => e.target === seat && e.kind === kind);
