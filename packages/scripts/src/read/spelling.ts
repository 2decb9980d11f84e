import { almanac, type CharacterId } from '@belfry/almanac';

/** The bare letters and digits: `Fortune Teller`, `fortune_teller` and `fortune-teller` all become `fortuneteller`. */
export function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** The official id that somebody meant, or null. */
export function officialId(written: string): CharacterId | null {
  const id = bare(written);
  return almanac().characters.has(id) ? id : null;
}

/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
export function distance(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, older[j - 2]! + 1);
      row.push(least);
    }
    older = above;
    above = row;
  }
  return above[b.length]!;
}

/** The closest of the known words, or null when none is close enough to be meant. */
export function nearest(written: string, known: Iterable<string>): string | null {
  const wanted = bare(written);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const steps = distance(wanted, candidate);
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}
