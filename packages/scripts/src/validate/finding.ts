export type Severity = 'error' | 'warning' | 'note';

/** Something worth saying about a script. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Where in the script: "item 7", "Outsiders", "8 players", or "the script". */
  readonly place: string;
  readonly message: string;
  /** What would put it right; null when there is nothing to put right. */
  readonly cure: string | null;
}

/** Every code with what it means. docs/SCRIPTS.md shows this table, and a test keeps the two alike. */
export const FINDING_CODES = {
  'unknown-character': ['error', 'An id that neither the almanac nor the file explains.'],
  'duplicate-character': ['error', 'A character is listed twice.'],
  'no-characters': ['error', 'The script lists nobody.'],
  'no-legal-bag': ['error', 'No player count can be dealt a legal bag.'],
  'missing-partner': ['error', 'A character needs another that is not on the script.'],
  'too-few': ['warning', 'Some player counts need more characters of a team than the script has.'],
  'never-dealt': ['warning', 'A character fits into no legal bag at any player count.'],
  'teensyville-shape': ['warning', 'A small script without the shape of a Teensyville one.'],
  'no-name': ['warning', 'The file gives the script no name, which the community tools ask for.'],
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
  jinx: ['note', 'Two characters with a special rule between them.'],
  'by-hand': ['note', 'Characters that the Storyteller runs by hand in Belfry.'],
  'not-scored': ['note', 'Homebrew characters carry no difficulty tags, so the score leaves them out.'],
  'no-bootlegger': ['note', 'Homebrew without the Bootlegger to announce it.'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type FindingCode = keyof typeof FINDING_CODES;

export function finding(code: FindingCode, place: string, message: string, cure: string | null = null): Finding {
  return { code, severity: FINDING_CODES[code][0], place, message, cure };
}
