import { en, type Key } from '../i18n/en/index.ts';
import type { Say } from '../i18n/words.tsx';

/** What a reminder says: the kernel's own kinds have words in the catalogue, others were written by somebody. */
export function sayEffect(kind: string, t: Say): string {
  const key = `effect.${kind}`;
  if (Object.hasOwn(en, key)) return t(key as Key); // just checked
  return kind.includes(' ') || /[A-Z\u0400-\u04ff]/.test(kind) ? kind : kind.replaceAll('-', ' ');
}
