import type { PlayedOn } from './play-on.ts';

/** What a good game has, each from 0 to 1. */
export interface Worth {
  /** How often it goes to the final day. */
  readonly lasts: number;
  /** How often two or three could be the Demon then. */
  readonly open: number;
  /** How even the fight is. */
  readonly even: number;
}

export type Virtue = keyof Worth;

/** What each counts for. */
const COUNTS: Worth = { lasts: 0.35, open: 0.3, even: 0.35 };

/** On the final day so many should be left who could be the Demon. */
export const AIM = { least: 2, most: 3 };
/** Before anything was played both sides are thought to have won so many. */
const SUPPOSED = 2;

/** What a few games that were played on are worth together. */
export function worthOf(games: readonly PlayedOn[]): Worth {
  const mean = (of: (game: PlayedOn) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length;
  const won = games.filter(({ goodWon }) => goodWon).length;
  const share = (won + SUPPOSED) / (games.length + 2 * SUPPOSED);
  return {
    lasts: mean(({ reachedFinalDay }) => Number(reachedFinalDay)),
    open: mean(openness),
    even: 1 - 2 * Math.abs(share - 0.5),
  };
}

/** 1 for two or three, less for every one more or fewer. A day of which nobody can say it is neither. */
function openness({ candidates, reachedFinalDay }: PlayedOn): number {
  if (candidates === null) return reachedFinalDay ? 0.5 : 0;
  const off = Math.max(AIM.least - candidates, candidates - AIM.most, 0);
  return Math.max(0, 1 - off);
}

const VIRTUES = Object.keys(COUNTS) as readonly Virtue[];

export const total = (worth: Worth): number => VIRTUES.reduce((sum, virtue) => sum + COUNTS[virtue] * worth[virtue], 0);

/** What speaks most for one beside another. */
export const virtueOf = (one: Worth, other: Worth): Virtue =>
  VIRTUES.reduce((best, virtue) => (gain(virtue, one, other) > gain(best, one, other) ? virtue : best));

const gain = (virtue: Virtue, one: Worth, other: Worth): number => COUNTS[virtue] * (one[virtue] - other[virtue]);
