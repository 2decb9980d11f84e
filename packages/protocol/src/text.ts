import { z } from 'zod';

/** How long things may be. The server cuts nothing off: what is longer is refused. */
export const LIMITS = {
  /** A whole frame from a client, in bytes. */
  frame: 16_384,
  name: 24,
  title: 60,
  voice: 200,
  line: 1_000,
  /** Lines of talk in one frame; older ones come when they are asked for. */
  lines: 200,
  commandId: 64,
  promptId: 40,
  chairs: 20,
  /** At the table at one time. */
  people: 60,
  /** Who ever came, and may come back. */
  comers: 500,
  script: 200,
  policyName: 40,
  rulings: 40,
} as const;

export const Name = z.string().min(1).max(LIMITS.name);
export const LineText = z.string().min(1).max(LIMITS.line);
export const Seat = z.int().min(0).max(99);
/** `p1`, `p2`…: a person at one table, numbered as they came. */
export const PersonId = z.string().regex(/^p\d{1,4}$/);
export type PersonId = z.infer<typeof PersonId>;
export const Character = z.string().min(1).max(80);
