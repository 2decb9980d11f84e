import type { ScoreLine } from '@belfry/scripts';

export interface Bar {
  readonly cause: ScoreLine['cause'];
  readonly kind: ScoreLine['kind'];
  readonly amount: number;
  readonly characters: readonly string[];
}

/** The lines of a breakdown drawn together: one bar per tag and per synergy, the heaviest first. */
export function byCause(lines: readonly ScoreLine[], kind: ScoreLine['kind']): Bar[] {
  const bars = new Map<ScoreLine['cause'], Bar>();
  for (const line of lines) {
    if (line.kind !== kind) continue;
    const known = bars.get(line.cause);
    bars.set(line.cause, {
      cause: line.cause,
      kind,
      amount: (known?.amount ?? 0) + line.amount,
      characters: [...(known?.characters ?? []), ...line.characters],
    });
  }
  return [...bars.values()].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
