import type { CharacterId } from '@belfry/almanac';
import type { Hooks } from './definition.ts';
import type { Ability } from './seat.ts';
import { definitionOf, seatOf, type Table } from './table.ts';

/** The abilities in somebody's hands, sorted by what the rules ask of them again and again. */
export interface InPlay {
  /** All, clockwise from the first chair; so are those below. */
  readonly abilities: readonly Ability[];
  readonly ofCharacter: ReadonlyMap<CharacterId, readonly Ability[]>;
  readonly withAura: readonly Ability[];
  /** Those whose owner may register as something else. */
  readonly registering: readonly Ability[];
  /** Those with a hook of either kind. */
  readonly atStage: ReadonlyMap<keyof Hooks, readonly Ability[]>;
}

/** A fresh one whenever an ability has come or gone ({@link reshuffled}): whoever walks along a list keeps the old one. */
export function inPlay(table: Table): InPlay {
  table.inPlay ??= sorted(table);
  return table.inPlay;
}

export const abilitiesInPlay = (table: Table): readonly Ability[] => inPlay(table).abilities;

export function abilityById(table: Table, id: number): Ability | null {
  for (const ability of abilitiesInPlay(table)) if (ability.id === id) return ability;
  return null;
}

function sorted(table: Table): InPlay {
  const abilities = table.state.circle.flatMap((id) => seatOf(table, id).abilities);
  const ofCharacter = new Map<CharacterId, Ability[]>();
  const atStage = new Map<keyof Hooks, Ability[]>();
  for (const ability of abilities) {
    const { on, always } = definitionOf(table, ability.character) ?? {};
    file(ofCharacter, ability.character, ability);
    for (const stage of Object.keys({ ...on, ...always })) file(atStage, stage as keyof Hooks, ability);
  }
  return {
    abilities,
    ofCharacter,
    withAura: abilities.filter(({ character }) => definitionOf(table, character)?.aura !== undefined),
    registering: abilities.filter(({ character }) => definitionOf(table, character)?.registers !== undefined),
    atStage,
  };
}

function file<K>(lists: Map<K, Ability[]>, under: K, ability: Ability): void {
  const list = lists.get(under);
  if (list === undefined) lists.set(under, [ability]);
  else list.push(ability);
}
