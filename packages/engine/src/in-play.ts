import type { CharacterId } from '@belfry/almanac';
import type { CharacterDefinition } from './definition.ts';
import { type Ability, TABLE } from './seat.ts';
import { BANDS, type Hooks, type Stage } from './stages.ts';
import { definitionOf, seatOf, type Table } from './table.ts';

/** The abilities in somebody's hands, sorted by what the rules ask of them again and again. */
export interface InPlay {
  /** All, clockwise from the first chair, then the table's own; so are those below. */
  readonly abilities: readonly Ability[];
  /** By the place of the night at which they act. */
  readonly atPlace: ReadonlyMap<CharacterId, readonly Ability[]>;
  readonly withAura: readonly Ability[];
  /** Those whose owner may register as something else. */
  readonly registering: readonly Ability[];
  readonly bendingVotes: readonly Ability[];
  /** Those whose owner is bound in what they may do with their hand or their voice. */
  readonly bound: readonly Ability[];
  readonly offering: readonly Ability[];
  /** Those who step in at a stage, in the order of its bands. */
  readonly atStage: ReadonlyMap<Stage, readonly Listener[]>;
}

export interface Listener {
  readonly ability: Ability;
  readonly step: Step;
}

/** A fresh one whenever an ability has come or gone (`reshuffled`): whoever walks along a list keeps the old one. */
export function inPlay(table: Table): InPlay {
  table.caches.inPlay ??= sorted(table);
  return table.caches.inPlay;
}

export const abilitiesInPlay = (table: Table): readonly Ability[] => inPlay(table).abilities;

export function abilityById(table: Table, id: number): Ability | null {
  for (const ability of abilitiesInPlay(table)) if (ability.id === id) return ability;
  return null;
}

function sorted(table: Table): InPlay {
  const { circle, tableAbilities } = table.state;
  const abilities = circle.flatMap((id) => seatOf(table, id).abilities);
  if (tableAbilities.length > 0) abilities.push(...tableAbilities);
  const atPlace = new Map<CharacterId, Ability[]>();
  const atStage = new Map<Stage, Listener[]>();
  const withAura: Ability[] = [];
  const registering: Ability[] = [];
  const bendingVotes: Ability[] = [];
  const bound: Ability[] = [];
  const offering: Ability[] = [];
  for (const ability of abilities) {
    file(atPlace, ability.place, ability);
    const definition = definitionOf(table, ability.character);
    if (definition === null) continue;
    if (definition.aura !== undefined) withAura.push(ability);
    if (definition.registers !== undefined) registering.push(ability);
    if (definition.voting !== undefined) bendingVotes.push(ability);
    if (definition.conduct !== undefined) bound.push(ability);
    // What a player would say they do by day, the Storyteller does as an offer.
    if (definition.offers !== undefined || (definition.action !== undefined && ability.owner === TABLE))
      offering.push(ability);
    for (const step of stepsOf(definition)) file(atStage, step.stage, { ability, step });
  }
  // A stable sort: inside a band the seating stays.
  for (const listeners of atStage.values())
    if (listeners.length > 1) listeners.sort((a, b) => a.step.band - b.step.band);
  return { abilities, atPlace, withAura, registering, bendingVotes, bound, offering, atStage };
}

/** What an ability does at one stage, and when: while it works, even if its owner is dead, or whether it works or not. */
export interface Step {
  readonly stage: Stage;
  /** The number of its band there. */
  readonly band: number;
  readonly when: 'on' | 'evenDead' | 'always';
  readonly hook: unknown;
}

/** Definitions never change, and every game sorts those of its characters several times. */
const steps = new WeakMap<CharacterDefinition, readonly Step[]>();

function stepsOf(definition: CharacterDefinition): readonly Step[] {
  let known = steps.get(definition);
  if (known === undefined) {
    known = [...stepsIn(definition, 'always'), ...stepsIn(definition, 'on'), ...stepsIn(definition, 'evenDead')];
    steps.set(definition, known);
  }
  return known;
}

const stepsIn = (definition: CharacterDefinition, when: Step['when']): Step[] =>
  Object.entries<Hooks[Stage]>(definition[when] ?? {}).map(([name, hook]) => {
    const stage = name as Stage; // the keys of hooks are stages
    return { stage, band: bandOf(stage, hook), when, hook: typeof hook === 'object' ? hook.hook : hook };
  });

function bandOf(stage: Stage, hook: Hooks[Stage]): number {
  if (hook === undefined || typeof hook === 'function') return 0;
  const bands: readonly string[] = BANDS[stage as keyof typeof BANDS];
  return bands.indexOf(hook.band);
}

function file<K, V>(lists: Map<K, V[]>, under: K, item: V): void {
  const list = lists.get(under);
  if (list === undefined) lists.set(under, [item]);
  else list.push(item);
}
