import type { CharacterId } from '@belfry/almanac';
import { type CountSummary, EDITIONS_PLAYED, type Rate } from '@belfry/storyteller';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import style from './BalancePanel.module.css';
import type { Outcome } from './trial.ts';

const percent = (share: number) => Math.round(share * 100);
const signed = (share: number) => `${share > 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(0)}`;

/** So many pairs are enough to look at. */
const MOST_PAIRS = 8;

export function Outcomes({ outcome: { summary, pairs } }: { readonly outcome: Outcome }) {
  const { t, list } = useWords();
  const book = useAlmanac();
  const name = (id: CharacterId) => book.characters.get(id)?.name ?? id;
  const tilting = summary.influence.filter(({ sure }) => sure);
  const { goodWins, finalDay, days } = summary;
  return (
    <div className={style.outcomes}>
      <section>
        <p className={style.verdict}>
          <strong className="numerals">{t('balance.percent', { n: percent(goodWins.share) })}</strong>
          <span>{t('balance.good-wins', { low: percent(goodWins.low), high: percent(goodWins.high) })}</span>
        </p>
        <p className={style.soft}>
          {t('balance.length', {
            n: summary.games,
            days: days.mean.toFixed(1),
            shortest: days.shortest,
            longest: days.longest,
            final: percent(finalDay.share),
          })}
        </p>
        <table className={style.counts}>
          <caption className="unseen">{t('balance.by-players')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('balance.players')}</th>
              <th scope="col">{t('balance.good')}</th>
              <th scope="col">{t('balance.final')}</th>
              <th scope="col">{t('balance.days')}</th>
            </tr>
          </thead>
          <tbody>
            {summary.byPlayers.map((row) => (
              <CountRow key={row.players} row={row} />
            ))}
          </tbody>
        </table>
        <p className={style.soft}>{t('balance.legend')}</p>
      </section>
      <section>
        <h2>{t('balance.tilts')}</h2>
        {tilting.length === 0 ? <p>{t('balance.nobody-tilts')}</p> : null}
        <ul className={style.tilts}>
          {tilting.map(({ character, by, low, high }) => (
            <li key={character} data-side={by > 0 ? 'good' : 'evil'}>
              <span>{name(character)}</span>
              <span className="numerals">
                {t('balance.tilt', { by: signed(by), low: signed(low), high: signed(high) })}
              </span>
            </li>
          ))}
        </ul>
        <h2>{t('balance.pairs')}</h2>
        {pairs.length === 0 ? <p>{t('balance.no-pairs')}</p> : null}
        <ul className={style.tilts}>
          {pairs.slice(0, MOST_PAIRS).map(({ characters, by, games }) => (
            <li key={characters.join()} data-side={by > 0 ? 'good' : 'evil'}>
              <span>{list(characters.map(name))}</span>
              <span className="numerals">{t('balance.pair', { by: signed(by), n: games })}</span>
            </li>
          ))}
        </ul>
        <p className={style.soft}>{t('balance.limits')}</p>
      </section>
    </div>
  );
}

function CountRow({ row: { players, goodWins, finalDay, meanDays } }: { readonly row: CountSummary }) {
  const { t } = useWords();
  return (
    <tr>
      <th scope="row" className="numerals">
        {players}
      </th>
      <td>
        <Span players={players} rate={goodWins} />
        <span className="numerals">
          {t('balance.within', {
            n: percent(goodWins.share),
            low: percent(goodWins.low),
            high: percent(goodWins.high),
          })}
        </span>
      </td>
      <td className="numerals">{t('balance.percent', { n: percent(finalDay.share) })}</td>
      <td className="numerals">{meanDays.toFixed(1)}</td>
    </tr>
  );
}

/** Where good's share of wins lies between none and all, and where the base editions lie with as many players. */
function Span({ players, rate: { share, low, high } }: { readonly players: number; readonly rate: Rate }) {
  const editions = Object.entries(EDITIONS_PLAYED).flatMap(([edition, byCount]) => {
    const theirs = byCount[players];
    return theirs === undefined ? [] : [{ edition, theirs }];
  });
  return (
    <span className={style.track} aria-hidden="true">
      <span className={style.reach} style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      {editions.map(({ edition, theirs }) => (
        <span key={edition} className={style.edition} style={{ left: `${theirs * 100}%` }} />
      ))}
      <span className={style.share} style={{ left: `${share * 100}%` }} />
    </span>
  );
}
