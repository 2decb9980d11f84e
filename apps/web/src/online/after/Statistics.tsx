import { useWords } from '../../i18n/words.tsx';
import type { Replayed } from '../net/api.ts';
import style from './Replay.module.css';

const SHOWN = ['nights', 'days', 'nominations', 'votes', 'executions', 'diedAtNight', 'takenBack', 'minutes'] as const;

/** The game in numbers. */
export function Statistics({ statistics }: Pick<Replayed, 'statistics'>) {
  const { t } = useWords();
  return (
    <dl className={style.stats}>
      {SHOWN.map((key) => (
        <div key={key}>
          <dt>{t(`stat.${key}`)}</dt>
          <dd className="numerals">{statistics[key] ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}
