const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARKED = 'ȦƁĆĎĖƑĠĤĪĴĶĹṀŃŌṖɊŘŠŤŪṼŴẊŶŽȧƀćďėƒġĥīĵķĺṁńōṗɋřšťūṽŵẋŷž';

const letter = (plain: string): string => MARKED[PLAIN.indexOf(plain)] ?? plain;

/** A text in marked letters and a third longer. Gaps like `{name}` stay what they are; what is marked already stays, too. */
export function mark(text: string): string {
  if (!/[A-Za-z]/.test(text.replaceAll(/\{\w+\}/g, ''))) return text;
  const marked = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (found) => (found.length === 1 ? letter(found) : found));
  // In words of six: a language has longer texts, not endless words.
  return marked + '·'.repeat(Math.ceil(text.length / 3)).replaceAll(/·{6}(?=·)/g, '······ ');
}

/** A whole catalogue in marked letters, whatever it is made of: texts, lists, functions that make texts. Costs nothing before it is opened. */
export function pseudo<T>(catalogue: T): T {
  return marked(catalogue) as T; // the same shape: only letters differ
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark(value);
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === 'function') return (...given: unknown[]) => marked(value(...given));
  if (value === null || typeof value !== 'object') return value;
  return new Proxy(value, { get: (of, key) => marked(Reflect.get(of, key)) });
}
