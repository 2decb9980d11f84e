const TURN_MS = 8;

/** Works through a list without keeping everybody else waiting: after a while others have their turn. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  let begun = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - begun < TURN_MS) continue;
    await new Promise<void>((turn) => setImmediate(turn));
    begun = performance.now();
  }
  return results;
}
