import type { Sentence } from '@belfry/almanac';
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
