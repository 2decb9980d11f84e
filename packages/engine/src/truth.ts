/**
 * Three-valued truth: `may` means "true if the Storyteller lets somebody register so".
 * It is a word, not a boolean, so that nobody can write `if (isEvil(p))` by accident.
 */
export type Truth = 'yes' | 'no' | 'may';

export const truth = (fact: boolean): Truth => (fact ? 'yes' : 'no');

export const not = (t: Truth): Truth => (t === 'may' ? 'may' : t === 'yes' ? 'no' : 'yes');

export function and(a: Truth, b: Truth): Truth {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'may';
}

export function or(a: Truth, b: Truth): Truth {
  if (a === 'yes' || b === 'yes') return 'yes';
  return a === 'no' && b === 'no' ? 'no' : 'may';
}

export const all = (truths: readonly Truth[]): Truth => truths.reduce(and, 'yes');
export const any = (truths: readonly Truth[]): Truth => truths.reduce(or, 'no');

/** Whether exactly `n` of these hold. Every question is asked afresh, so each `may` counts or not on its own. */
export function exactly(n: number, truths: readonly Truth[]): Truth {
  let sure = 0;
  let open = 0;
  for (const t of truths) {
    if (t === 'yes') sure++;
    else if (t === 'may') open++;
  }
  if (n < sure || n > sure + open) return 'no';
  return open === 0 ? 'yes' : 'may';
}
