import type { View } from '@belfry/engine';
import style from './Nominations.module.css';
import type { Tongue } from './tongue.ts';

/** Who named whom today, and whose hands were up. */
export function Nominations({ view, words }: { readonly view: View; readonly words: Tongue }) {
  const { t, name, names } = words;
  const { nominations, block, vote } = view.today;
  return (
    <section className={style.nominations}>
      <h2>{t('nominations.title')}</h2>
      {nominations.length === 0 ? <p className={style.soft}>{t('nominations.none')}</p> : null}
      <ul className={style.list}>
        {nominations.map((n) => (
          <li key={n.nominee} className={style.line} data-block={block === n.nominee || undefined}>
            <span className={style.head}>
              <span>{t('nominations.line', { nominator: name(n.nominator), nominee: name(n.nominee) })}</span>
              <strong className="numerals">{sayVotes(n, n === nominations.at(-1) && vote !== null, words)}</strong>
            </span>
            {n.voters.length === 0 ? null : (
              <span className={style.soft}>{t('nominations.by', { players: names(n.voters) })}</span>
            )}
            {block === n.nominee ? <span className={style.block}>{t('mark.block')}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The count as far as this viewer knows it. */
function sayVotes({ votes, secret }: View['today']['nominations'][number], running: boolean, { t }: Tongue): string {
  if (votes !== null) {
    const count = t('nominations.votes', { n: votes });
    return secret ? t('nominations.secretly', { count }) : count;
  }
  return t(secret ? 'nominations.secret' : running ? 'nominations.voting' : 'nominations.no-vote');
}
