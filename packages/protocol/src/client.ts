import { z } from 'zod';
import { Command } from './command.ts';
import { LIMITS } from './text.ts';

/** Where a client was in its own stream. Numbers are its viewer's own: they say nothing about anybody else. */
export const Cursor = z.strictObject({ epoch: z.string().max(40), seq: z.int().min(0) });
export type Cursor = z.infer<typeof Cursor>;

/** The first frame on every socket. */
export const Hello = z.strictObject({
  t: z.literal('hello'),
  v: z.int(),
  /** The table's join code, with or without its dash, in any case. */
  table: z.string().min(1).max(40),
  /** A screen for the whole room: a spectator apart from whoever else comes from this browser. */
  screen: z.literal(true).exactOptional(),
  /** Sent when reconnecting. */
  cursor: Cursor.exactOptional(),
});

export const Do = z.strictObject({
  t: z.literal('do'),
  /** Made up by the client, never used twice for different things: the same id again does nothing again. */
  id: z.string().min(1).max(LIMITS.commandId),
  cmd: Command,
});

/** Asks for a whole fresh snapshot. */
export const Look = z.strictObject({ t: z.literal('look') });

/** Asks for what was said before: those of one's own lines, counted from the first, that come before this number. */
export const Older = z.strictObject({ t: z.literal('older'), before: z.int().min(0) });

/** Asks for the server's clock. */
export const Ping = z.strictObject({ t: z.literal('ping'), n: z.int() });

export const ClientMessage = z.discriminatedUnion('t', [Hello, Do, Look, Older, Ping]);
export type ClientMessage = z.infer<typeof ClientMessage>;
