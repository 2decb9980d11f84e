import { useEffect, useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import style from './PlayerBar.module.css';
import type { PlayerTable } from './table.ts';

/** The clock that is running, in minutes and seconds. It is read out only when somebody asks. */
export function Countdown({
  table,
  words,
}: {
  readonly table: Pick<PlayerTable, 'clocks' | 'now'>;
  readonly words: Tongue;
}) {
  const { t } = words;
  const timer = table.clocks?.running.find((running) => running.kind !== 'vote');
  const pausedAt = table.clocks?.pausedAt ?? null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (timer === undefined || pausedAt !== null) return;
    const interval = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(interval);
  }, [timer, pausedAt]);
  if (timer === undefined) return null;
  const left = Math.max(0, Math.ceil((timer.endsAt - (pausedAt ?? table.now())) / 1000));
  return (
    <p className={style.countdown} role="timer">
      <span>{t(`timer.${timer.kind}`)}</span>
      <span className={`${style.seconds} numerals`}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      {pausedAt === null ? null : <span>{t('timer.paused')}</span>}
    </p>
  );
}
