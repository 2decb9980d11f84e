import { describe, expect, it } from 'vitest';
import { dayOf, isDay, planFor, shifted } from '../src/puzzle/daily.ts';
import { type Page, streakOf } from '../src/puzzle/streak.ts';

describe('the day of a puzzle', () => {
  it('is the day on the calendar of the device', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
  it('has neighbours over the ends of months and years', () => {
    expect(shifted('2026-03-01', -1)).toBe('2026-02-28');
    expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
  });
  it('is one that there is', () => {
    expect(isDay('2026-02-28')).toBe(true);
    expect(['2026-02-30', 'today', '2026-2-3', ''].filter(isDay)).toEqual([]);
  });
  it('says how hard it is: gently on Monday, worst on Sunday', () => {
    expect(planFor('2026-11-09').grade).toBe('easy');
    expect(planFor('2026-11-15').grade).toBe('fiendish');
  });
});

describe('days in a row', () => {
  const solved = (date: string, on = date): readonly [string, Page] => [
    date,
    { guesses: {}, hints: 0, tries: 1, solvedOn: on },
  ];
  const open = (date: string): readonly [string, Page] => [date, { guesses: {}, hints: 2, tries: 1, solvedOn: null }];
  it('are counted up to today', () => {
    const all = Object.fromEntries([solved('2026-11-08'), solved('2026-11-09'), solved('2026-11-10')]);
    expect(streakOf(all, '2026-11-10')).toBe(3);
  });
  it('are not lost before the day is over', () => {
    const all = Object.fromEntries([solved('2026-11-09'), open('2026-11-10')]);
    expect(streakOf(all, '2026-11-10')).toBe(1);
    expect(streakOf(all, '2026-11-11')).toBe(0);
  });
  it('do not grow by puzzles of days gone by', () => {
    const all = Object.fromEntries([solved('2026-11-09', '2026-11-10'), solved('2026-11-10')]);
    expect(streakOf(all, '2026-11-10')).toBe(1);
  });
});
