import { useMemo } from 'react';
import { kept, useKept } from '../app/kept.ts';
import type { Diary, Page } from './streak.ts';

const BLANK: Page = { guesses: {}, hints: 0, tries: 0, solvedOn: null };
const KEPT_DAYS = 400;

const diary = kept<Diary>('belfry.puzzle-diary', {});

export function useDiary(date: string): {
  readonly page: Page;
  readonly all: Diary;
  write(parts: Partial<Page>): void;
} {
  const all = useKept(diary);
  const page = all[date] ?? BLANK;
  return useMemo(
    () => ({
      page,
      all,
      write: (parts) => {
        const { [date]: old = BLANK, ...others } = diary.get();
        const latest = Object.entries(others)
          .sort(([a], [b]) => a.localeCompare(b))
          .slice(-KEPT_DAYS);
        diary.set({ ...Object.fromEntries(latest), [date]: { ...old, ...parts } });
      },
    }),
    [page, all, date],
  );
}
