/** What survives `JSON.parse(JSON.stringify(x))` unchanged. Everything in a game's state and log is of this kind. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  }
  const one = a as { readonly [key: string]: Json };
  const other = b as { readonly [key: string]: Json };
  let more = 0;
  for (const key in one) {
    if (!(key in other) || !sameJson(one[key]!, other[key]!)) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!sameJson(a[at]!, b[at]!)) return false;
  return true;
}
