import {
  INTERVENTIONS,
  type Intervention,
  type InterventionPart,
  type InterventionParts,
  partOf,
} from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
import { OptionsShape } from './options.ts';
import { StatementShape } from './statement.ts';
import { Character, LineText, Name, Seat } from './text.ts';

/** How each part of an act has to look on the wire. A part without a shape does not compile. */
const PARTS: { readonly [P in InterventionPart]: z.ZodType<InterventionParts[P]> } = {
  seat: Seat,
  seats: z.array(Seat).max(20),
  character: Character,
  'character-or-none': Character.nullable(),
  characters: z.array(Character).max(20),
  side: z.enum(['good', 'evil']),
  flag: z.boolean(),
  token: z.string().min(1).max(80),
  until: z.union([z.enum(['dusk', 'dawn']), z.strictObject({ dusk: z.int() })]),
  data: AnyJson,
  number: z.int(),
  cause: z.enum(['demon', 'ability']),
  words: LineText,
  statement: StatementShape,
  options: OptionsShape,
  prompt: z.string().max(40),
  name: Name,
  tellings: z.enum(['at-once', 'asked']),
};

const shapeOf = (act: string, parts: { readonly [field: string]: string }) =>
  z.strictObject({
    do: z.literal(act),
    ...Object.fromEntries(
      Object.entries(parts).map(([field, written]) => {
        const { part, optional } = partOf(written);
        return [field, optional ? z.exactOptional(PARTS[part]) : PARTS[part]];
      }),
    ),
  });

const [first, ...others] = Object.entries(INTERVENTIONS).map(([act, parts]) => shapeOf(act, parts));

/** The Storyteller's acts, by the engine's table. */
export const InterventionShape = z.discriminatedUnion('do', [first!, ...others]) as unknown as z.ZodType<Intervention>; // the engine's type follows from the same table
