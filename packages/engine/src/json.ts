/** What survives `JSON.parse(JSON.stringify(x))` unchanged. Everything in a game's state and log is of this kind. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => sameJson(item, b[at]!))
    );
  }
  const one = a as { readonly [key: string]: Json };
  const other = b as { readonly [key: string]: Json };
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && sameJson(one[key]!, other[key]!))
  );
}
