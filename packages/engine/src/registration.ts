import type { CharacterId, Team } from '@belfry/almanac';
import { registrationTo } from './definition.ts';
import { isStandInDemon } from './demons.ts';
import { derive, works } from './derived.ts';
import { dataOf } from './effect.ts';
import { inPlay } from './in-play.ts';
import { firstOf } from './jinx.ts';
import type { SeatId, Then } from './seat.ts';
import type { Registration } from './stages.ts';
import { definitionOf, seatOf, type Table, teamOf, trueTeam } from './table.ts';
import { type Truth, truth } from './truth.ts';

const NONE: readonly Registration[] = [];

/** How a seat may register beyond what it is; the dead do too, the drunk do not. */
function registrationsOf(table: Table, seat: SeatId): readonly Registration[] {
  let found = NONE;
  for (const effect of derive(table).registers) {
    if (effect.target === seat) found = [...found, { ...dataOf(effect, 'registers'), always: true }];
  }
  for (const ability of inPlay(table).registering) {
    if (ability.owner !== seat || !works(table, ability, true)) continue;
    const definition = definitionOf(table, ability.character);
    const registers = definition === null ? null : registrationTo(definition, askerOf(table));
    if (registers !== null && !(table.underway.plainly && registers.always !== true)) found = [...found, registers];
  }
  return found;
}

/** Whoever asks, as the character that everybody would call it. */
const askerOf = ({ underway: { asker } }: Table): CharacterId | null =>
  asker === null ? null : firstOf(asker.character);

export function isEvil(table: Table, player: SeatId): Truth {
  const { alignment } = seatOf(table, player);
  let may = false;
  for (const { alignment: as, always } of registrationsOf(table, player)) {
    if (as === undefined || as === alignment) continue;
    if (always === true) return truth(as === 'evil');
    may = true;
  }
  return may ? 'may' : truth(alignment === 'evil');
}

/** Whether they are of that team beside anything else, whether they may seem so, and whether they may seem otherwise. */
function among(seeming: readonly Registration[], really: boolean, team: Team): Truth {
  let may = false;
  for (const { teams, always } of seeming) {
    if (teams === undefined) continue;
    if (always === true) {
      if (teams.includes(team)) return 'yes';
    } else if (really || teams.includes(team)) may = true;
  }
  return may ? 'may' : truth(really);
}

export function isTeam(table: Table, player: SeatId, team: Team): Truth {
  if (team === 'demon' && isStandInDemon(table, player)) return 'yes';
  return among(registrationsOf(table, player), trueTeam(table, player) === team, team);
}

export function isCharacter(table: Table, player: SeatId, character: CharacterId): Truth {
  const really = seatOf(table, player).character === character;
  const seeming = registrationsOf(table, player);
  return seeming.length === 0 ? truth(really) : among(seeming, really, teamOf(table, character));
}

/** Whether a player was of that team at some moment: as they register now, where they are still the same. */
export function wasTeam(table: Table, { seat, character }: Then, team: Team): Truth {
  const now = seatOf(table, seat);
  return now.character === character ? isTeam(table, seat, team) : truth(teamOf(table, character) === team);
}

/** Whether a player was that character at some moment: as they register now, where they are still the same. */
export function wasCharacter(table: Table, then: Then, character: CharacterId): Truth {
  const now = seatOf(table, then.seat);
  return now.character === then.character
    ? isCharacter(table, then.seat, character)
    : truth(then.character === character);
}
