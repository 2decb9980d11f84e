import type { View } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import { useMemo } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { circleSeats, fabledOn } from '../../game/circle-seats.ts';
import { Nominations } from '../../game/Nominations.tsx';
import { sayOutcome } from '../../game/say-outcome.ts';
import { scriptName } from '../../scripts/script-name.ts';
import { Countdown } from '../Countdown.tsx';
import { BreathingCandle } from '../night/BreathingCandle.tsx';
import { Dusk } from '../night/Dusk.tsx';
import { Herald } from '../player/Herald.tsx';
import { useSweep } from '../player/sweep.ts';
import { TownDial } from '../player/TownDial.tsx';
import { isBot, useScript, useTongue } from '../table-words.ts';
import { JoinCorner } from './JoinCorner.tsx';
import { TvFrame } from './TvFrame.tsx';
import style from './TvTown.module.css';

/** The game as everybody sees it: who lives, who named whom, the hands and the clock. By night, a candle. */
export function TvTown({ table, view }: { readonly table: TableCard; readonly view: View }) {
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const { t, lang } = words;
  const hand = useSweep(view, null);
  const seats = useMemo(
    () =>
      circleSeats(view, words).map((seat) => {
        const person = table.chairs.find((chair) => chair.seat === seat.id)?.person ?? null;
        return isBot(table, person) ? { ...seat, bot: true } : seat;
      }),
    [view, words, table],
  );
  const night = view.phase === 'night' || view.phase === 'setup';
  return (
    <TvFrame
      table={table}
      script={scriptName(table.script.name, lang)}
      night={night}
      board={
        <ClockCircle label={t('town.label')} seats={seats} fabled={fabledOn(view, words)} hand={hand}>
          {night ? (
            <span className={style.candle}>
              <BreathingCandle />
            </span>
          ) : (
            <TownDial view={view} words={words} />
          )}
        </ClockCircle>
      }
    >
      {view.outcome !== null ? (
        <section className={style.outcome} data-winner={view.outcome.winner}>
          <h2>{t(`outcome.${view.outcome.winner}`)}</h2>
          <p>{sayOutcome(view.outcome, words)}</p>
        </section>
      ) : night ? (
        <section className={style.night}>
          <h2>{view.night === 0 ? t('phase.setup') : t('phase.night', { n: view.night })}</h2>
          <Dusk table={table} view={view} words={words} />
          <p className={style.soft}>{t('night.asleep')}</p>
          <Countdown only="night" />
        </section>
      ) : (
        <>
          <section className={style.day}>
            <h2>{t('phase.day', { n: view.day })}</h2>
            <p className={style.clock}>
              <Countdown />
            </p>
            <Herald table={table} view={view} words={words} />
          </section>
          <Nominations view={view} words={words} />
        </>
      )}
      <JoinCorner code={table.code} />
    </TvFrame>
  );
}
