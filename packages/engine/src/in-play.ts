import type { CharacterId } from '@belfry/almanac';
import type { CharacterDefinition } from './definition.ts';
import type { Ability } from './seat.ts';
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
  readonly offering: readonly Ability[];
  /** Those who step in at a stage, in the order of its bands. */
  readonly atStage: ReadonlyMap<Stage, readonly Listener[]>;
}

export interface Listener {
  readonly ability: Ability;
  readonly on: unknown;
  readonly evenDead: unknown;
  readonly always: unknown;
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
  const atStage = new Map<Stage, { band: number; listener: Listener }[]>();
  for (const ability of abilities) {
    const definition = definitionOf(table, ability.character);
    file(atPlace, ability.place, ability);
    if (definition !== null) for (const [stage, entry] of listening(definition, ability)) file(atStage, stage, entry);
  }
  const having = (part: keyof CharacterDefinition) =>
    abilities.filter(({ character }) => definitionOf(table, character)?.[part] !== undefined);
  return {
    abilities,
    atPlace,
    withAura: having('aura'),
    registering: having('registers'),
    bendingVotes: having('voting'),
    offering: having('offers'),
    atStage: new Map(
      // A stable sort: inside a band the seating stays.
      [...atStage].map(([stage, entries]) => [
        stage,
        entries.sort((a, b) => a.band - b.band).map((entry) => entry.listener),
      ]),
    ),
  };
}

/** What an ability does at which stage, each with the number of its band. */
function listening(
  { on, evenDead, always }: CharacterDefinition,
  ability: Ability,
): Map<Stage, { band: number; listener: Listener }> {
  const out = new Map<Stage, { band: number; listener: Listener }>();
  if (on === undefined && evenDead === undefined && always === undefined) return out;
  for (const name in { ...on, ...evenDead, ...always }) {
    const stage = name as Stage;
    const hooks = [on?.[stage], evenDead?.[stage], (always as Hooks | undefined)?.[stage]] as const;
    out.set(stage, {
      band: Math.max(...hooks.map((hook) => bandOf(stage, hook))),
      listener: { ability, on: hookOf(hooks[0]), evenDead: hookOf(hooks[1]), always: hookOf(hooks[2]) },
    });
  }
  return out;
}

const hookOf = (hook: Hooks[Stage]): unknown =>
  hook === undefined ? null : typeof hook === 'function' ? hook : hook.hook;

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
