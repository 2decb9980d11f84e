import type { Json } from './json.ts';
import type { Ability } from './seat.ts';

/**
 * Something that an ability remembers, declared once: its name, and what it is before anything is remembered. Written
 * with `remember` or `rememberForGame`, it is read back as what it is.
 */
export interface Memo<T extends Json> {
  readonly key: string;
  in(memory: Ability['memory']): T;
}

export const memo = <T extends Json>(key: string, before: T): Memo<T> => ({
  key,
  in: (memory) => (memory[key] as T | null | undefined) ?? before, // written under its key and by its type alone
});

/** What is kept under a name for which no shape is declared is compared, and never read. */
export const keyOf = <T extends Json>(what: string | Memo<T>): string => (typeof what === 'string' ? what : what.key);
