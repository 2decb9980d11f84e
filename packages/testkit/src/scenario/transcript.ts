import type { GameEvent, Input, Prompt } from '@belfry/engine';

/** Everything that happened, in order: what `belfry scenario --json` prints. */
export type TranscriptEntry =
  | { readonly step: string }
  | { readonly event: GameEvent }
  | { readonly prompt: Prompt }
  | { readonly input: Input }
  | { readonly refused: Input; readonly reason: string };
