import { type FileItem, type PuzzleTongue, sayPuzzle, tellItem } from '@belfry/solver';
import { Icon } from '../token/icon.tsx';
import type { DailyPuzzle } from './daily.ts';
import style from './Seen.module.css';
import { usePuzzleWords } from './words.ts';

interface Hour {
  readonly time: 'night' | 'day';
  readonly n: number;
  readonly items: readonly FileItem[];
}

function hoursOf({ file }: DailyPuzzle): Hour[] {
  const hours: Hour[] = [];
  for (let n = 1; n <= file.maxNight; n++) {
    // Nobody dies in the first night; that is nothing to tell.
    if (n > 1) hours.push({ time: 'night', n, items: file.nightDeaths[n] ?? [] });
    const items = file.resolvedDayEvents[n] ?? [];
    if (items.length > 0) hours.push({ time: 'day', n, items });
  }
  return hours;
}

/** Nights and days in their order. */
export function Seen({ puzzle, tongue }: { readonly puzzle: DailyPuzzle; readonly tongue: PuzzleTongue }) {
  const t = usePuzzleWords();
  const hours = hoursOf(puzzle);
  return (
    <section className={style.seen}>
      <h2>{t('seen')}</h2>
      {hours.length === 0 ? <p className={style.soft}>{t('seen.nothing')}</p> : null}
      <ol className={style.hours}>
        {hours.map(({ time, n, items }) => (
          <li key={`${time}${n}`} className={style.hour}>
            <Icon name={time === 'night' ? 'moon' : 'sun'} className={style.icon} />
            <span className={style.when}>{sayPuzzle(tongue, time, { n })}</span>
            <span>
              {items.length === 0
                ? sayPuzzle(tongue, 'quiet-night')
                : items.map((item) => tellItem(item, tongue)).join('; ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
