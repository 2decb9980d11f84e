/** What makes a file unreadable, with the facts that the words need. */
export interface ReadFacts {
  empty: null;
  'not-json': null;
  'not-a-list': null;
  'unclosed-text': null;
  'needs-backslash': null;
  'ends-early': null;
  'wrong-quotes': { readonly mark: string };
  'extra-comma': null;
  'extra-comma-before': { readonly close: string };
  'missing-comma': null;
  comment: null;
  'unquoted-word': { readonly word: string };
  'stray-mark': { readonly mark: string };
  'unquoted-field': null;
  'missing-colon': null;
  unclosed: { readonly open: string; readonly close: string };
  'goes-on': null;
  'not-an-item': { readonly written: string };
  'no-id': null;
  'second-meta': null;
  'must-be': { readonly kind: 'text' | 'texts' | 'yes-or-no' | 'tags-by-id' };
  'incomplete-homebrew': null;
  'no-such-team': { readonly written: string };
  'night-place': null;
  'reminder-list': null;
  'object-list': null;
  'too-long': { readonly letters: number; readonly most: number };
  'too-many': { readonly items: number; readonly most: number };
  'too-many-entries': { readonly most: number };
  'too-deep': null;
  'no-such-tag': { readonly written: string };
}

export type ReadCode = keyof ReadFacts;

export type ReadTrouble = { readonly [C in ReadCode]: { readonly code: C; readonly facts: ReadFacts[C] } }[ReadCode];

/** Codes that say it all by themselves. */
type BareCode = { [C in ReadCode]: ReadFacts[C] extends null ? C : never }[ReadCode];

export const trouble = (code: BareCode): ReadTrouble => ({ code, facts: null });
