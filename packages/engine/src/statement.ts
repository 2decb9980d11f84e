import { type CharacterId, isSuggested, TEAMS, type Team, type Words } from '@belfry/almanac';
import type { Alignment, SeatId } from './seat.ts';

/**
 * Everything that a player can be shown or told: a token, a finger signal, a nod, a sentence. This table is the one
 * place where a kind is declared; the type, the check, the protocol's schema and the forms follow from it, and whoever
 * puts statements into words has a record over its keys.
 */
export const STATEMENTS = {
  number: { number: 'number' },
  yes: { yes: 'flag' },
  character: { character: 'character' },
  player: { player: 'seat' },
  /** "One of these players is this character." */
  'one-of': { players: 'seats', character: 'character' },
  /** "Nobody of this kind is in play." */
  none: { team: 'team' },
  grimoire: { tokens: 'tokens' },
  /** What the evil team learns; null for what this player is not told. */
  'evil-info': { demons: 'seats or null', minions: 'seats or null', bluffs: 'characters or null' },
  'player-is': { player: 'seat', character: 'character' },
  /** "The Demon is one of these." */
  among: { players: 'seats', team: 'team' },
  'none-among': { players: 'seats', team: 'team' },
  'count-among': { players: 'seats', alignment: 'alignment', number: 'number' },
  alignment: { player: 'seat', alignment: 'alignment' },
  'one-of-characters': { player: 'seat', characters: 'characters' },
  direction: { clockwise: 'flag' },
  characters: { characters: 'characters' },
  winning: { side: 'alignment or null' },
  warmth: { warmth: 'warmth' },
  answer: { answer: 'answer' },
  /** "You have the ability of." */
  ability: { character: 'character' },
  'in-play': { character: 'character' },
  /** "You are mad that you (or this player) are this character." */
  mad: { player: 'seat or null', character: 'character' },
  chose: { player: 'seat', chosen: 'seats' },
  /** Two statements at once, of which the listener weighs each. */
  two: { first: 'statement', second: 'statement' },
  /** By hand: whatever the Storyteller wants to say. */
  text: { text: 'text' },
} as const satisfies { readonly [kind: string]: { readonly [field: string]: FieldKind } };

export const WARMTHS = ['cold', 'warm', 'hot', 'bingo'] as const;
export type Warmth = (typeof WARMTHS)[number];
export const ANSWERS = ['yes', 'no', 'unknown'] as const;
export type PlainAnswer = (typeof ANSWERS)[number];

/** What each field of a statement may hold. */
export interface FieldTypes {
  readonly number: number;
  readonly flag: boolean;
  /** Somebody's own words, or those that were suggested to the Storyteller. */
  readonly text: Words;
  readonly seat: SeatId;
  readonly 'seat or null': SeatId | null;
  readonly seats: readonly SeatId[];
  readonly 'seats or null': readonly SeatId[] | null;
  readonly character: CharacterId;
  readonly characters: readonly CharacterId[];
  readonly 'characters or null': readonly CharacterId[] | null;
  readonly team: Team;
  readonly alignment: Alignment;
  readonly 'alignment or null': Alignment | null;
  readonly warmth: Warmth;
  readonly answer: PlainAnswer;
  readonly tokens: readonly ShownToken[];
  readonly statement: PlainStatement;
}
export type FieldKind = keyof FieldTypes;

export type StatementKind = keyof typeof STATEMENTS;
export const STATEMENT_KINDS = Object.keys(STATEMENTS) as readonly StatementKind[];

export type StatementField = { [K in StatementKind]: keyof (typeof STATEMENTS)[K] }[StatementKind];

/** A statement of one kind. */
export type StatementOf<K extends StatementKind> = K extends StatementKind
  ? { readonly says: K } & { readonly [F in keyof (typeof STATEMENTS)[K]]: TypeOf<(typeof STATEMENTS)[K][F]> }
  : never;
type TypeOf<F> = F extends FieldKind ? FieldTypes[F] : never;

export type Statement = StatementOf<StatementKind>;
/** What can stand inside another statement: anything that holds none itself. */
export type PlainStatement = StatementOf<Exclude<StatementKind, 'two'>>;

/** A seat as it lies in the Grimoire. (A type, not an interface: only those count as JSON.) */
export type GrimoireToken = {
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly alignment: Alignment;
  readonly alive: boolean;
  readonly believes: CharacterId | null;
  readonly reminders: readonly { readonly kind: string; readonly by: CharacterId | null }[];
};

/** A seat as somebody is shown it: where a token was taken out there is a hole. */
export type ShownToken = Omit<GrimoireToken, 'character' | 'alignment'> & {
  readonly character: CharacterId | null;
  readonly alignment: Alignment | null;
};

type Check = (value: unknown) => boolean;
const isNumber: Check = (value) => Number.isInteger(value);
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isAlignment: Check = (value) => value === 'good' || value === 'evil';
const listOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value);
const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isToken: Check = (value) =>
  isObject(value) &&
  isNumber(value.seat) &&
  orNull(isText)(value.character) &&
  orNull(isAlignment)(value.alignment) &&
  isFlag(value.alive) &&
  orNull(isText)(value.believes) &&
  listOf((reminder) => isObject(reminder) && isText(reminder.kind) && orNull(isText)(reminder.by))(value.reminders);

const CHECKS: { readonly [K in FieldKind]: Check } = {
  number: isNumber,
  flag: isFlag,
  text: (value) => isText(value) || isSuggested(value),
  seat: isNumber,
  'seat or null': orNull(isNumber),
  seats: listOf(isNumber),
  'seats or null': orNull(listOf(isNumber)),
  character: isText,
  characters: listOf(isText),
  'characters or null': orNull(listOf(isText)),
  team: oneOf(TEAMS),
  alignment: isAlignment,
  'alignment or null': orNull(isAlignment),
  warmth: oneOf(WARMTHS),
  answer: oneOf(ANSWERS),
  tokens: listOf(isToken),
  statement: (value) => isStatement(value) && value.says !== 'two',
};

export const isStatementKind = (value: unknown): value is StatementKind =>
  typeof value === 'string' && Object.hasOwn(STATEMENTS, value);

/** The fields of a kind with what each holds, in the order in which they are written. */
export const fieldsOf = (kind: StatementKind): readonly (readonly [StatementField, FieldKind])[] =>
  Object.entries(STATEMENTS[kind]) as [StatementField, FieldKind][]; // the keys of the table

/** Whether this is something that can be told. */
export function isStatement(value: unknown): value is Statement {
  if (!isObject(value) || !isStatementKind(value.says)) return false;
  const fields = fieldsOf(value.says);
  return (
    Object.keys(value).length === fields.length + 1 &&
    fields.every(([field, kind]) => Object.hasOwn(value, field) && CHECKS[kind](value[field]))
  );
}

/** Every seat that a statement names. */
export function seatsIn(statement: Statement): readonly SeatId[] {
  return fieldsOf(statement.says).flatMap(([field, kind]) => SEATS_IN[kind]?.(heldIn(statement, field)) ?? []);
}

/** Every character that a statement names. */
export function charactersIn(statement: Statement): readonly CharacterId[] {
  return fieldsOf(statement.says).flatMap(([field, kind]) => CHARACTERS_IN[kind]?.(heldIn(statement, field)) ?? []);
}

// The table says what lies in each field, which TypeScript cannot follow from a name in a variable.
const heldIn = (statement: Statement, field: string): never =>
  (statement as unknown as { readonly [field: string]: never })[field]!;

type Finder<T> = { readonly [K in FieldKind]?: (value: FieldTypes[K]) => readonly T[] };

const SEATS_IN: Finder<SeatId> = {
  text: (words) => (typeof words !== 'string' && 'seat' in words ? [words.seat] : []),
  seat: (seat) => [seat],
  'seat or null': (seat) => (seat === null ? [] : [seat]),
  seats: (seats) => seats,
  'seats or null': (seats) => seats ?? [],
  tokens: (tokens) => tokens.map(({ seat }) => seat),
  statement: (inner) => seatsIn(inner),
};

const CHARACTERS_IN: Finder<CharacterId> = {
  character: (character) => [character],
  characters: (characters) => characters,
  'characters or null': (characters) => characters ?? [],
  tokens: (tokens) => tokens.flatMap(({ character }) => character ?? []),
  statement: (inner) => charactersIn(inner),
};
