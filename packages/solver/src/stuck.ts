import type { CharacterId } from '@belfry/almanac';
import type { ImaginedNomination, SeatId, SeatSet } from '@belfry/engine';
import type { Matter } from './matter.ts';
import type { DayEvent } from './problem.ts';
import { seatsOf } from './seat-set.ts';

// What is said of a deal that gets no further than some step: one sentence each, about what nobody can explain in it.

const list = new Intl.ListFormat('en');
const says = (names: readonly string[]): string =>
  `${list.format(names)} ${names.length === 1 && names[0] !== 'You' ? 'says' : 'say'}`;

export const AT_THE_SEATING = 'Nothing explains who has drawn what.';
export const AT_THE_END = 'Somebody good would have lied.';

export const atDusk = (night: number): string => `Night ${night}: nothing explains how it begins.`;
export const atHearing = (night: number, name: string, character: string): string =>
  `Night ${night}: nothing explains what ${says([name])} of the ${character}.`;
/** Where nobody speaks, it is what the character does that cannot have been. */
export const atPlace = (night: number, character: string, speakers: readonly string[]): string =>
  speakers.length === 0
    ? `Night ${night}: nothing that the ${character} can have done fits.`
    : `Night ${night}: nothing explains what ${says(speakers)} as the ${character}.`;

export function atDawn(night: number, m: Matter): string {
  const { deaths, revivals } = m.nights[night - 1]!;
  const namesOf = (seats: SeatSet) => list.format(seatsOf(seats).map((seat) => m.problem.names[seat]!));
  const died = deaths === 0 ? 'nobody died' : `${namesOf(deaths)} died and nobody else`;
  const back = revivals === 0 ? '' : `, and that ${namesOf(revivals)} came back`;
  const became = m.canChange ? ', or somebody good keeps back what they became' : '';
  return `Night ${night}: nothing explains that ${died}${back}${became}.`;
}

export const atMorning = (day: number): string => `Day ${day}: nothing explains how it begins.`;
export const atVisit = (day: number, name: string, character: string): string =>
  `Day ${day}: nothing explains what ${says([name])} as the ${character}.`;
export const atSilence = (day: number): string => `Day ${day}: nothing explains who was told what and keeps it back.`;
export const atNightfall = (day: number): string => `Day ${day}: nothing explains that the game went on after it.`;

export const atEvent = (day: number, event: DayEvent, m: Matter): string =>
  `Day ${day}: nothing explains ${happening(event, m)}.`;

function happening(event: DayEvent, { problem }: Matter): string {
  const nameOf = (seat: SeatId) => problem.names[seat]!;
  const character = (id: CharacterId) => problem.script.find((one) => one.id === id)?.name ?? id;
  switch (event.type) {
    case 'execution':
      return event.died
        ? `that ${nameOf(event.player)} was executed and the game went on`
        : `that ${nameOf(event.player)} was executed and lived`;
    case 'nomination':
      return `that ${nominating(event.nomination, nameOf)}`;
    case 'use':
      return `what came of ${nameOf(event.use.user)} acting as the ${character(event.use.character)}`;
    case 'death':
      return `that ${nameOf(event.player)} died`;
    case 'votes':
      return 'who voted';
    case 'talk':
      return 'what was talked about';
  }
}

function nominating({ nominator, nominee, came }: ImaginedNomination, nameOf: (seat: SeatId) => string): string {
  const whom = nominee === null ? 'somebody' : nameOf(nominee);
  switch (came) {
    case 'nothing':
      return `${nameOf(nominator)} nominated ${whom} and nothing came of it`;
    case 'nominator-died':
      return `${nameOf(nominator)} nominated ${whom} and died of it`;
    case 'nominee-died':
      return `${nameOf(nominator)} nominated ${whom}, who died of it`;
    case 'nominator-executed':
      return `${nameOf(nominator)} nominated ${whom} and was executed for it`;
  }
}
