import type { CharacterId, Lang } from '@belfry/almanac';
import type { BagTeam } from '@belfry/engine';

export type Severity = 'error' | 'warning' | 'note';

/** Every code with what it means. docs/SCRIPTS.md shows this table, and a test keeps the two alike. */
export const FINDING_CODES = {
  'unknown-character': ['error', 'An id that neither the almanac nor the file explains.'],
  'duplicate-character': ['error', 'A character is listed twice.'],
  'no-characters': ['error', 'The script lists nobody.'],
  'no-legal-bag': ['error', 'No player count can be dealt a legal bag.'],
  'too-tangled': ['error', 'The changes of the set-up combine in more ways than Belfry counts.'],
  'missing-partner': ['error', 'A character needs another that is not on the script.'],
  'too-few': ['warning', 'Some player counts need more characters of a team than the script has.'],
  'never-dealt': ['warning', 'A character fits into no legal bag at any player count.'],
  'teensyville-shape': ['warning', 'A small script without the shape of a Teensyville one.'],
  'no-name': ['warning', 'The file gives the script no name, which the community tools ask for.'],
  'garbled-text': ['warning', 'The file was not saved as UTF-8, and letters were lost.'],
  'field-too-long': ['warning', 'A text is longer than the community tools accept.'],
  'night-order-stranger': ['warning', "The script's own night order names somebody who is not on the script."],
  'outsiders-certain': ['warning', 'Nothing changes the number of Outsiders, so everybody knows it.'],
  'nothing-lies': ['warning', 'Nothing makes information false, so every claim can be trusted.'],
  'little-information': ['warning', 'Fewer than three sources of information.'],
  'drowned-information': ['warning', 'Three or more characters spoil information for each that gives some.'],
  'extremely-chaotic': ['warning', 'The difficulty score is in the highest category, or often gets there.'],
  'unusual-shape': ['note', 'A full script with other numbers than thirteen, four, four and one to four.'],
  'night-order-gap': ['note', "The script's own night order leaves out somebody who acts at night."],
  respelled: ['note', 'An id was written in another way than the official one.'],
  reworded: ['note', 'An official character with an ability in words of its own.'],
  jinx: ['note', 'Two characters with a special rule between them.'],
  'left-to-people': ['note', 'A part of a character that only people can do, and why.'],
  'by-hand': ['note', 'Characters that the Storyteller runs by hand in Belfry.'],
  'not-scored': ['note', 'Homebrew characters without difficulty tags, which the score leaves out.'],
  'no-bootlegger': ['note', 'Homebrew without the Bootlegger to announce it.'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type FindingCode = keyof typeof FINDING_CODES;

/** What the words of each code need to know. Characters are ids, numbers are numbers: nothing here has a language. */
export interface FindingFacts {
  'unknown-character': { readonly written: string; readonly near: CharacterId | null };
  'duplicate-character': { readonly id: CharacterId; readonly earlier: number };
  'no-characters': null;
  'no-legal-bag': { readonly missing: readonly BagTeam[] };
  'too-tangled': null;
  'missing-partner': { readonly id: CharacterId; readonly partner: CharacterId };
  'too-few': {
    readonly team: BagTeam;
    readonly has: number;
    readonly more: number;
    readonly players: readonly number[];
  };
  /** `change` is what the character does to the set-up, as the almanac or its author puts it. */
  'never-dealt': { readonly id: CharacterId; readonly change: string | null };
  'teensyville-shape': { readonly shape: string };
  'no-name': null;
  'garbled-text': { readonly fields: readonly string[] };
  'field-too-long': { readonly field: 'name' | 'author' | 'ability'; readonly length: number; readonly most: number };
  'night-order-stranger': { readonly ids: readonly string[] };
  'outsiders-certain': null;
  'nothing-lies': null;
  'little-information': { readonly informers: readonly CharacterId[] };
  'drowned-information': { readonly liars: number; readonly informers: number };
  'extremely-chaotic': { readonly players: number; readonly score: number; readonly share: number };
  'unusual-shape': { readonly shape: string };
  'night-order-gap': { readonly ids: readonly CharacterId[] };
  respelled: { readonly written: string; readonly id: CharacterId };
  reworded: { readonly id: CharacterId };
  /** In every language: it is no sentence of this package's. */
  jinx: { readonly rules: Readonly<Record<Lang, string>> };
  'left-to-people': { readonly id: CharacterId };
  'by-hand': { readonly ids: readonly CharacterId[] };
  'not-scored': { readonly ids: readonly CharacterId[]; readonly all: boolean };
  'no-bootlegger': { readonly homebrew: boolean };
}
