import { TEAMS } from '@belfry/almanac';
import type { Options, Statement } from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
import { Character, LineText, Seat } from './text.ts';

const Seats = z.array(Seat).max(20);
const Characters = z.array(Character).max(60);

const Token = z.strictObject({
  seat: Seat,
  character: Character,
  alignment: z.enum(['good', 'evil']),
  alive: z.boolean(),
  believes: Character.nullable(),
  reminders: z.array(z.strictObject({ kind: z.string().max(80), by: Character.nullable() })).max(40),
});

/** What a player can be shown or told: the engine's `Statement`. */
export const StatementShape: z.ZodType<Statement> = z.union([
  z.strictObject({ number: z.int() }),
  z.strictObject({ yes: z.boolean() }),
  z.strictObject({ character: Character }),
  z.strictObject({ player: Seat }),
  z.strictObject({ players: Seats, character: Character }),
  z.strictObject({ none: z.enum(TEAMS) }),
  z.strictObject({ grimoire: z.array(Token).max(20) }),
  z.strictObject({ demons: Seats, minions: Seats }),
  z.strictObject({ minions: Seats, bluffs: Characters }),
  z.strictObject({ demons: Seats }),
  z.strictObject({ text: LineText }),
]);

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
