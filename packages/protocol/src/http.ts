import { KNOWN_VERSIONS } from '@belfry/engine';
import { z } from 'zod';
import { ScriptChoice } from './command.ts';
import { SettingsChange } from './settings.ts';
import { LIMITS, Name } from './text.ts';

/** POST /api/tables */
export const OpenTable = z.strictObject({
  name: Name,
  script: ScriptChoice.optional(),
  settings: SettingsChange.optional(),
  /** Whether the opener tells the story or (automatic only) plays. */
  as: z.enum(['storyteller', 'player']).optional(),
  chairs: z.int().min(5).max(LIMITS.chairs).optional(),
});
export type OpenTable = z.infer<typeof OpenTable>;

/** POST /api/tables/:code/join */
export const JoinTable = z.strictObject({ name: Name, as: z.enum(['player', 'spectator']) });

/** POST /api/scripts, PUT /api/scripts/:id */
export const SaveScript = z.strictObject({ items: z.array(z.unknown()).min(1).max(LIMITS.script) });

/** POST /api/handover */
export const TakeHandover = z.strictObject({ token: z.string().min(1).max(400) });

/** A game as a file. */
export const GameFile = z.strictObject({
  belfry: z.literal('game'),
  version: z.literal(KNOWN_VERSIONS),
  records: z
    .array(z.looseObject({ type: z.string(), at: z.number() }))
    .min(1)
    .max(50_000),
});
export type GameFile = z.infer<typeof GameFile>;

export interface TableOpened {
  readonly code: string;
  readonly link: string;
}

export interface MyGame {
  readonly game: string;
  readonly code: string;
  readonly title: string;
  readonly stage: string;
  readonly role: string;
  readonly updatedAt: number;
}
