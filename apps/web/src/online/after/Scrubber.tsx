import type { SeenEvent, Viewer } from '@belfry/engine';
import { useMemo, useState } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { circleSeats, fabledOn } from '../../game/circle-seats.ts';
import { Named } from '../../game/Named.tsx';
import { PhaseDial } from '../../game/PhaseDial.tsx';
import { RulingNote } from '../../game/RulingNote.tsx';
import { sayFact } from '../../game/say-fact.ts';
import { sweepHand } from '../../game/sweep-hand.ts';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import style from './Replay.module.css';
import { viewAt } from './Replay.tsx';

/** The game as a strip of time: pull it, or step from word to word. */
export function Scrubber(props: {
  readonly events: readonly SeenEvent[];
  readonly viewer: Viewer;
  readonly words: Tongue;
  readonly bottom: number | null;
  /** Where to begin; the end when nobody says. */
  readonly from?: number | null;
}) {
  const { events, viewer, words, bottom } = props;
  const { t } = words;
  const [at, setAt] = useState(Math.min(props.from ?? events.length, events.length));
  const view = useMemo(() => viewAt(events, viewer, at), [events, viewer, at]);
  const line = at === 0 ? '' : sayFact(events[at - 1]!, words, viewer);
  const phases = useMemo(
    () =>
      events.flatMap((fact, index) =>
        fact.type === 'night-falls' || fact.type === 'dawn' ? [{ fact, at: index + 1 }] : [],
      ),
    [events],
  );
  const step = (by: number) => setAt(Math.min(events.length, Math.max(0, at + by)));
  return (
    <section className={style.scrubber} aria-label={t('after.timeline')}>
      <div className={style.board}>
        <ClockCircle
          label={t('town.label')}
          seats={circleSeats(view, words, { revealed: true })}
          fabled={fabledOn(view, words)}
          bottom={bottom}
          hand={sweepHand(view, 0, 200)}
        >
          <PhaseDial view={view} words={words} />
        </ClockCircle>
      </div>
      <p className={style.line} role="status">
        <Named text={line ?? ''} />
      </p>
      <div className={style.why}>
        <RulingNote key={at} fact={events[at - 1]} words={words} />
      </div>
      <div className={style.controls}>
        <Button aria-label={t('after.back')} isDisabled={at === 0} onPress={() => step(-1)}>
          <span aria-hidden="true">◂</span>
        </Button>
        <input
          type="range"
          className={style.range}
          aria-label={t('after.timeline')}
          aria-valuetext={line ?? ''}
          min={0}
          max={events.length}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <Button aria-label={t('after.on')} isDisabled={at === events.length} onPress={() => step(1)}>
          <span aria-hidden="true">▸</span>
        </Button>
      </div>
      <div className={style.phases}>
        {phases.map(({ fact, at: moment }) => (
          <Button key={moment} size="small" look="quiet" onPress={() => setAt(moment)}>
            {fact.type === 'dawn'
              ? t('phase.day', { n: fact.day })
              : fact.type === 'night-falls'
                ? t('phase.night', { n: fact.night })
                : ''}
          </Button>
        ))}
      </div>
    </section>
  );
}
