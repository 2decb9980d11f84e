import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import style from './ConnectionBar.module.css';
import { useSeen } from './net/use-table.tsx';

const SLOW_MS = 700;

/** Says at once that the line is broken, and that nothing is lost; silent while all is well. */
export function ConnectionBar() {
  const { t } = useWords();
  const { line, greeted, waiting, awaited } = useSeen();
  const slow = useLasting(line === 'open' && awaited > 0, SLOW_MS);
  const lost = line === 'lost' || (greeted && line === 'connecting');
  return (
    <div className={style.place} role="status">
      {lost ? (
        <p className={style.bar}>
          <span className={style.wick} aria-hidden="true" />
          {t(waiting > 0 ? 'line.lost.waiting' : 'line.lost', { n: waiting })}
        </p>
      ) : slow ? (
        <p className={style.bar} data-slow>
          {t('line.slow')}
        </p>
      ) : null}
    </div>
  );
}

/** True once something has been so for a while. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!is) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return lasting;
}
