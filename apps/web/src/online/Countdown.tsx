import type { Timer, TimerKind } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import style from './Countdown.module.css';
import { useClient, useSeen } from './net/use-table.tsx';

const TICK_MS = 250;
const SHOWN: readonly TimerKind[] = [
  'defence',
  'last-call',
  'nominations',
  'discussion',
  'night-prompt',
  'ruling',
  'beat',
  'dawn',
];

/** The running clock that matters most, by the server's time. */
export function Countdown({ only }: { readonly only?: TimerKind }) {
  const { t } = useWords();
  const { clocks } = useSeen();
  const kinds = only === undefined ? SHOWN : [only];
  const timer = kinds.flatMap((kind) => clocks.running.filter((running) => running.kind === kind))[0];
  if (timer === undefined) return null;
  if (timer.kind === 'night') return <NightLeft timer={timer} pausedAt={clocks.pausedAt} />;
  return (
    <span className={style.clock} data-paused={clocks.pausedAt !== null || undefined}>
      <span className={style.what}>{t(`timer.${timer.kind}`)}</span>{' '}
      <Remaining timer={timer} pausedAt={clocks.pausedAt} />
      {clocks.pausedAt === null ? null : <span className={style.what}> {t('timer.paused')}</span>}
    </span>
  );
}

/** How long the night still is, at least; and then, that it takes as long as somebody has to act. */
function NightLeft({ timer, pausedAt }: { readonly timer: Timer; readonly pausedAt: number | null }) {
  const { t } = useWords();
  const { clock } = useClient();
  const [over, setOver] = useState(timer.endsAt <= clock.now());
  useEffect(() => {
    setOver(timer.endsAt <= clock.now());
    if (pausedAt !== null) return;
    const end = setTimeout(() => setOver(true), Math.max(0, timer.endsAt - clock.now()));
    return () => clearTimeout(end);
  }, [timer.endsAt, pausedAt, clock]);
  if (over) return <span className={style.what}>{t('waits.night.longer')}</span>;
  return (
    <span className={style.clock}>
      <span className={style.what}>{t('waits.night')}</span> <Remaining timer={timer} pausedAt={pausedAt} />
    </span>
  );
}

function Remaining({ timer, pausedAt }: { readonly timer: Timer; readonly pausedAt: number | null }) {
  const { clock } = useClient();
  const left = () => Math.max(0, Math.ceil((timer.endsAt - (pausedAt ?? clock.now())) / 1000));
  const [, tick] = useState(0);
  useEffect(() => {
    if (pausedAt !== null) return;
    const ticking = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(ticking);
  }, [pausedAt]);
  const seconds = left();
  return (
    <time className={`${style.time} numerals`} data-soon={seconds <= 10 || undefined}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  );
}
