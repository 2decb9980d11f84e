import type { CharacterId } from '@belfry/almanac';
import type { Answered } from './ask.ts';
import type { Json } from './json.ts';
import { type Options, refusal } from './prompt.ts';
import type { Table } from './table.ts';

/**
 * What the Storyteller decides while a game is set up (a phrase, a secret word, the red herring), said with the set-up: by
 * the character whose ability calls for it, and by the name of the ruling. Players go by the number of their chair.
 */
export type SetupRulings = {
  readonly [character: CharacterId]: { readonly [ruling: string]: Json };
};

/** One of them, until somebody asks. */
export interface RuledBefore {
  readonly character: CharacterId;
  readonly what: string;
  readonly choice: Json;
}

const NOTHING: readonly RuledBefore[] = [];

export const ruledBefore = (ruled: SetupRulings | undefined): readonly RuledBefore[] =>
  ruled === undefined
    ? NOTHING
    : Object.entries(ruled).flatMap(([character, rulings]) =>
        Object.entries(rulings).map(([what, choice]) => ({ character, what, choice })),
      );

/** The answer that the set-up has given already, once. Null where it gave none, or none that may be: then people are asked. */
export function takeRuled(
  { asking, state }: Table,
  { character, what }: { readonly character: CharacterId | null; readonly what: string },
  options: () => Options | null,
): Answered | null {
  if (asking.ruled.length === 0 || state.phase !== 'setup') return null;
  const found = asking.ruled.find((one) => one.character === character && one.what === what);
  const legal = found === undefined ? null : options();
  if (found === undefined || legal === null || refusal(legal, found.choice) !== null) return null;
  asking.ruled = asking.ruled.filter((one) => one !== found);
  return { to: 'storyteller', kind: 'ruling', choice: found.choice, reason: { say: 'why.set-up' }, weighed: [] };
}
