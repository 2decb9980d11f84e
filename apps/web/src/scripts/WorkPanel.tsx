import type { Script } from '@belfry/scripts';
import { DUTIES } from '@belfry/storyteller/duties';
import { useWords } from '../i18n/words.tsx';
import { Loading } from '../ui/States.tsx';
import { useNameOn } from './localized.ts';
import { usePoints } from './points.ts';
import style from './WorkPanel.module.css';
import { useWorkload } from './workbench.ts';

/** How much a Storyteller has to do in a game of it, from games that bots play beside the page. */
export function WorkPanel({ script, players }: { readonly script: Script; readonly players: number }) {
  const { t, list } = useWords();
  const { plain } = usePoints();
  const nameOf = useNameOn(script);
  const work = useWorkload(script, players);
  if (work === null) return null;
  return (
    <section>
      <h2>{t('work.title')}</h2>
      {work === undefined ? (
        <Loading />
      ) : (
        <>
          <p>
            {t('work.total', { total: plain(work.total), days: plain(work.days), night: plain(work.busiestNight) })}{' '}
            {work.moreThan === null
              ? null
              : t('work.more', { percent: Math.round(work.moreThan * 100), n: work.players })}
          </p>
          <ul className={style.duties}>
            {DUTIES.map((duty) => (
              <li key={duty} className={style.duty}>
                <span>{t(`work.${duty}`)}</span>
                <span className="numerals">{plain(work.duties[duty])}</span>
                <span className={style.track} aria-hidden="true">
                  <span style={{ width: `${(work.duties[duty] / work.total) * 100}%` }} />
                </span>
              </li>
            ))}
          </ul>
          <p className={style.soft}>
            {t('work.busiest', {
              names: list(work.busiest.map(({ id, duties }) => `${nameOf(id)} (${plain(duties)})`)),
            })}{' '}
            {t('work.how', { games: work.games })}
          </p>
        </>
      )}
    </section>
  );
}
