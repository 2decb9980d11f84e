import type { Team } from '@belfry/almanac';

/** Where in a script, or in its file, something is worth a word. Items are counted from 0, lines and columns from 1. */
export type Place =
  | { readonly at: 'script' | 'file' | 'meta' }
  | { readonly at: 'item'; readonly index: number }
  /** A field of `_meta`, wherever that stands. */
  | { readonly at: 'meta-field'; readonly field: string }
  | { readonly at: 'field'; readonly index: number; readonly field: string; readonly meta: boolean }
  | { readonly at: 'text'; readonly line: number; readonly column: number }
  | { readonly at: 'team'; readonly team: Team }
  | { readonly at: 'character'; readonly id: string }
  | { readonly at: 'pair'; readonly a: string; readonly b: string }
  | { readonly at: 'players'; readonly players: number };

export const THE_SCRIPT: Place = { at: 'script' };
export const THE_FILE: Place = { at: 'file' };
