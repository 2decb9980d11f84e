/** "a, b and c", with the word of the language between the last two. */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Player counts as ranges: "7–9, 12 and 15". */
export function ranges(numbers: readonly number[], last = 'and'): string {
  const runs: [from: number, to: number][] = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === n - 1) run[1] = n;
    else runs.push([n, n]);
  }
  return list(
    runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)),
    last,
  );
}
