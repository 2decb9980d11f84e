import type { CharacterId } from '@belfry/almanac';
import { shifted } from './daily.ts';

/** How far somebody got with the puzzle of one day. It stays on this device. */
export interface Page {
  /** By seat: what they are taken for, where that is not what they say. */
  readonly guesses: Readonly<Record<number, CharacterId>>;
  readonly hints: number;
  readonly tries: number;
  /** The day on which it was solved. */
  readonly solvedOn: string | null;
}

export type Diary = Readonly<Record<string, Page>>;

/** Days in a row on which the day's own puzzle was solved, up to today, or to yesterday while today's is open. */
export function streakOf(all: Diary, today: string): number {
  const isSolved = (date: string) => all[date]?.solvedOn === date;
  let date = isSolved(today) ? today : shifted(today, -1);
  let days = 0;
  for (; isSolved(date); date = shifted(date, -1)) days++;
  return days;
}
