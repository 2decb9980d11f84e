/** "a, b and c". */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Player counts as ranges: "7–9, 12". */
export function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return list(runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)));
}
