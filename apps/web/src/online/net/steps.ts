import type { Update } from '@belfry/protocol';

/** By decision, where in the chronicle its facts begin; null for everybody but the Storyteller. */
export type Steps = readonly number[] | null;

/** The steps after an update, which names how many there are now and the latest of them. */
export function foldSteps(before: Steps, { inputs, steps = [] }: Pick<Update, 'inputs' | 'steps'>): Steps {
  if (inputs === undefined) return before;
  return [...(before ?? []).slice(0, inputs - steps.length), ...steps];
}
