import type { Sentence } from '@belfry/almanac';
import type { GameEvent } from './event.ts';
import type { Intervention } from './interventions.ts';
import type { Json } from './json.ts';
import type { Party } from './seat.ts';

export type { Intervention } from './interventions.ts';

/** A decision that somebody made. The list of inputs, with the set-up, is the whole game. */
export type Input =
  | Answer
  | {
      readonly type: 'intervene';
      readonly action: Intervention;
      /** Why an automatic Storyteller did so. */
      readonly reason?: Sentence;
    };

export interface Answer {
  readonly type: 'answer';
  readonly prompt: string;
  /** The party that was asked, or the Storyteller on its behalf. */
  readonly by: Party;
  readonly choice: Json;
  /** Why an automatic Storyteller chose so. */
  readonly reason?: Sentence;
  /** What it weighed beside that, the next best first. */
  readonly weighed?: readonly Alternative[];
}

/** Something that could have been decided instead, and by how much the choice was preferred to it. */
export interface Alternative {
  readonly choice: Json;
  readonly by: number;
  /** What would have been said for it. */
  readonly reason?: Sentence;
}

/** What followed from an input, or why it was refused. */
export type Submitted =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: Sentence };

/** Inputs come from the network: their types are a promise, not a fact. */
export function whyMalformed(input: Input): Sentence | null {
  const loose = input as { readonly [key: string]: unknown } | null;
  if (loose === null || typeof loose !== 'object') return { say: 'input.malformed' };
  if (loose.type === 'intervene') {
    return loose.action !== null && typeof loose.action === 'object' ? null : { say: 'input.no-act' };
  }
  if (loose.type !== 'answer') return { say: 'input.malformed' };
  if (typeof loose.prompt !== 'string') return { say: 'input.no-prompt' };
  return loose.choice === undefined ? { say: 'input.no-choice' } : null;
}
