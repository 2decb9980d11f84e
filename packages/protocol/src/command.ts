import { LANGUAGES } from '@belfry/almanac';
import { z } from 'zod';
import { ClaimShape } from './claim.ts';
import { InterventionShape } from './intervention.ts';
import { AnyJson } from './json.ts';
import { SettingsChange } from './settings.ts';
import { DealtToken, Ruled, Unseated } from './setup.ts';
import { Character, LIMITS, LineText, Name, PersonId, Seat } from './text.ts';

/** A script: the name of one that comes with Belfry, one from the library, or the list that a script file holds. */
export const ScriptChoice = z.union([
  z.strictObject({ builtin: z.string().min(1).max(80) }),
  z.strictObject({ saved: z.string().min(1).max(80), version: z.int().min(1).exactOptional() }),
  z.strictObject({ items: z.array(z.unknown()).min(1).max(LIMITS.script) }),
]);
export type ScriptChoice = z.infer<typeof ScriptChoice>;

const Count = z.int().min(1).max(LIMITS.chairs);

/** Everything that somebody at a table can do. Who may do what stands in docs/PROTOCOL.md. */
export const Command = z.discriminatedUnion('do', [
  // Coming and going
  z.strictObject({ do: z.literal('join'), name: Name, as: z.enum(['player', 'spectator']) }),
  z.strictObject({ do: z.literal('rename'), name: Name }),
  z.strictObject({ do: z.literal('leave') }),
  /** Somebody without a seat wants to play in the running game as a Traveller: this one, or (null) any. */
  z.strictObject({ do: z.literal('volunteer'), character: Character.nullable() }),
  z.strictObject({ do: z.literal('step-back') }),
  /** The Storyteller seats somebody who volunteers. What is left out is drawn. */
  z.strictObject({
    do: z.literal('let-in'),
    person: PersonId,
    character: Character.exactOptional(),
    alignment: z.enum(['good', 'evil']).exactOptional(),
    after: Seat.exactOptional(),
  }),
  // Chairs
  z.strictObject({ do: z.literal('sit'), seat: Seat }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('chairs'), count: Count }),
  z.strictObject({ do: z.literal('name-chair'), seat: Seat, name: Name.nullable() }),
  z.strictObject({ do: z.literal('assign'), seat: Seat, person: PersonId.nullable() }),
  /** Bots take free chairs, from the first on. */
  z.strictObject({
    do: z.literal('bots'),
    count: Count,
    level: z.enum(['random', 'novice', 'shrewd']),
    lang: z.enum(LANGUAGES).exactOptional(),
  }),
  z.strictObject({ do: z.literal('reseat'), order: z.array(Seat).min(1).max(LIMITS.chairs) }),
  // The table
  z.strictObject({ do: z.literal('settings'), change: SettingsChange }),
  z.strictObject({ do: z.literal('script'), script: ScriptChoice }),
  z.strictObject({
    do: z.literal('begin'),
    tokens: z.array(DealtToken).max(LIMITS.chairs).exactOptional(),
    heldByNobody: Unseated.exactOptional(),
    with: z.array(Character).max(LIMITS.chairs).exactOptional(),
    fabled: Unseated.exactOptional(),
    ruled: Ruled.exactOptional(),
  }),
  // Playing
  z.strictObject({
    do: z.literal('answer'),
    prompt: z.string().min(1).max(LIMITS.promptId),
    choice: AnyJson,
    /** The Storyteller answers on this seat's behalf. */
    seat: Seat.exactOptional(),
    /** When it was done on the player's own screen, in server time. Counts in votes. */
    at: z.number().exactOptional(),
  }),
  z.strictObject({ do: z.literal('intervene'), action: InterventionShape }),
  /** Back to when there were `keep` inputs. */
  z.strictObject({ do: z.literal('undo'), keep: z.int().min(0) }),
  /** What was taken back last is taken again, as far as it still fits. */
  z.strictObject({ do: z.literal('redo') }),
  /** Input number `input` is answered otherwise, or (without `choice`) left out; what followed is kept where it fits. */
  z.strictObject({ do: z.literal('amend'), input: z.int().min(0), choice: AnyJson.exactOptional() }),
  /** "I am ready to go on": with this stage of the day. */
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('run-vote') }),
  z.strictObject({ do: z.literal('dawn') }),
  // Talk
  z.strictObject({ do: z.literal('say'), text: LineText }),
  z.strictObject({ do: z.literal('whisper'), to: z.array(Seat).min(1).max(LIMITS.chairs), text: LineText }),
  z.strictObject({ do: z.literal('storyteller-line'), text: LineText, to: z.union([Seat, PersonId]).exactOptional() }),
  z.strictObject({ do: z.literal('evil-chat'), text: LineText }),
  z.strictObject({ do: z.literal('claim'), claim: ClaimShape }),
  // Timers
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('extend'), seconds: z.number().min(1).max(3_600) }),
  // Order
  z.strictObject({ do: z.literal('mute'), person: PersonId, muted: z.boolean() }),
  z.strictObject({ do: z.literal('kick'), person: PersonId }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({
    do: z.literal('role'),
    person: PersonId,
    role: z.enum(['storyteller', 'co-storyteller', 'player', 'spectator', 'grimoire-spectator']),
  }),
]);
export type Command = z.infer<typeof Command>;
export type CommandName = Command['do'];
