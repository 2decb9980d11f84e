import { useState } from 'react';
import { Named } from '../../game/Named.tsx';
import { Nominations } from '../../game/Nominations.tsx';
import { sayFact } from '../../game/say-fact.ts';
import { Button } from '../../ui/Button.tsx';
import { LeftToPeople } from '../LeftToPeople.tsx';
import { useMarks } from '../marks.ts';
import { useSeen } from '../net/use-table.tsx';
import { sayClaim } from '../talk/say-claim.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { Clash } from './Clash.tsx';
import { StanceButtons } from './StanceButtons.tsx';
import type { SeatProps } from './seat-props.ts';
import style from './TownTab.module.css';
import { useClaims } from './use-claims.ts';

const SILENT = new Set(['hand', 'counted', 'told', 'chose', 'you-are', 'woke', 'answered', 'states']);

/** The day so far: who was named, who claims what, what happened. */
export function TownTab(props: SeatProps) {
  const { you, table, view, script, words } = props;
  const { t, name } = words;
  const { chronicle } = useSeen();
  const { claims: claimed, clashes } = useClaims(props);
  const { marks, put } = useMarks(table.code, you.seat);
  const [claiming, setClaiming] = useState(false);
  const claims = [...claimed].sort(([a], [b]) => view.circle.indexOf(a) - view.circle.indexOf(b));
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
              <strong>{name(seat)}:</strong> <Named text={sayClaim(claim, words)} />
              <Clash clash={clashes.get(seat)} words={words} />
              {you.seat === null || seat === you.seat ? null : (
                <StanceButtons
                  of={claim.character}
                  mark={marks[seat]}
                  name={name(seat)}
                  only="believe"
                  t={t}
                  onMark={(mark) => put(seat, mark)}
                />
              )}
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
              <li key={`${log.length - at} ${line}`}>
                <Named text={line} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {claiming ? <ClaimForm {...props} onClose={() => setClaiming(false)} /> : null}
    </div>
  );
}
