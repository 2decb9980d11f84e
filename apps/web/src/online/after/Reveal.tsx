import type { View } from '@belfry/engine';
import { type ReactNode, useState } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { circleSeats } from '../../game/circle-seats.ts';
import { Named } from '../../game/Named.tsx';
import { PhaseDial } from '../../game/PhaseDial.tsx';
import { sayOutcome } from '../../game/say-outcome.ts';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import style from './Reveal.module.css';

/** The Grimoire is opened: one token after the other is turned, clockwise, or all at once. */
export function Reveal({
  view,
  words,
  bottom,
  onward = null,
}: {
  readonly view: View;
  readonly words: Tongue;
  readonly bottom: number | null;
  /** Where to go when every token is turned. */
  readonly onward?: ReactNode;
}) {
  const { t, name, lookUp, side } = words;
  const [turned, setTurned] = useState(0);
  const seats = circleSeats(view, words);
  const all = turned >= seats.length;
  const last = turned === 0 ? undefined : view.circle[turned - 1];
  const token = view.grimoire?.tokens.find((other) => other.seat === last);
  const hidden = new Set(view.circle.slice(turned));
  const shown = seats.map((seat) =>
    hidden.has(seat.id)
      ? { ...seat, token: null, reminders: [], description: t(seat.alive ? 'alive' : 'dead.plain') }
      : { ...seat, guess: false },
  );
  return (
    <div className={style.reveal}>
      <div className={style.board}>
        <ClockCircle label={t('town.label')} seats={shown} bottom={bottom}>
          <PhaseDial view={view} words={words} />
        </ClockCircle>
      </div>
      {view.outcome === null ? null : (
        <p className={style.why}>
          <Named text={sayOutcome(view.outcome, words)} />
        </p>
      )}
      <p className={style.words} role="status">
        {token === undefined || all ? null : (
          <Named
            text={t('after.was', {
              name: name(token.seat),
              character: lookUp(token.character).name,
              side: side(token.alignment),
            })}
          />
        )}
      </p>
      {all ? (
        <div className={style.buttons}>{onward}</div>
      ) : (
        <div className={style.buttons}>
          <Button look="main" size="large" onPress={() => setTurned(turned + 1)}>
            {t(turned === 0 ? 'over.reveal' : 'over.reveal-next')}
          </Button>
          <Button look="quiet" onPress={() => setTurned(seats.length)}>
            {t('over.reveal-all')}
          </Button>
        </div>
      )}
    </div>
  );
}
