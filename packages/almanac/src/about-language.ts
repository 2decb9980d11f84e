/** What has to be known of a language before anything is said in it. */
export interface AboutLanguage {
  /** What it calls itself. */
  readonly name: string;
  /** By whose rules numbers, dates and lists are written. */
  readonly locale: string;
  /** Its plural forms, in the order in which a tale writes them: `{votes:vote|votes}`. */
  readonly forms: readonly Intl.LDMLPluralRule[];
}
