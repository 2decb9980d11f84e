import { useState } from 'react';
import { Nominations } from '../../game/Nominations.tsx';
import { sayFact } from '../../game/say-fact.ts';
import { Button } from '../../ui/Button.tsx';
import { LeftToPeople } from '../LeftToPeople.tsx';
import { useSeen } from '../net/use-table.tsx';
import { latestClaims } from '../talk/latest-claims.ts';
import { sayClaim } from '../talk/say-claim.ts';
import { ClaimForm } from './ClaimForm.tsx';
import type { SeatProps } from './seat-props.ts';
import style from './TownTab.module.css';

const SILENT = new Set(['hand', 'counted', 'told', 'chose', 'you-are', 'woke', 'answered', 'states']);

/** The day so far: who was named, who claims what, what happened. */
export function TownTab(props: SeatProps) {
  const { you, table, view, script, words } = props;
  const { t, name } = words;
  const { talk, chronicle, claims: earlier } = useSeen();
  const [claiming, setClaiming] = useState(false);
  const claims = [...latestClaims(talk, earlier)].sort(([a], [b]) => view.circle.indexOf(a) - view.circle.indexOf(b));
  const log = chronicle
    .filter((fact) => !SILENT.has(fact.type))
    .map((fact) => sayFact(fact, words, view.viewer))
    .filter((line) => line !== null)
    .reverse();
  return (
    <div className={style.town}>
      <LeftToPeople script={script} storyteller={table.settings.storyteller} />
      <Nominations view={view} words={words} />
      <section>
        <div className={style.head}>
          <h3>{t('claims.title')}</h3>
          {you.seat === null ? null : (
            <Button size="small" onPress={() => setClaiming(true)}>
              {t('claims.make')}
            </Button>
          )}
        </div>
        {claims.length === 0 ? <p className={style.soft}>{t('claims.none')}</p> : null}
        <ul className={style.claims}>
          {claims.map(([seat, claim]) => (
            <li key={seat}>
              <strong>{name(seat)}:</strong> {sayClaim(claim, words)}
            </li>
          ))}
        </ul>
      </section>
      {log.length === 0 ? null : (
        <section>
          <h3>{t('town.log')}</h3>
          <ol className={style.log} reversed>
            {log.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: counted from the end, which only grows
              <li key={`${log.length - at} ${line}`}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {claiming ? <ClaimForm {...props} onClose={() => setClaiming(false)} /> : null}
    </div>
  );
}
