import type { SetupSeat } from '@belfry/engine';
import { z } from 'zod';
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
