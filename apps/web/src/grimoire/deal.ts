import { type GameSetup, ImpossibleBag, type Random, random } from '@belfry/engine';
import { type Script, setUp, tableScript } from '@belfry/scripts';

/** A set-up that has not begun yet: everything in it can still be changed. */
export interface Dealt {
  readonly setup: GameSetup;
  readonly notes: readonly string[];
}

/** A random legal game around the table; the reason in words when there is none. */
export function deal(
  script: Script,
  names: readonly string[],
  draws: Random = random(crypto.randomUUID()),
): Dealt | string {
  try {
    const { setup, bag } = setUp(tableScript(script), names, draws);
    return { setup, notes: bag.notes };
  } catch (error) {
    if (error instanceof ImpossibleBag) return error.message;
    throw error;
  }
}
