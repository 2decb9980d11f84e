import type { Timers } from '@belfry/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './OpenPage.module.css';

const FIELDS = [
  { key: 'discussion', empty: true },
  { key: 'nominations', empty: true },
  { key: 'lastCall', empty: true },
  { key: 'defence', empty: true },
  { key: 'votePace', empty: true },
  { key: 'nightPrompt', empty: true },
  { key: 'ruling', empty: false },
  { key: 'beat', empty: false },
  { key: 'nightAtLeast', empty: false },
  { key: 'dawnAfter', empty: false },
  { key: 'nightCards', empty: false, least: 1 },
] as const satisfies readonly { key: keyof Timers; empty: boolean; least?: number }[];

/** Seconds; an empty field is no limit, where there may be none. */
export function TimerFields(props: {
  readonly timers: Timers;
  readonly mayChange: (timer: keyof Timers) => boolean;
  readonly onChange: (change: Partial<Timers>) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className={style.timers}>
      <legend>{t('set.timers')}</legend>
      {FIELDS.filter(({ key }) => props.mayChange(key)).map(({ key, empty, ...limits }) => (
        <Seconds
          key={key}
          label={t(`set.timer.${key}`)}
          value={props.timers[key]}
          empty={empty}
          least={'least' in limits ? limits.least : 0}
          onChange={(seconds) => props.onChange({ [key]: seconds })}
        />
      ))}
    </fieldset>
  );
}

function Seconds(props: {
  readonly label: string;
  readonly value: number | null;
  readonly empty: boolean;
  readonly least: number;
  readonly onChange: (seconds: number | null) => void;
}) {
  const { t } = useWords();
  const [text, setText] = useState(props.value === null ? '' : String(props.value));
  const seconds = text.trim() === '' ? (props.empty ? null : 0) : Number(text.replace(',', '.'));
  const wrong = seconds !== null && !(seconds >= props.least && seconds <= 7_200);
  return (
    <TextField
      label={props.label}
      inputMode="decimal"
      placeholder={props.empty ? t('set.no-limit') : '0'}
      value={text}
      error={wrong ? t('set.seconds.bad') : null}
      onChange={setText}
      onBlur={() => {
        if (!wrong && seconds !== props.value) props.onChange(seconds);
      }}
    />
  );
}
