import { dataOf, type Effect } from './effect.ts';
import { abilityById } from './in-play.ts';
import { jinxesInForce } from './jinx.ts';
import { type Ability, TABLE } from './seat.ts';
import { definitionOf, livesInTruth, type Table, teamOf } from './table.ts';

/** Kinds on which it depends whether other effects hold. */
const DECISIVE: { readonly [kind: string]: true | undefined } = {
  drunk: true,
  poisoned: true,
  'no-ability': true,
  'keeps-ability': true,
  sober: true,
  safe: true,
};

/** Which effects hold: one does while its source works, and that depends on which of the decisive ones hold. */
export class Holding {
  readonly #table: Table;
  /** Those that are auras. */
  readonly #radiating: readonly Effect[];
  readonly #decisive: readonly Effect[];
  /** What is known of the decisive ones. */
  readonly #held: (boolean | 'asking' | undefined)[] = [];
  /** How often something has led back to itself. */
  #circles = 0;

  constructor(table: Table, effects: readonly Effect[], radiating: readonly Effect[]) {
    this.#table = table;
    this.#radiating = radiating;
    this.#decisive = effects.filter(({ kind }) => DECISIVE[kind]);
  }

  holds(effect: Effect): boolean {
    return DECISIVE[effect.kind] ? this.#decides(this.#decisive.indexOf(effect), effect) : this.#sourceWorks(effect);
  }

  /** Whether a decisive effect holds, seen from the effect whose fate depends on it. */
  #decides(at: number, seenFrom: Effect): boolean {
    const known = this.#held[at];
    // In a circle (A poisons B, who makes A drunk) the older effect stands.
    if (known === 'asking') {
      this.#circles++;
      return this.#decisive[at]!.id < seenFrom.id;
    }
    if (known !== undefined) return known;
    this.#held[at] = 'asking';
    const before = this.#circles;
    const answer = this.#sourceWorks(this.#decisive[at]!);
    // What was found in a circle is so for whoever asked. Others ask for themselves, or it would matter who asks first.
    this.#held[at] = this.#circles === before ? answer : undefined;
    return answer;
  }

  #some(seenFrom: Effect, fits: (other: Effect) => boolean): boolean {
    // Drunkenness does not switch off its own cause, or it would never be.
    return this.#decisive.some((other, at) => other !== seenFrom && fits(other) && this.#decides(at, seenFrom));
  }

  #sourceWorks(effect: Effect): boolean {
    if (this.#radiating.includes(effect) && this.#isWardedOff(effect)) return false;
    if (effect.outlives === 'everything' || effect.source === null) return true;
    let ability = abilityById(this.#table, effect.source);
    for (;;) {
      if (ability === null || ability.ended || ability.nature === 'believed') return false;
      if (ability.owner === TABLE) return isInForce(this.#table, ability);
      const { owner } = ability;
      const lives = effect.outlives === 'death' || livesInTruth(this.#table, owner);
      if (!lives && !this.#some(effect, (e) => e.target === owner && e.kind === 'keeps-ability')) return false;
      if (definitionOf(this.#table, ability.character)?.unimpairable === true) return true;
      if (ability.soberWith === 'owner' || ability.lentBy === null) return !this.#isImpaired(effect, ability);
      const lent = ability;
      if (this.#some(effect, (other) => impairsAlone(other, lent))) return false;
      ability = abilityById(this.#table, ability.lentBy);
    }
  }

  #isImpaired(effect: Effect, ability: Ability): boolean {
    const on = (other: Effect) => other.target === ability.owner;
    const isBereft = () => this.#some(effect, (other) => takesAway(other, ability));
    // Who keeps themselves sober is never put to sleep: the drink comes too late.
    if (effect.kind === 'sober' && on(effect)) return isBereft();
    if (!this.#some(effect, (other) => on(other) && impairs(other, ability) && !this.#keepsOff(effect, other)))
      return false;
    return !this.#some(effect, (other) => on(other) && other.kind === 'sober') || isBereft();
  }

  /** What a Demon radiates cannot put to sleep the very protection that keeps it off (No Dashii beside a Soldier). */
  #keepsOff(ward: Effect, harm: Effect): boolean {
    return isWard(ward) && ward.target === harm.target && this.#radiating.includes(harm) && this.#isDemons(harm);
  }

  /** What a Demon radiates does not reach those who are safe from it. */
  #isWardedOff(effect: Effect): boolean {
    return this.#isDemons(effect) && this.#some(effect, (other) => isWard(other) && other.target === effect.target);
  }

  #isDemons({ by }: Effect): boolean {
    return by !== null && teamOf(this.#table, by) === 'demon';
  }
}

const isWard = (effect: Effect): boolean => effect.kind === 'safe' && dataOf(effect, 'safe').from === 'demon';

/** Whether a token takes this ability away while it holds: any of the seat's, or only one character's. */
export function impairs(effect: Effect, { character }: Ability): boolean {
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

/** Whether a token is about this one ability of its owner's, and puts it to sleep. */
export const impairsAlone = (effect: Effect, { owner, character }: Ability): boolean =>
  effect.target === owner &&
  (effect.kind === 'drunk' || effect.kind === 'poisoned') &&
  dataOf(effect, effect.kind)?.of === character;

/** A lost ability is no drunkenness: nothing sobers one up from it. */
export const takesAway = (effect: Effect, ability: Ability): boolean =>
  effect.kind === 'no-ability' && effect.target === ability.owner && impairs(effect, ability);

/** What no player has cannot be impaired; a jinx works while it is in force. */
export const isInForce = (table: Table, { character }: Ability): boolean =>
  !table.jinxes.some(({ id }) => id === character) || jinxesInForce(table).some(({ id }) => id === character);
