import type { CharacterId } from '@belfry/almanac';
import type { SeatId, Statement, StatementKind, StatementOf } from '@belfry/engine';

/** What somebody has named in telling what they learned on one night. */
export interface Told {
  readonly seats: readonly SeatId[];
  readonly character: CharacterId | null;
  readonly number: number | null;
  readonly yes: boolean | null;
}

const sameSeats = (a: readonly SeatId[], b: readonly SeatId[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** What of it makes it this statement. What cannot be said in a few words fits nothing. */
const FITS: { readonly [K in StatementKind]: (statement: StatementOf<K>, told: Told) => boolean } = {
  number: (s, { number }) => s.number === number,
  yes: (s, { yes }) => s.yes === yes,
  none: (_, { yes, number, seats, character }) =>
    (yes === false || number === 0) && seats.length === 0 && character === null,
  'one-of': (s, { seats, character }) => s.character === character && sameSeats(s.players, seats),
  character: (s, { character }) => s.character === character,
  player: (s, { seats }) => s.player === seats[0],
  'player-is': (s, { seats, character }) => s.player === seats[0] && s.character === character,
  among: (s, { seats }) => sameSeats(s.players, seats),
  'none-among': (s, { seats }) => sameSeats(s.players, seats),
  'count-among': (s, { seats, number }) => s.number === number && sameSeats(s.players, seats),
  alignment: (s, { seats, yes }) => s.player === seats[0] && (s.alignment === 'evil') === yes,
  'one-of-characters': (s, { seats, character }) =>
    s.player === seats[0] && character !== null && s.characters.includes(character),
  direction: (s, { yes }) => s.clockwise === yes,
  characters: (s, { character }) => s.characters.length === 1 && s.characters[0] === character,
  winning: () => false,
  warmth: () => false,
  answer: (s, { yes }) => (s.answer === 'yes' && yes === true) || (s.answer === 'no' && yes === false),
  ability: (s, { character }) => s.character === character,
  'in-play': (s, { character }) => s.character === character,
  mad: (s, { character }) => s.character === character,
  chose: (s, { seats }) => s.player === seats[0] && sameSeats(s.chosen, seats.slice(1)),
  grimoire: () => false,
  'evil-info': () => false,
  two: () => false,
  text: () => false,
};

export const fits = (statement: Statement, told: Told): boolean =>
  // Each entry takes statements of its kind, which TypeScript cannot follow from a name in a variable.
  (FITS[statement.says] as (statement: Statement, told: Told) => boolean)(statement, told);
