/**
 * Fills a night's order up: whoever is wanted and not in it stands where the official order has them, behind the
 * nearest who officially comes earlier. Those whom the official order does not know stay out.
 */
export function completed(
  order: readonly string[],
  official: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  const missing = wanted.filter((id) => !order.includes(id) && official.includes(id));
  if (missing.length === 0) return order;
  const out = [...order];
  for (const id of new Set(missing)) {
    const earlier = official.slice(0, official.indexOf(id)).findLast((other) => out.includes(other));
    out.splice(earlier === undefined ? 0 : out.indexOf(earlier) + 1, 0, id);
  }
  return out;
}
