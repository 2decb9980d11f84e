import { almanac } from '@belfry/almanac';
import { hasBreath, isBereft, isMarked, regains } from './derived.ts';
import { abilitiesInPlay } from './in-play.ts';
import { completed } from './night-order.ts';
import type { NightSheet } from './prompt.ts';
import { type Ability, OWED, type SeatId, TABLE } from './seat.ts';
import { characterOf, definitionOf, seatOf, type Table } from './table.ts';

/** The script's order; whoever is in play without being on it (a Traveller, a Pit-Hag's work) stands where the official order has them. */
export function nightOrder(table: Table): readonly string[] {
  const first = table.state.night === 1;
  const order = first ? table.script.first : table.script.other;
  const extra = abilitiesInPlay(table)
    .map((ability) => ability.place)
    .filter((id) => !table.script.characters.has(id));
  if (extra.length + table.state.fabled.length === 0) return order;
  const { nightOrder } = almanac();
  return completed(order, first ? nightOrder.first : nightOrder.other, [...extra, ...table.state.fabled]);
}

/** Whether somebody's turn is still to come tonight, as far as can be said now. */
export function wakesLater(table: Table, player: SeatId): boolean {
  const { night, phase, place } = table.state;
  if (phase !== 'night') return false;
  const order = nightOrder(table);
  return seatOf(table, player).abilities.some((ability) => {
    const at = order.indexOf(ability.place);
    const isTooLate = ability.born.night === night && ability.born.place >= at;
    return at > place && !isTooLate && definitionOf(table, ability.character) !== null && wakesTonight(table, ability);
  });
}

export const wakesTonight = (table: Table, ability: Ability): boolean =>
  isDue(table, ability) && (definitionOf(table, ability.character) === null || !isKeptAsleep(table, ability));

/** Whether it would wake its owner tonight if nothing kept them asleep. */
export function isDue(table: Table, ability: Ability): boolean {
  const { night } = table.state;
  if (ability.acted === night) return false;
  const definition = definitionOf(table, ability.character);
  if (definition === null) return handText(table, ability.character) !== null && isAbout(table, ability.owner);
  const { wakes } = definition;
  if (wakes === undefined || !hasBreath(table, ability.owner)) return false;
  if (typeof wakes === 'function') return wakes(table.contextOf(ability));
  if (wakes === 'first') return beginsTonight(table, ability);
  if (wakes === 'set-up') return night === 1;
  return wakes === 'each' || night > 1;
}

/** To start knowing something: on the first night, when one comes to it later, and when it is given back to the dead. */
function beginsTonight(table: Table, { acted, born, owner }: Ability): boolean {
  const { night } = table.state;
  return (
    acted === OWED || (acted === 0 && (night === 1 || born.night > 0)) || (acted !== night && regains(table, owner))
  );
}

/** Something keeps them in bed as what they are or believe to be, or has taken their ability for all they know. */
const isKeptAsleep = (table: Table, ability: Ability): boolean =>
  (ability.nature !== 'gained' && isMarked(table, ability.owner, 'sleeps')) || isBereft(table, ability);

/** Alive, and for what is run by hand newly dead as well: many a death has its say in the night that follows. */
const isAbout = (table: Table, owner: SeatId): boolean =>
  owner === TABLE || seatOf(table, owner).alive || diedLately(table, owner);

const diedLately = ({ state }: Table, seat: SeatId): boolean =>
  state.today.died.some((then) => then.seat === seat) || state.tonight.livedAtDusk.includes(seat);

/** Which of a character's texts is tonight's. */
export const sheetTonight = ({ state }: Table): NightSheet => (state.night === 1 ? 'firstNight' : 'otherNight');

/** What the sheet says for tonight about a character without code. */
export const handText = (table: Table, id: string): string | null => characterOf(table, id)[sheetTonight(table)];
