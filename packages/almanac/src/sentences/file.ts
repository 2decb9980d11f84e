import type { Nothing } from './part.ts';
import type { Sentence } from './sentence.ts';

/** Where in a game file something is wrong. */
export type FilePart = 'setup' | 'script' | { readonly seat: number };
/** What a field of a game file has to be. */
export type FieldNoun = 'text' | 'ids' | 'characters' | 'side' | 'flag' | 'id-or-null' | 'script' | 'seats' | 'rulings';

type Entry = { readonly entry: number };
type Event = { readonly event: number };

/** What is wrong with the file of a game, and where. */
export interface FileSentences {
  readonly 'file.not-json': Nothing;
  readonly 'file.not-a-game': Nothing;
  readonly 'file.version': { readonly version: string; readonly known: readonly number[] };
  readonly 'file.missing': { readonly part: FilePart };
  readonly 'file.field': { readonly part: FilePart; readonly field: string; readonly is: FieldNoun };
  readonly 'file.no-entries': Nothing;
  readonly 'file.no-events': Nothing;
  readonly 'file.entry': Entry;
  readonly 'file.event': Event;
  readonly 'file.undo': Entry;
  readonly 'file.refused': Entry & { readonly why: Sentence };
  readonly 'file.does-not-follow': Event & { readonly written: string | null; readonly replayed: string | null };
  readonly 'file.beginning': Nothing;
}
