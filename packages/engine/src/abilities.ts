import type { CharacterId } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { abilitiesInPlay } from './in-play.ts';
import { firstOf } from './jinx.ts';
import { unmark } from './mark.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import { definitionOf, reshuffled, seatOf, type Table } from './table.ts';

/** How an ability comes into somebody's hands, beyond whose it is. */
export interface Giving {
  readonly lentBy?: Ability;
  readonly soberWith?: Ability['soberWith'];
  readonly shownAs?: CharacterId;
  readonly memory?: Ability['memory'];
}

/** Memory is written anew whenever it changes, so that all who remember nothing can share this. */
const NOTHING: Ability['memory'] = {};

/** Puts an ability into somebody's hands. Its `starts` part is run by {@link settleIn}. */
export function giveAbility(
  table: Table,
  owner: SeatId,
  character: CharacterId,
  nature: Ability['nature'],
  { lentBy, soberWith = 'owner', shownAs = firstOf(character), memory = NOTHING }: Giving = {},
): Ability {
  const { state } = table;
  const here = owner === TABLE ? null : seatOf(table, owner).character;
  const ability: Ability = {
    id: state.nextId++,
    character,
    owner,
    nature,
    lentBy: lentBy?.id ?? null,
    soberWith,
    place:
      nature === 'believed' && here !== null && definitionOf(table, here)?.believedHere ? here : firstOf(character),
    shownAs,
    born: { night: state.night, place: state.place },
    acted: 0,
    memory,
    ended: false,
  };
  if (owner === TABLE) state.tableAbilities = [...state.tableAbilities, ability];
  else seatOf(table, owner).abilities = seatOf(table, owner).abilities.concat(ability);
  reshuffled(table);
  return ability;
}

/** A new ability settles in: red herrings and the like. Nothing is settled for one who only believes. */
export function* settleIn(table: Table, ability: Ability): Play<void> {
  const starts = definitionOf(table, ability.character)?.starts;
  if (starts !== undefined && ability.nature !== 'believed') yield* starts(table.contextOf(ability));
}

/** All that a player can do ends for good, and what it did to others with it. */
export function endAbilities(table: Table, owner: SeatId): void {
  end(table, [...seatOf(table, owner).abilities]);
}

/** Abilities end, and with them what they lent to others. */
export function end(table: Table, ending: readonly Ability[]): void {
  if (ending.length === 0) return;
  const ids = new Set(ending.map((ability) => ability.id));
  for (const ability of ending) {
    ability.ended = true;
    if (ability.owner === TABLE) table.state.tableAbilities = table.state.tableAbilities.filter((a) => a !== ability);
    else {
      const seat = seatOf(table, ability.owner);
      seat.abilities = seat.abilities.filter((a) => a !== ability);
    }
  }
  reshuffled(table);
  const owners = new Set(ending.map((ability) => ability.owner));
  // Its own "spent" tokens go too: a new character is a fresh one.
  unmark(table, (e) => e.source !== null && ids.has(e.source) && (e.outlives !== 'everything' || owners.has(e.target)));
  end(
    table,
    abilitiesInPlay(table).filter(({ lentBy }) => lentBy !== null && ids.has(lentBy)),
  );
}
