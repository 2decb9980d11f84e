import type { CharacterId } from '@belfry/almanac';
import { difference, rate } from './rate.ts';
import type { GameRecord } from './record.ts';

/** Two characters that move good's chances together by more than each does alone. */
export interface PairInfluence {
  readonly characters: readonly [CharacterId, CharacterId];
  readonly games: number;
  /** Good's share of wins with both in play, minus what the two would come to each for itself. */
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** Fewer games than this with both say nothing. */
const ENOUGH = 40;
/** There are hundreds of pairs: only what chance would not show in one of them counts. */
const STRICT = 1.8;

/** The strongest pairs first; most scripts have none in a few hundred games. */
export function pairInfluences(records: readonly GameRecord[]): readonly PairInfluence[] {
  const wins = (of: readonly GameRecord[]) => rate(of.filter(({ winner }) => winner === 'good').length, of.length);
  const all = wins(records).share;
  const known = [...new Set(records.flatMap((record) => record.characters))].sort();
  const having = new Map(known.map((id) => [id, records.filter(({ characters }) => characters.includes(id))]));
  const own = (id: CharacterId) => wins(having.get(id)!).share - all;
  const pairs: PairInfluence[] = [];
  for (const [at, a] of known.entries()) {
    for (const b of known.slice(at + 1)) {
      const both = having.get(a)!.filter(({ characters }) => characters.includes(b));
      if (both.length < ENOUGH || both.length > records.length - ENOUGH) continue;
      const expected = rate(Math.round((all + own(a) + own(b)) * records.length), records.length);
      const { by, low, high } = difference(wins(both), expected);
      const reach = ((high - low) / 2) * STRICT;
      if (Math.abs(by) > reach)
        pairs.push({ characters: [a, b], games: both.length, by, low: by - reach, high: by + reach });
    }
  }
  return pairs.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
