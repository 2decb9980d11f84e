/** What a value that was sent is, whatever is in it. */
export type ValueKind = 'nothing' | 'null' | 'text' | 'number' | 'flag' | 'list' | 'object';

/** What was sent instead, and where it is short enough to be shown, as it was written. */
export interface FoundValue {
  readonly kind: ValueKind;
  readonly written: string | null;
}

/** The place in what was sent, as `cmd.seat`; null for all of it. */
type At = { readonly field: string | null };
type Instead = At & { readonly found: FoundValue };

/** What something that was sent to the server, or stands in a file, should have been. */
export interface MisfitSentences {
  readonly 'misfit.kind': Instead & { readonly kind: ValueKind | 'whole-number' };
  readonly 'misfit.one-of': Instead & { readonly values: readonly string[] };
  /** How long a text or a list may be, or how large a number; null: as short, or as long, as anybody likes. */
  readonly 'misfit.size': Instead & {
    readonly of: 'text' | 'list' | 'number';
    readonly least: number | null;
    readonly most: number | null;
  };
  readonly 'misfit.unknown': At & { readonly keys: readonly string[] };
  readonly 'misfit.https': Instead;
  readonly 'misfit.other': Instead;
}
