import type { Context, Play } from '@belfry/engine';

/** Each night but the first a player might die, and the Storyteller says who. */
export function* somebodyMayDie({ night, living, ruleDeath, kill }: Context): Play<void> {
  if (night() === 1) return;
  yield* kill(yield* ruleDeath('night-death', () => [null, ...living()]));
}
