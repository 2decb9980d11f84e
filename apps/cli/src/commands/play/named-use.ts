import type { Action } from '@belfry/engine';
import { bare } from '@belfry/scripts';

const LONGEST = 4;

/** "u snake charmer ada": whose ability is meant, where one may use several or pretend to; null when none is named. */
export function namedUse(
  typed: readonly string[],
  uses: readonly Action[],
  character: (id: string) => string,
): { readonly action: Action; readonly rest: readonly string[] } | null {
  for (let length = Math.min(LONGEST, typed.length); length > 0; length--) {
    const wanted = bare(typed.slice(0, length).join(' '));
    const action = uses.find(({ character: id = '' }) => id === wanted || bare(character(id)) === wanted);
    if (action !== undefined) return { action, rest: typed.slice(length) };
  }
  return null;
}
