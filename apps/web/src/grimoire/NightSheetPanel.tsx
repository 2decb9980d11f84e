import { nightSheet } from '@belfry/scripts';
import { useEffect, useRef, useState } from 'react';
import { Named } from '../game/Named.tsx';
import type { Tongue } from '../game/tongue.ts';
import { Icon } from '../token/icon.tsx';
import { Token } from '../token/Token.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { Desk } from './desk.ts';
import style from './NightSheetPanel.module.css';
import { tonightAt } from './tonight.ts';

/** The night sheet of this very game: who is in play, where we are, what was asked and answered. */
export function NightSheetPanel({ desk, words }: { readonly desk: Desk; readonly words: Tongue }) {
  const { t, lookUp, name } = words;
  const [whole, setWhole] = useState(false);
  const { view } = desk;
  const night = view.phase === 'night' ? view.night : view.night + 1;
  const tokens = view.grimoire?.tokens ?? [];
  const players = view.seats.filter((seat) => seat.traveller === null).length;
  const lines = nightSheet(desk.script, night <= 1 ? 'first' : 'other', { players, lang: words.lang });
  const holders = (id: string) => tokens.filter((token) => token.character === id || token.believes === id);
  const shown = lines.filter((line) => whole || line.kind === 'step' || holders(line.id).length > 0);
  const happened = tonightAt(view.phase === 'night' ? desk.log : [], words);
  const waiting = desk.prompts.find((p) => p.kind === 'choose' || p.kind === 'ruling' || p.kind === 'by-hand');
  const current =
    view.phase !== 'night' ? undefined : waiting?.about.what === 'bluffs' ? 'demoninfo' : waiting?.about.character;
  const currentAt = shown.findIndex((line) => line.id === current);
  // Between two steps: everything up to the last one that left a trace is behind us.
  const done = currentAt < 0 ? shown.findLastIndex((line) => happened(line.id).length > 0) : currentAt - 1;
  const walked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet follows the night's steps
  useEffect(() => {
    // In braces: newer browsers return a promise, and an effect must not.
    walked.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <section className={style.panel}>
      <h2>{night <= 1 ? t('night.first') : t('night.other', { n: night })}</h2>
      <ol className={style.lines}>
        {shown.map((line, at) => {
          const seats = holders(line.id);
          const state =
            view.phase !== 'night' ? undefined : at === currentAt ? 'current' : at <= done ? 'passed' : undefined;
          return (
            <li
              key={line.id}
              ref={state === 'current' ? walked : null}
              className={style.line}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={style.face}>
                {line.kind === 'step' ? (
                  <Icon
                    name={line.id === 'dawn' ? 'sunrise' : line.id === 'dusk' ? 'moon' : 'eyeball'}
                    className={style.icon}
                  />
                ) : (
                  <Token character={lookUp(line.id)} />
                )}
              </span>
              <span>
                <span className={style.name}>
                  {line.kind === 'step' ? line.name : <Named text={line.name} />}
                  {seats.map(({ seat }) => (
                    <span
                      key={seat}
                      className={style.seat}
                      data-dead={!view.seats.find((s) => s.seat === seat)?.alive || undefined}
                    >
                      {name(seat)}
                    </span>
                  ))}
                  {state === undefined ? null : <span className="unseen">{t(`night.${state}`)}</span>}
                </span>
                <span className={style.text}>
                  <Named text={line.text} />
                </span>
                {happened(line.id).map((fact) => (
                  <span key={fact} className={style.happened}>
                    <Named text={fact} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <Switch isOn={whole} onChange={setWhole}>
        {t('night.script-only')}
      </Switch>
    </section>
  );
}
