import { isSuggested, type Suggested, TEAMS } from '@belfry/almanac';
import {
  ANSWERS,
  type FieldKind,
  type FieldTypes,
  fieldsOf,
  type PlainStatement,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
  WARMTHS,
} from '@belfry/engine';
import { z } from 'zod';
import { Character, LineText, Seat } from './text.ts';

const Seats = z.array(Seat).max(20);
const Characters = z.array(Character).max(60);
const Alignment = z.enum(['good', 'evil']);

const Token = z.strictObject({
  seat: Seat,
  character: Character.nullable(),
  alignment: Alignment.nullable(),
  alive: z.boolean(),
  believes: Character.nullable(),
  reminders: z.array(z.strictObject({ kind: z.string().max(80), by: Character.nullable() })).max(40),
});

const FIELDS: { readonly [K in Exclude<FieldKind, 'statement'>]: z.ZodType<FieldTypes[K]> } = {
  number: z.int(),
  flag: z.boolean(),
  text: z.union([LineText, z.custom<Suggested>(isSuggested)]),
  seat: Seat,
  'seat or null': Seat.nullable(),
  seats: Seats,
  'seats or null': Seats.nullable(),
  character: Character,
  characters: Characters,
  'characters or null': Characters.nullable(),
  team: z.enum(TEAMS),
  alignment: Alignment,
  'alignment or null': Alignment.nullable(),
  warmth: z.enum(WARMTHS),
  answer: z.enum(ANSWERS),
  tokens: z.array(Token).max(20),
};

/** The engine's table of statements, as a schema: one strict object for each kind. */
const kindsOf = <T extends Statement>(kinds: readonly StatementKind[], inner: z.ZodType | null): z.ZodType<T> => {
  const [first, ...rest] = kinds.map((kind) => {
    const fields = fieldsOf(kind).map(([field, holds]) => [field, holds === 'statement' ? inner! : FIELDS[holds]]);
    return z.strictObject({ says: z.literal(kind), ...(Object.fromEntries(fields) as z.ZodRawShape) });
  });
  return z.discriminatedUnion('says', [first!, ...rest]) as unknown as z.ZodType<T>; // built from the table that makes the type
};

const holdsStatements = (kind: StatementKind) => fieldsOf(kind).some(([, holds]) => holds === 'statement');
const Plain = kindsOf<PlainStatement>(
  STATEMENT_KINDS.filter((kind) => !holdsStatements(kind)),
  null,
);

/** What a player can be shown or told: the engine's `Statement`. */
export const StatementShape: z.ZodType<Statement> = kindsOf<Statement>(STATEMENT_KINDS, Plain);
