import { firstAnswer } from '@belfry/engine';
import type { Policy } from './policy.ts';

/** The simplest Storyteller: what the engine suggests, or else the first thing that is allowed. */
export const firstPolicy =
  (): Policy =>
  (_, { suggestion, options }) =>
    suggestion ?? { choice: firstAnswer(options), reason: { say: 'why.first-allowed' } };
