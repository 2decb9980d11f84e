import { effectsOn, works } from '../derived.ts';
import { dataOf } from '../effect.ts';
import type { Json } from '../json.ts';
import { wentWrong } from '../ledger.ts';
import { mark, unmark } from '../mark.ts';
import { type Ability, TABLE } from '../seat.ts';
import { type Table, touch } from '../table.ts';

/** What an ability knows about itself. */
export interface Remembering {
  /** Whether this ability does anything at this moment; `evenDead` also where its owner is dead. */
  works(evenDead?: boolean): boolean;
  /** What this ability remembers; read anew, never kept. */
  memory(): Ability['memory'];
  remember(key: string, value: Json): void;
  /** What the character remembers for the whole game, whoever is it. */
  gameMemory(): Ability['memory'];
  rememberForGame(key: string, value: Json): void;
  /** Once per game: lays the token that says so. Taken away, by hand or by an ability, it can be used again. */
  spend(): void;
  isSpent(): boolean;
  /** Whether the owner has been woken for this ability tonight. */
  actedTonight(): boolean;
  /** It should have done something now, and could not because of another character. */
  failed(): void;
}

export function remembering(table: Table, ability: Ability): Remembering {
  const { owner, character } = ability;
  const { state } = table;
  return {
    works: (evenDead) => works(table, ability, evenDead),
    memory: () => ability.memory,
    remember(key, value) {
      ability.memory = { ...ability.memory, [key]: value };
      touch(table);
    },
    gameMemory: () => state.memory[character] ?? {},
    rememberForGame(key, value) {
      state.memory = { ...state.memory, [character]: { ...state.memory[character], [key]: value } };
    },
    spend() {
      // Whoever only believes to have it has nothing to lose, and the Grimoire no token for it.
      if (ability.nature === 'believed' || owner === TABLE) ability.memory = { ...ability.memory, spent: true };
      else
        mark(table, {
          kind: 'no-ability',
          target: owner,
          source: ability,
          outlives: 'everything',
          data: { of: character },
        });
    },
    isSpent: () => ability.memory.spent === true || (owner !== TABLE && isSpent(table, ability)),
    actedTonight: () => ability.acted === state.night,
    failed: () => wentWrong(table, ability),
  };
}

/** The token lies there, by the ability itself or by hand. */
const isSpent = (table: Table, { owner, character }: Ability): boolean =>
  effectsOn(table, owner, 'no-ability').some((effect) => {
    const of = dataOf(effect, 'no-ability')?.of;
    return of === undefined || of === character;
  });

/** What was spent can be used again. */
export const refill = (table: Table, { owner, character }: Ability): void =>
  unmark(table, (e) => e.kind === 'no-ability' && e.target === owner && dataOf(e, 'no-ability')?.of === character);
