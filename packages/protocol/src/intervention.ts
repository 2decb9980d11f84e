import type { Intervention } from '@belfry/engine';
import { z } from 'zod';
import { AnyJson } from './json.ts';
import { OptionsShape } from './options.ts';
import { StatementShape } from './statement.ts';
import { Character, LineText, Name, Seat } from './text.ts';

const Alignment = z.enum(['good', 'evil']);

/** The Storyteller's acts: the engine's `Intervention`. */
export const InterventionShape: z.ZodType<Intervention> = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('set'),
    seat: Seat,
    character: Character.exactOptional(),
    alignment: Alignment.exactOptional(),
    alive: z.boolean().exactOptional(),
    ghostVote: z.boolean().exactOptional(),
    believes: Character.nullable().exactOptional(),
    tell: z.boolean().exactOptional(),
  }),
  z.strictObject({
    do: z.literal('mark'),
    kind: z.string().min(1).max(80),
    seat: Seat,
    until: z.union([z.enum(['dusk', 'dawn']), z.strictObject({ dusk: z.int() })]).exactOptional(),
    by: Character.exactOptional(),
    data: AnyJson.exactOptional(),
  }),
  z.strictObject({ do: z.literal('unmark'), effect: z.int() }),
  z.strictObject({ do: z.literal('bluffs'), characters: z.array(Character).max(20) }),
  z.strictObject({ do: z.literal('kill'), seat: Seat, cause: z.enum(['demon', 'ability']).exactOptional() }),
  z.strictObject({ do: z.literal('revive'), seat: Seat }),
  z.strictObject({ do: z.literal('execute'), seat: Seat }),
  z.strictObject({ do: z.literal('end-game'), winner: Alignment, why: LineText.exactOptional() }),
  z.strictObject({
    do: z.literal('tell'),
    seats: z.array(Seat).min(1).max(20),
    info: StatementShape,
    character: Character.exactOptional(),
  }),
  z.strictObject({ do: z.literal('ask'), seat: Seat, text: LineText, options: OptionsShape }),
  z.strictObject({ do: z.literal('withdraw'), prompt: z.string().max(40) }),
  z.strictObject({ do: z.literal('announce'), text: LineText }),
  z.strictObject({
    do: z.literal('join'),
    name: Name,
    character: Character,
    alignment: Alignment,
    after: Seat.exactOptional(),
  }),
  z.strictObject({ do: z.literal('leave'), seat: Seat }),
  z.strictObject({ do: z.literal('reseat'), circle: z.array(Seat).max(20) }),
  z.strictObject({
    do: z.literal('offer'),
    ability: z.int(),
    name: z.string().min(1).max(80),
    choice: AnyJson.exactOptional(),
  }),
  z.strictObject({ do: z.literal('tellings'), tellings: z.enum(['at-once', 'asked']) }),
  z.strictObject({ do: z.literal('evil-info'), seat: Seat }),
  z.strictObject({ do: z.literal('fabled'), characters: z.array(Character).max(20) }),
]);
