import type { Line } from '@belfry/protocol';
import type { Tongue } from '../game/tongue.ts';
import style from './TalkPanel.module.css';

export function TalkLine({ line, words }: { readonly line: Line; readonly words: Tongue }) {
  const { t, names } = words;
  const from = line.from.name;
  const to = Array.isArray(line.to) ? names(line.to as readonly number[]) : ''; // a list is always one of seats
  return (
    <p className={style.line} data-channel={line.channel}>
      <span className={style.who}>{line.channel === 'whisper' ? t('solo.talk.whisper', { from, to }) : from}</span>
      {line.text}
    </p>
  );
}
