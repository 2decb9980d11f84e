import { TEAMS } from '@belfry/almanac';
import {
  ANSWERS,
  type FieldKind,
  type FieldTypes,
  fieldsOf,
  type Options,
  type PlainStatement,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
  WARMTHS,
} from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
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
  text: LineText,
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
const Count = z.int().min(0).max(20);
const plainOptions = [
  z.strictObject({ pick: z.literal('players'), from: Seats, min: Count, max: Count }),
  z.strictObject({ pick: z.literal('characters'), from: Characters, min: Count, max: Count }),
  z.strictObject({
    pick: z.literal('one'),
    of: z.array(z.strictObject({ value: AnyJson, note: z.string().max(200).exactOptional() })).max(60),
  }),
  z.strictObject({ pick: z.literal('text'), maxLength: z.int().min(1).max(2_000) }),
] as const;

/** What the Storyteller may ask a player to choose from: the engine's `Options`, one level of actions deep. */
export const OptionsShape: z.ZodType<Options> = z.union([
  ...plainOptions,
  z.strictObject({
    pick: z.literal('action'),
    of: z
      .array(
        z.strictObject({
          do: z.string().min(1).max(40),
          character: Character.exactOptional(),
          with: z.union(plainOptions).exactOptional(),
        }),
      )
      .max(60),
  }),
]);
