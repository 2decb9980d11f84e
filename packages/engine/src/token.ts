import type { Effect } from './effect.ts';
import type { Json } from './json.ts';
import type { Marks } from './words/marking.ts';

/**
 * A reminder token as the Storyteller lays it by hand. A printed word is its own kind ("Red Herring" is `red-herring`);
 * a character declares what its word alone does not say, and tokens that its ability knows without a printed word.
 */
export interface Reminder {
  /** The word on it in the English almanac, or null where none is printed. */
  readonly printed: string | null;
  readonly kind: string;
  readonly data: Json;
  readonly until: TokenUntil | null;
}

type TokenUntil = NonNullable<Marks<string>['until']>;
type Face<K extends string> = Pick<Marks<K>, 'until' | 'data'> & { readonly printed?: string };

/** Declares a token of a character. */
export const token = <K extends string>(kind: K, { printed, data, until }: Face<K>): Reminder => ({
  printed: printed ?? null,
  kind,
  data: (data ?? null) as Json, // what `Marks` lets a token of this kind carry
  until: until ?? null,
});

/** The kind that a printed word stands for unless its character says otherwise. */
export const kindOf = (printed: string): string => printed.toLowerCase().replaceAll(' ', '-');

/** When a token laid in this night, or in the day after it, goes by itself. */
export const hourOf = (night: number, until: TokenUntil | null): Effect['until'] =>
  until === null || typeof until === 'string' ? until : { dusk: night + until.dusks };
