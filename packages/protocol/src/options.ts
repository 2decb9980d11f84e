import type { Options } from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
import { Character, Seat } from './text.ts';

const Count = z.int().min(0).max(20);
const MOST = 60;
/** As deep as the engine takes them: a player's choice never needs more. */
const DEEPEST = 4;

const plain = [
  z.strictObject({ pick: z.literal('players'), from: z.array(Seat).max(20), min: Count, max: Count }),
  z.strictObject({ pick: z.literal('characters'), from: z.array(Character).max(MOST), min: Count, max: Count }),
  z.strictObject({
    pick: z.literal('one'),
    of: z
      .array(
        z.strictObject({
          value: AnyJson,
          note: z.string().max(200).exactOptional(),
          beyond: z.literal(true).exactOptional(),
        }),
      )
      .max(MOST),
  }),
  z.strictObject({ pick: z.literal('text'), maxLength: z.int().min(1).max(2_000) }),
] as const;

/** Options that hold further options, so deep and no deeper. */
function optionsOf(depth: number): z.ZodType<Options> {
  if (depth === 0) return z.union(plain);
  const inner = optionsOf(depth - 1);
  const action = z.strictObject({
    do: z.string().min(1).max(40),
    character: Character.exactOptional(),
    with: inner.exactOptional(),
  });
  return z.union([
    ...plain,
    z.strictObject({ pick: z.literal('action'), of: z.array(action).max(MOST) }),
    z.strictObject({ pick: z.literal('all'), parts: z.array(inner).min(1).max(8) }),
    z.strictObject({ pick: z.literal('list'), of: inner, min: Count, max: Count }),
  ]);
}

/** What the Storyteller may ask a player to choose from: the engine's `Options`. */
export const OptionsShape: z.ZodType<Options> = optionsOf(DEEPEST);
