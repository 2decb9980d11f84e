import type { Sentence } from '@belfry/almanac';
import type { OpenOffer, SeenEvent, View } from '@belfry/engine';
import { z } from 'zod';
import type { SentPrompt } from './prompt.ts';
import type { Clocks, Line, Person, TableCard } from './table.ts';

/** Checked by the engine's and the table's own types on the way out; a client need not check them again. */
const shaped = <T>() => z.custom<T>((value) => value !== undefined);

/** Who you are at this table, or null before you have joined. */
const You = shaped<Person>().nullable();

export const Welcome = z.object({
  t: z.literal('welcome'),
  v: z.int(),
  code: z.string(),
  you: You,
  /** The server's clock, in milliseconds since 1970. */
  now: z.number(),
});

/** Everything that you may know, at once. Throw away what you had. */
export const Snapshot = z.object({
  t: z.literal('snapshot'),
  epoch: z.string(),
  seq: z.int(),
  you: You,
  table: shaped<TableCard>(),
  /** null before the game has begun. */
  view: shaped<View>().nullable(),
  /** All that you were told of the game so far, in order: the view is their fold. */
  events: z.array(shaped<SeenEvent>()),
  prompts: z.array(shaped<SentPrompt>()),
  /** The latest of what you heard. */
  talk: z.array(shaped<Line>()),
  /** How many lines you heard before those. */
  talkFrom: z.int(),
  /** Of those before: each seat's latest claim, where `talk` has none of it. */
  claims: z.array(shaped<Line>()),
  clocks: shaped<Clocks>(),
  /** For the Storyteller: how many inputs the game has had, to name a point to go back to. Everybody else: null. */
  inputs: z.int().nullable(),
  /** For the Storyteller: by input, how many of `events` came before it. Everybody else: null. */
  steps: z.array(z.int()).nullable(),
  /** For the Storyteller: what abilities in play let them do now, and what comes with it. Everybody else: null. */
  offers: z.array(shaped<OpenOffer>()).nullable(),
});

/** What has changed since the frame before. Sections that are missing have not. */
export const Update = z.object({
  t: z.literal('update'),
  seq: z.int(),
  /** Replaces. */
  you: You.optional(),
  /** Replaces. */
  table: shaped<TableCard>().optional(),
  /** To be folded into the view, in order, with the engine's `see`. */
  events: z.array(shaped<SeenEvent>()).optional(),
  /** Replaces: all that is being asked of you now. */
  prompts: z.array(shaped<SentPrompt>()).optional(),
  /** Appended. */
  talk: z.array(shaped<Line>()).optional(),
  /** Replaces. */
  clocks: shaped<Clocks>().optional(),
  /** Replaces. */
  inputs: z.int().optional(),
  /** The latest of the `inputs` steps; those before them stay. */
  steps: z.array(z.int()).optional(),
  /** Replaces. */
  offers: z.array(shaped<OpenOffer>()).optional(),
});

/** The command is on disk, and the updates that follow from it were sent before this. */
export const Ack = z.object({ t: z.literal('ack'), id: z.string() });

export const REJECTIONS = [
  'not-allowed',
  'not-now',
  'not-possible',
  'not-joined',
  'locked',
  'muted',
  'too-fast',
  'bad-message',
  'trouble',
] as const;

/** Nothing has changed. The reason is for people and in English. */
export const Reject = z.object({
  t: z.literal('reject'),
  id: z.string(),
  code: z.enum(REJECTIONS),
  /** In English. */
  reason: z.string(),
  /** The same as data: put into words by the almanac's `say`. */
  said: shaped<Sentence>().exactOptional(),
});

/** Who is connected. Not numbered: the latest counts. */
export const Presence = z.object({ t: z.literal('presence'), online: z.array(z.string()) });

/** Asked for with `older`. Not numbered. */
export const OlderTalk = z.object({ t: z.literal('older'), from: z.int(), talk: z.array(shaped<Line>()) });

export const Pong = z.object({ t: z.literal('pong'), n: z.int(), now: z.number() });

/** A frame that was no message; it has no id that could be answered. */
export const Complaint = z.object({
  t: z.literal('error'),
  code: z.enum(REJECTIONS),
  reason: z.string(),
  said: shaped<Sentence>().exactOptional(),
});

/** The last frame before the server closes. Come back after `retryInMs`, or not at all when it is null. */
export const Bye = z.object({
  t: z.literal('bye'),
  code: z.enum(['restarting', 'kicked', 'no-such-table', 'too-fast', 'bad-message', 'version', 'too-many', 'trouble']),
  reason: z.string(),
  said: shaped<Sentence>().exactOptional(),
  retryInMs: z.number().nullable(),
});

export const ServerMessage = z.discriminatedUnion('t', [
  Welcome,
  Snapshot,
  Update,
  Ack,
  Reject,
  Presence,
  OlderTalk,
  Pong,
  Complaint,
  Bye,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type Welcome = z.infer<typeof Welcome>;
export type Snapshot = z.infer<typeof Snapshot>;
export type Update = z.infer<typeof Update>;
export type Bye = z.infer<typeof Bye>;
export type RejectionCode = (typeof REJECTIONS)[number];
