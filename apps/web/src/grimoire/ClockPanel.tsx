import type { View } from '@belfry/engine';
import { useEffect, useState } from 'react';
import { useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { ring } from '../sound/sound.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import style from './ClockPanel.module.css';
import {
  CLOCKS,
  type ClockKind,
  extend,
  fresh,
  leftOf,
  lengths,
  pause,
  start,
  type TableClock,
  tableClock,
  USUAL,
} from './table-clock.ts';

const TICK_MS = 250;
const MORE_MS = 30_000;

/** What the moment of the day calls for. */
const kindFor = ({ today }: View): ClockKind =>
  today.vote !== null ? 'defence' : today.stage === 'nominations' ? 'nominations' : 'discussion';

/** The clock of a table with one device: talk, nominations, a defence. It rings, and decides nothing. */
export function ClockPanel({ game, view }: { readonly game: string; readonly view: View }) {
  const { t } = useWords();
  const stored = useKept(tableClock);
  const [chosen, setChosen] = useState<ClockKind | null>(null);
  const called = kindFor(view);
  // A new stage of the day asks for its own clock; whatever runs is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen counts until the stage changes
  useEffect(() => setChosen(null), [called, view.day]);
  const kept = stored?.game === game ? stored.clock : null;
  const running = kept !== null && kept.endsAt !== null && kept.endsAt > Date.now();
  const kind = running ? kept.kind : (chosen ?? called);
  const clock = kept?.kind === kind ? kept : fresh(kind);
  const left = useLeft(clock);
  const put = (next: TableClock) => tableClock.set({ game, clock: next });
  if (view.phase !== 'day') return null;
  const over = left === 0;
  return (
    <section className={style.clock} aria-label={t('clock.title')}>
      <Choice
        label={t('clock.title')}
        hideLabel
        value={kind}
        onChange={(next) => {
          put(fresh(next));
          setChosen(next);
        }}
        choices={CLOCKS.map((value) => ({ value, label: t(`timer.${value}`) }))}
      />
      <time className={`${style.time} numerals`} data-soon={left <= 10_000 || undefined} role="timer">
        {say(left)}
      </time>
      <div className={style.buttons}>
        {running ? (
          <Signed label={t('clock.pause')} sign="❙❙" onPress={() => put(pause(clock, Date.now()))} />
        ) : (
          <Signed
            label={t('clock.start')}
            sign="▸"
            onPress={() => put(start(over ? fresh(kind) : clock, Date.now()))}
          />
        )}
        <Button
          size="small"
          onPress={() => {
            put(extend(clock, MORE_MS, Date.now()));
            // Before it runs, more time is how long such a clock is from now on.
            if (!running) lengths.change({ [kind]: Math.round((clock.leftMs + MORE_MS) / 1000) });
          }}
        >
          {t('clock.more')}
        </Button>
        <Signed
          label={t('clock.reset')}
          sign="↺"
          onPress={() => {
            lengths.change({ [kind]: USUAL[kind] });
            put(fresh(kind));
          }}
        />
      </div>
      <span className="unseen" role="status">
        {over ? t('clock.over') : ''}
      </span>
    </section>
  );
}

/** A button with a word; with a sign where there is no room for it. */
function Signed(props: { readonly label: string; readonly sign: string; readonly onPress: () => void }) {
  return (
    <Button size="small" aria-label={props.label} onPress={props.onPress}>
      <span className={style.word}>{props.label}</span>
      <span className={style.sign} aria-hidden="true">
        {props.sign}
      </span>
    </Button>
  );
}

function say(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left, drawn again while it runs; the bell rings once when it is up. */
function useLeft(clock: TableClock): number {
  const [, tick] = useState(0);
  const { endsAt } = clock;
  useEffect(() => {
    if (endsAt === null || endsAt <= Date.now()) return;
    const ticking = setInterval(() => tick((n) => n + 1), TICK_MS);
    const bell = setTimeout(() => {
      clearInterval(ticking);
      tick((n) => n + 1);
      ring('toll');
    }, endsAt - Date.now());
    return () => {
      clearInterval(ticking);
      clearTimeout(bell);
    };
  }, [endsAt]);
  return leftOf(clock, Date.now());
}
