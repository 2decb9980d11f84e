import type { CharacterId } from '@belfry/almanac';
import type { Deduced, Grade, PuzzleFile } from '@belfry/solver';

/** The puzzle of one day, with everything that the page needs to ask, to help and to judge. */
export interface DailyPuzzle {
  readonly date: string;
  readonly grade: Grade;
  readonly file: PuzzleFile;
  readonly claims: readonly CharacterId[];
  /** What others, and what "You", may be instead of what they say. */
  readonly hidden: readonly CharacterId[];
  readonly hiddenSelf: readonly CharacterId[];
  readonly answer: readonly CharacterId[];
  readonly steps: readonly Deduced[];
}

/** From Sunday: the week begins gently and ends with the worst of it. */
const WEEK: readonly { readonly grade: Grade; readonly players: number }[] = [
  { grade: 'fiendish', players: 8 },
  { grade: 'easy', players: 7 },
  { grade: 'easy', players: 8 },
  { grade: 'medium', players: 7 },
  { grade: 'medium', players: 8 },
  { grade: 'hard', players: 8 },
  { grade: 'hard', players: 9 },
];

/** What kind of puzzle a day has; the same for everybody. */
export const planFor = (date: string): { readonly grade: Grade; readonly players: number } =>
  WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()]!;

/** A day as the calendar on this device has it. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && shifted(text, 0) === text;

/** So many days later. */
export function shifted(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
