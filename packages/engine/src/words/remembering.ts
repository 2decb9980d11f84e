import { effectsOn, howOften, regains, works } from '../derived.ts';
import { dataOf } from '../effect.ts';
import type { Json } from '../json.ts';
import { wentWrong } from '../ledger.ts';
import { mark, unmark } from '../mark.ts';
import { keyOf, type Memo } from '../memo.ts';
import { type Ability, type SeatId, TABLE } from '../seat.ts';
import { type Table, touch } from '../table.ts';

/** What an ability knows about itself. */
export interface Remembering {
  /** Whether this ability does anything at this moment; `evenDead` also where its owner is dead. */
  works(evenDead?: boolean): boolean;
  /** What this ability remembers; read anew, never kept. */
  memory(): Ability['memory'];
  remember<T extends Json>(what: Memo<T>, value: T): void;
  remember(key: string, value: Json): void;
  /** What the character remembers for the whole game, whoever is it. */
  gameMemory(): Ability['memory'];
  rememberForGame<T extends Json>(what: Memo<T>, value: T): void;
  rememberForGame(key: string, value: Json): void;
  /** Once per game: lays the token that says so. Taken away, by hand or by an ability, it can be used again. */
  spend(): void;
  isSpent(): boolean;
  /** How often it is done when it is done now: once, or oftener thanks to others. */
  howOften(): number;
  /** Whether the owner has been woken for this ability tonight. */
  actedTonight(): boolean;
  /** What was noted of somebody's ability since dawn was nothing out of the ordinary. */
  absolve(player: SeatId): void;
  /** It should have done something now, and could not because of another character. */
  failed(): void;
}

export function remembering(table: Table, ability: Ability): Remembering {
  const { owner, character } = ability;
  const { state } = table;
  return {
    works: (evenDead) => works(table, ability, evenDead),
    memory: () => ability.memory,
    remember(what: string | Memo<Json>, value: Json) {
      ability.memory = { ...ability.memory, [keyOf(what)]: value };
      touch(table);
    },
    gameMemory: () => state.memory[character] ?? {},
    rememberForGame(what: string | Memo<Json>, value: Json) {
      state.memory = { ...state.memory, [character]: { ...state.memory[character], [keyOf(what)]: value } };
    },
    spend() {
      // Whoever only believes to have it has nothing to lose, and the Grimoire no token for it.
      if (ability.nature === 'believed' || owner === TABLE)
        ability.memory = { ...ability.memory, spent: timesSpent(ability) + 1 };
      else
        mark(table, {
          kind: 'no-ability',
          target: owner,
          source: ability,
          outlives: 'everything',
          data: { of: character },
        });
    },
    isSpent: () => isSpent(table, ability),
    howOften: () => howOften(table, owner),
    actedTonight: () => ability.acted === state.night,
    absolve: (player) => {
      state.abnormal = state.abnormal.filter(({ seat }) => seat !== player);
    },
    failed: () => wentWrong(table, ability),
  };
}

const timesSpent = ({ memory }: Ability): number => (typeof memory.spent === 'number' ? memory.spent : 0);

/** As many tokens lie there, by the ability itself or by hand, as it can be used: once, or oftener thanks to others. */
function isSpent(table: Table, ability: Ability): boolean {
  const { owner, character } = ability;
  if (owner === TABLE) return timesSpent(ability) > 0;
  const tokens = effectsOn(table, owner, 'no-ability').map((effect) => dataOf(effect, 'no-ability')?.of);
  if (tokens.includes(undefined)) return true;
  const spent = timesSpent(ability) + tokens.filter((of) => of === character).length;
  return spent > 0 && spent >= 1 + furtherUses(table, owner);
}

/** What tokens let a player do once more than once. */
const furtherUses = (table: Table, seat: SeatId): number => howOften(table, seat) - 1 + (regains(table, seat) ? 1 : 0);

/** What was spent can be used again. */
export const refill = (table: Table, { owner, character }: Ability): void =>
  unmark(table, (e) => e.kind === 'no-ability' && e.target === owner && dataOf(e, 'no-ability')?.of === character);
