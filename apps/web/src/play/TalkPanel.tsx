import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Empty } from '../ui/States.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { StageProps } from './stage.ts';
import { TalkLine } from './TalkLine.tsx';
import style from './TalkPanel.module.css';

/** What the town says, and what the player says to it. */
export function TalkPanel({ table, words }: StageProps) {
  const { t, lookUp } = words;
  const { lines, say, claim } = table.talk;
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [count]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') say(text.trim());
    setText('');
  };
  return (
    <div className={style.talk}>
      <div className={style.lines} role="log" aria-label={t('solo.tab.talk')}>
        {count === 0 ? <Empty title={t('solo.talk.empty')} /> : null}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: talk only grows
          <TalkLine key={at} line={line} words={words} />
        ))}
        <div ref={end} />
      </div>
      <form className={style.form} onSubmit={send}>
        <TextField
          label={t('solo.talk.say')}
          hideLabel
          placeholder={t('solo.talk.say')}
          value={text}
          onChange={setText}
          maxLength={1000}
        />
        <Button type="submit">{t('solo.talk.send')}</Button>
      </form>
      {claim === null ? null : (
        <Choice
          label={t('solo.talk.claim')}
          value=""
          onChange={(id) => claim({ character: id === 'none' ? null : id, learned: [], suspects: [], trusts: [] })}
          choices={[
            { value: '', label: '…' },
            { value: 'none', label: t('solo.talk.claim.none') },
            ...table.script.characters
              .filter((c) => c.team !== 'fabled' && c.team !== 'loric')
              .map((c) => ({ value: c.id, label: lookUp(c.id).name })),
          ]}
        />
      )}
    </div>
  );
}
