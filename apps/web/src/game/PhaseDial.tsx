import type { View } from '@belfry/engine';
import { Icon } from '../token/icon.tsx';
import style from './PhaseDial.module.css';
import type { Tongue } from './tongue.ts';

/** The middle of the face: what hour it is, how many live, how many hands it takes. */
export function PhaseDial({ view, words }: { readonly view: View; readonly words: Tongue }) {
  const { t } = words;
  const living = view.circle.filter((id) => view.seats.find((s) => s.seat === id)?.alive).length;
  const needed = Math.ceil(living / 2);
  const { vote } = view.today;
  if (view.outcome !== null) {
    return (
      <div className={style.dial} data-winner={view.outcome.winner}>
        <span className={style.outcome}>{t(`outcome.${view.outcome.winner}`)}</span>
      </div>
    );
  }
  if (vote !== null) {
    const wanted = vote.exile ? Math.ceil(view.circle.length / 2) : needed;
    return (
      <div className={style.dial} role="status">
        <span className="unseen">
          {t(vote.call !== undefined ? 'vote.call' : vote.exile ? 'vote.exile' : 'vote.about', {
            name: words.name(vote.about),
          })}
        </span>
        {vote.secret && view.viewer !== 'storyteller' ? (
          <Icon name="hand" className={style.icon} />
        ) : (
          <>
            <span className={`${style.tally} numerals`}>{vote.tally}</span>
            <span className={`${style.small} numerals`}>/ {wanted}</span>
          </>
        )}
        {vote.secret ? <span className={style.small}>{t('vote.secret')}</span> : null}
      </div>
    );
  }
  return (
    <div className={style.dial}>
      <Icon
        name={view.phase === 'night' ? 'moon' : view.phase === 'day' ? 'sun' : 'candle-light'}
        className={style.icon}
      />
      <span className={style.phase}>
        {t(`phase.${view.phase}`, { n: view.phase === 'night' ? view.night : view.day })}
      </span>
      <span className={style.small}>{t('living.count', { n: living })}</span>
      {view.phase === 'day' ? <span className={style.small}>{t('vote.needed', { n: needed })}</span> : null}
    </div>
  );
}
