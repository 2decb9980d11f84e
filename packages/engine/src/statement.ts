import { type CharacterId, TEAMS, type Team } from '@belfry/almanac';
import type { Alignment, SeatId } from './seat.ts';

/** Something that a player can be shown or told: a token, a finger signal, a nod. */
export type Statement =
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly character: CharacterId }
  | { readonly player: SeatId }
  /** "One of these players is this character." */
  | { readonly players: readonly SeatId[]; readonly character: CharacterId }
  /** "Nobody of this kind is in play." */
  | { readonly none: Team }
  | { readonly grimoire: readonly GrimoireToken[] }
  | { readonly demons: readonly SeatId[]; readonly minions: readonly SeatId[] }
  | { readonly minions: readonly SeatId[]; readonly bluffs: readonly CharacterId[] }
  | { readonly demons: readonly SeatId[] }
  /** By hand: whatever the Storyteller wants to say. */
  | { readonly text: string };

/** A seat as it lies in the Grimoire. (A type, not an interface: only those count as JSON.) */
export type GrimoireToken = {
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly alignment: Alignment;
  readonly alive: boolean;
  readonly believes: CharacterId | null;
  readonly reminders: readonly { readonly kind: string; readonly by: CharacterId | null }[];
};

const isNumber = (value: unknown) => Number.isInteger(value);
const isText = (value: unknown) => typeof value === 'string';
const listOf = (isItem: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem);
const isToken = (value: unknown) =>
  value !== null &&
  typeof value === 'object' &&
  isNumber((value as GrimoireToken).seat) &&
  isText((value as GrimoireToken).character) &&
  Array.isArray((value as GrimoireToken).reminders);

const SHAPES: readonly { readonly [key: string]: (value: unknown) => boolean }[] = [
  { number: isNumber },
  { yes: (value) => typeof value === 'boolean' },
  { character: isText },
  { player: isNumber },
  { players: listOf(isNumber), character: isText },
  { none: (value) => TEAMS.includes(value as Team) },
  { grimoire: listOf(isToken) },
  { demons: listOf(isNumber), minions: listOf(isNumber) },
  { minions: listOf(isNumber), bluffs: listOf(isText) },
  { demons: listOf(isNumber) },
  { text: isText },
];

/** Whether this has the shape of something that can be told. */
export function isStatement(value: unknown): value is Statement {
  if (value === null || typeof value !== 'object') return false;
  const parts = Object.entries(value);
  return SHAPES.some(
    (shape) => parts.length === Object.keys(shape).length && parts.every(([key, part]) => shape[key]?.(part) === true),
  );
}
