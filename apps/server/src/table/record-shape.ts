import { isSentence, type Sentence } from '@belfry/almanac';
import { type Entry, type GameSetup, type Input, type Later, LOG_VERSION, MOST_INPUTS } from '@belfry/engine';
import {
  AnyJson,
  ClaimShape,
  InterventionShape,
  LIMITS,
  PersonId,
  RemarkShape,
  Ruled,
  Settings,
  SetupSeatShape,
  Timers,
  Unseated,
} from '@belfry/protocol';
import { z } from 'zod';
import { misfitIn } from '../misfit.ts';
import { BadRecords } from './bad-records.ts';
import { upgradeRecord } from './old-records.ts';
import type { LogRecord, Rest } from './record.ts';

const Seat = z.int().min(0).max(99);
const Name = z.string().min(1).max(LIMITS.name);
const Character = z.string().min(1).max(80);
const Role = z.enum(['storyteller', 'co-storyteller', 'player', 'spectator']);
const Chairs = z.array(z.strictObject({ person: PersonId.nullable(), name: Name.nullable() })).max(99);
const stamp = {
  at: z.number(),
  cmd: z.string().max(100).exactOptional(),
  also: z.literal(true).exactOptional(),
  v: z.literal(LOG_VERSION).exactOptional(),
};
/** Tables from before these existed have the usual ones. */
const KeptSettings = Settings.partial({ rulings: true, lang: true, oneRoom: true, voice: true }).extend({
  timers: Timers.partial({ beat: true, nightCards: true }),
});
const record = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ ...stamp, type: z.literal(type), ...fields });

const EntryShape: z.ZodType<Entry> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('undo'), keep: z.int().min(0) }),
  z.strictObject({
    type: z.literal('intervene'),
    action: InterventionShape,
    reason: z.custom<Sentence>(isSentence).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('answer'),
    prompt: z.string().max(40),
    by: z.union([Seat, z.literal('storyteller')]),
    choice: AnyJson,
    reason: z.custom<Sentence>(isSentence).exactOptional(),
    weighed: z
      .array(
        z.strictObject({ choice: AnyJson, by: z.number(), reason: z.custom<Sentence>(isSentence).exactOptional() }),
      )
      .max(20)
      .exactOptional(),
  }),
]);

const RestShape: z.ZodType<Rest> = z.strictObject({
  goesOn: z.boolean(),
  later: z
    .array(
      z.strictObject({
        input: EntryShape as unknown as z.ZodType<Input>, // no undo was ever decided again
        asked: z.custom<Later['asked']>((value) => value === null || typeof value === 'object'),
        day: z.int(),
        night: z.int(),
      }),
    )
    .max(MOST_INPUTS),
});

const Setup = z.strictObject({
  script: z.looseObject({ name: z.string(), characters: z.array(Character).max(LIMITS.script) }),
  seats: z.array(SetupSeatShape).max(LIMITS.chairs),
  fabled: Unseated.exactOptional(),
  heldByNobody: Unseated.exactOptional(),
  ruled: Ruled.exactOptional(),
} satisfies { readonly [Field in keyof Required<GameSetup>]: z.ZodType });

const Events = z.array(z.looseObject({ type: z.string() }));
const told = { told: z.strictObject({ events: Events, ruling: z.boolean() }).exactOptional() };

/** A log that somebody else may have written. Ours need no checking; a file from outside does, line by line. */
export const RecordShape = z.discriminatedUnion('type', [
  record('opened', {
    game: z.string(),
    code: z.string(),
    settings: KeptSettings,
    script: z.array(z.unknown()).max(LIMITS.script),
    chairs: z.int().min(0).max(20),
  }),
  record('came', { person: PersonId, account: z.string(), name: Name, role: Role, host: z.boolean() }),
  record('renamed', { person: PersonId, name: Name }),
  record('volunteered', {
    person: PersonId,
    wants: z.strictObject({ character: Character.nullable() }).nullable(),
  }),
  record('went', { person: PersonId, kicked: z.boolean() }),
  record('chairs', { chairs: Chairs }),
  record('settings', { settings: KeptSettings }),
  record('script', { script: z.array(z.unknown()).max(LIMITS.script) }),
  record('begun', {
    setup: Setup,
    chairs: Chairs,
    words: z.union([z.literal(true), z.literal('and-trials')]).exactOptional(),
    rules: z.string().max(80).exactOptional(),
    ...told,
  }),
  record('entry', {
    entry: EntryShape,
    by: z.union([PersonId, z.literal('policy'), z.literal('clock')]),
    again: z.literal(true).exactOptional(),
    rest: RestShape.exactOptional(),
    ...told,
  }),
  record('said', {
    channel: z.enum(['public', 'whisper', 'storyteller', 'evil', 'claim']),
    person: PersonId,
    seat: Seat.nullable(),
    storyteller: z.boolean(),
    to: z.union([z.array(Seat).max(20), PersonId]).nullable(),
    hears: z.array(Seat).max(20),
    read: z.boolean(),
    text: z.string().max(LIMITS.line).nullable(),
    claim: ClaimShape.nullable(),
    remark: RemarkShape.exactOptional(),
  }),
  record('chronicle', { events: Events }),
  record('dawn', {}),
  record('beat', {}),
  record('told', { event: z.int().min(0) }),
  record('vote-runs', {}),
  record('ready', { seat: Seat, ready: z.boolean() }),
  record('paused', {}),
  record('resumed', {}),
  record('extended', { ms: z.number() }),
  record('muted', { person: PersonId, muted: z.boolean() }),
  record('locked', { locked: z.boolean() }),
  record('role', { person: PersonId, role: Role, grimoire: z.boolean() }),
]);

/** Enough of one to look for words of an older version in it. */
const OldTold = { told: z.looseObject({ events: Events }).exactOptional() };
const OldRecord = z.union([
  z.looseObject({ type: z.literal('begun'), ...OldTold }),
  z.looseObject({ type: z.literal('entry'), entry: z.looseObject({ type: z.string() }), ...OldTold }),
  z.looseObject({
    type: z.literal('said'),
    claim: z.looseObject({ learned: z.array(z.looseObject({ info: z.unknown() })) }).nullable(),
  }),
  z.looseObject({ type: z.literal('chronicle'), events: Events }),
]);
const isRecord = (item: unknown): item is LogRecord => OldRecord.safeParse(item).success;

/** One record of a file. Throws in words where it cannot have come from a table. */
export function readRecord(item: unknown, index: number): LogRecord {
  const read = RecordShape.safeParse(isRecord(item) ? upgradeRecord(item) : item);
  if (!read.success) {
    const { field, why } = misfitIn(read.error, item);
    throw new BadRecords({ say: 'record.shape', record: index + 1, field: field ?? 'type', why });
  }
  return read.data as LogRecord; // the shape above follows the type; what it leaves loose the engine checks
}
