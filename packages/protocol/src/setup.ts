import type { SetupRulings, SetupSeat } from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
import { Character, LIMITS, Name } from './text.ts';

const SEAT_FIELDS = {
  name: Name,
  character: Character,
  believes: Character.exactOptional(),
  alignment: z.enum(['good', 'evil']).exactOptional(),
  drunk: z.boolean().exactOptional(),
  gift: Character.nullable().exactOptional(),
} satisfies { readonly [Field in keyof Required<SetupSeat>]: z.ZodType<SetupSeat[Field]> };

/** A seat of a set-up. A field that the engine's type has and this table lacks does not compile. */
export const SetupSeatShape = z.strictObject(SEAT_FIELDS);

/** The token for one chair, when the Storyteller deals by hand. */
export const DealtToken = SetupSeatShape.omit({ name: true });
export type DealtToken = z.infer<typeof DealtToken>;

/** Characters in play that no player is: those who watch, and those whom nobody holds. */
export const Unseated = z.array(Character).max(LIMITS.chairs);

const FEW = { params: { most: LIMITS.chairs } };
const few = (rulings: object): boolean => Object.keys(rulings).length <= LIMITS.chairs;

/** What is decided with the set-up, by character and by ruling: nobody is asked for it. */
export const Ruled: z.ZodType<SetupRulings> = z
  .record(Character, z.record(z.string().min(1).max(40), AnyJson).refine(few, FEW))
  .refine(few, FEW);
