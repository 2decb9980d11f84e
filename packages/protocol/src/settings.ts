import { LANGUAGES } from '@belfry/almanac';
import { z } from 'zod';
import { LIMITS } from './text.ts';
import { voiceLink } from './voice.ts';

/** In seconds; null: no limit, somebody decides. What happens when time runs out stands in docs/PROTOCOL.md. */
const Limit = z.number().min(0).max(7_200).nullable();

export const Timers = z.strictObject({
  /** Talk before nominations open. Expiry: nominations open. */
  discussion: Limit,
  /** Open nominations, counted anew after each vote. Expiry: last call. */
  nominations: Limit,
  /** After the last call. Expiry: the day ends. */
  lastCall: Limit,
  /** Between a nomination and its vote. Expiry: the clock hand starts. */
  defence: Limit,
  /** The clock hand's time per seat; null: the Storyteller moves it. */
  votePace: z.number().min(0).max(30).nullable(),
  /** A player's choice at night. Expiry: a legal choice is drawn at random. */
  nightPrompt: Limit,
  /** Assisted: how long a suggestion waits for the Storyteller to step in. Expiry: it is taken. */
  ruling: z.number().min(0).max(600),
  /**
   * What follows from an act at night, or from an ability used by day, is told this long after it, ruled on or not. At
   * assisted tables `ruling` counts where it is longer.
   */
  beat: z.number().min(0).max(60),
  /** A night lasts at least this long, whoever acts. */
  nightAtLeast: z.number().min(0).max(600),
  /** Dawn waits this long after the last act of the night. */
  dawnAfter: z.number().min(0).max(600),
  /** In one room: all phones turn their night cards together, this often. */
  nightCards: z.number().min(1).max(60),
});
export type Timers = z.infer<typeof Timers>;

/** Which policy decides one kind of ruling: `about.what` of its prompt, or `by-hand` for characters without code. */
const Rulings = z
  .record(z.string().min(1).max(LIMITS.policyName), z.string().min(1).max(LIMITS.policyName))
  .refine((rulings) => Object.keys(rulings).length <= LIMITS.rulings, { params: { most: LIMITS.rulings } });

/** How the table is run. Everybody at the table sees all of it. */
export const Settings = z.strictObject({
  title: z.string().min(1).max(LIMITS.title),
  storyteller: z.enum(['by-hand', 'assisted', 'automatic']),
  /** Which automatic Storyteller rules, or advises: `plain`, `first`, `random`, `fair`. */
  policy: z.string().min(1).max(LIMITS.policyName),
  /** Kinds of ruling that another policy decides. */
  rulings: Rulings,
  /** The table's language: bots speak it, and policies give their reasons in it. */
  lang: z.enum(LANGUAGES),
  /** Whether players take chairs themselves or are given them. */
  seating: z.enum(['free', 'assigned']),
  whispers: z.enum(['off', 'neighbours', 'everyone']),
  /** Public chat while the table sleeps. */
  nightChat: z.boolean(),
  evilChat: z.boolean(),
  storytellerReadsWhispers: z.boolean(),
  storytellerReadsEvilChat: z.boolean(),
  /** After the end: whether everybody may read what was whispered, or only those who were part of it. */
  readBack: z.enum(['own', 'everyone']),
  spectators: z.boolean(),
  /** Whether players' notebooks work out who can be what. Tables from before it have none: off. */
  notebook: z.boolean(),
  /** Everybody sits in one room: phones are private night screens, and each has something to tap at night. */
  oneRoom: z.boolean(),
  /** Where the group talks: an https address of its own service, in which `{room}` stands for a room's name. */
  voice: z
    .string()
    .max(LIMITS.voice)
    .refine((voice) => voiceLink(voice, 'room') !== null, { params: { wants: 'https' } })
    .nullable(),
  timers: Timers,
});
export type Settings = z.infer<typeof Settings>;

/** A change names only what it changes. */
export const SettingsChange = z.strictObject({
  ...Settings.partial().shape,
  timers: Timers.partial().optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;
