import { publishedScores } from '@belfry/almanac';

/** Which part of many values is below this one, from 0 to 1; `places` are those below which equal parts of them lie. */
export function shareBelow(places: readonly number[], value: number): number {
  const above = places.findIndex((place) => place >= value);
  if (above === -1) return 1;
  if (above === 0) return 0;
  const [low, high] = [places[above - 1]!, places[above]!];
  return (above - 1 + (value - low) / (high - low)) / (places.length - 1);
}

/**
 * Which part of the published scripts is easier than this score, with as many players: from 0 to 1.
 * null where nobody has measured: with Travellers, beyond fifteen players.
 */
export function harderThan(score: number, players: number): number | null {
  const percentiles = publishedScores.counts[players]?.percentiles;
  return percentiles === undefined ? null : shareBelow(percentiles, score);
}

/** A stretch of the scale, and which part of the published scripts lies there. */
export interface PublishedBin {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const WIDTH = 1;

/** How the published scripts spread over the scale, for a picture; empty where nobody has measured. */
export function publishedSpread(players: number): readonly PublishedBin[] {
  const percentiles = publishedScores.counts[players]?.percentiles;
  if (percentiles === undefined) return [];
  const first = Math.floor(percentiles[0]! / WIDTH);
  const last = Math.floor(percentiles.at(-1)! / WIDTH);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * WIDTH;
    const to = from + WIDTH;
    return { from, to, share: harderThan(to, players)! - harderThan(from, players)! };
  });
}
