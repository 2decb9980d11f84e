/** A text with `{name}` gaps, or one text per plural form, chosen by the gap `{n}`. */
export type Message = string | Plural;

export interface Plural {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Gaps = Readonly<Record<string, string | number>>;

/** The same keys in another language; where English counts, it counts too. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural };

export function fill(message: Message, gaps: Gaps, rules: Intl.PluralRules): string {
  const text = typeof message === 'string' ? message : pluralForm(message, Number(gaps.n ?? 0), rules);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (gaps[name] === undefined ? whole : String(gaps[name])));
}

function pluralForm(message: Plural, n: number, rules: Intl.PluralRules): string {
  const form = rules.select(n);
  return (form === 'one' || form === 'few' || form === 'many' ? message[form] : undefined) ?? message.other;
}
