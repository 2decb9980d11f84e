import type { CharacterId } from '@belfry/almanac';
import { type GameSetup, ImpossibleBag, type Random, random } from '@belfry/engine';
import { type Script, type SetupOptions, setUp, tableScript } from '@belfry/scripts';
import { unguessable } from '../app/chance.ts';

/** A set-up that has not begun yet: everything in it can still be changed. */
export interface Dealt {
  readonly setup: GameSetup;
  /** Characters that changed how the bag was filled. */
  readonly changes: readonly CharacterId[];
}

/** A random legal game around the table; why there is none. */
export function deal(
  script: Script,
  names: readonly string[],
  draws: Random = random(unguessable()),
  options: Pick<SetupOptions, 'picks' | 'ruled'> = {},
): Dealt | ImpossibleBag {
  try {
    const { setup, bag } = setUp(tableScript(script), names, draws, options);
    return { setup, changes: bag.changes };
  } catch (error) {
    if (error instanceof ImpossibleBag) return error;
    throw error;
  }
}
