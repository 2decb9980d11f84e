import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Empty } from '../ui/States.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { StageProps } from './stage.ts';
import { TalkLine } from './TalkLine.tsx';
import style from './TalkPanel.module.css';
import type { PlayerTalk } from './table.ts';

/** Public talk, whispers, the line to the Storyteller and claims, in one stream. */
export function TalkPanel({ table, words, talk }: StageProps & { readonly talk: PlayerTalk }) {
  const { t, name, lookUp } = words;
  const { view } = table;
  const [text, setText] = useState('');
  const [to, setTo] = useState('everybody');
  const [refusal, setRefusal] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const count = talk.lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [count]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const reason = await (to === 'everybody'
      ? talk.say(said)
      : to === 'storyteller'
        ? talk.toStoryteller(said)
        : talk.whisper([Number(to)], said));
    setRefusal(reason);
    if (reason === null) setText('');
  };
  const others = view.circle.filter((id) => id !== view.viewer);
  const seated = typeof view.viewer === 'number';
  return (
    <div className={style.talk}>
      <div className={style.lines} role="log" aria-label={t('tab.talk')}>
        {count === 0 ? <Empty title={t('talk.empty')} /> : null}
        {talk.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: talk only grows
          <TalkLine key={at} line={line} words={words} />
        ))}
        <div ref={end} />
      </div>
      <form className={style.form} onSubmit={(event) => void send(event)}>
        <Choice
          label={t('talk.to')}
          hideLabel
          value={to}
          onChange={setTo}
          choices={[
            { value: 'everybody', label: t('talk.to.everybody') },
            { value: 'storyteller', label: t('talk.to.storyteller') },
            ...(talk.canWhisper && seated
              ? others.map((id) => ({ value: String(id), label: t('talk.to.one', { name: name(id) }) }))
              : []),
          ]}
        />
        <TextField
          label={t('talk.say')}
          hideLabel
          placeholder={t('talk.say')}
          value={text}
          onChange={setText}
          maxLength={1000}
          error={refusal}
        />
        <Button type="submit">{t('talk.send')}</Button>
      </form>
      {seated ? (
        <Choice
          label={t('talk.claim')}
          value=""
          onChange={(id) =>
            void talk
              .claim({ character: id === 'none' ? null : id, learned: [], suspects: [], trusts: [] })
              .then(setRefusal)
          }
          choices={[
            { value: '', label: '…' },
            { value: 'none', label: t('talk.claim.none') },
            ...table.script.characters
              .filter((c) => c.team !== 'fabled' && c.team !== 'loric')
              .map((c) => ({ value: c.id, label: lookUp(c.id).name })),
          ]}
        />
      ) : null}
    </div>
  );
}
