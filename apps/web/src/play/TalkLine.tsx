import type { Line } from '@belfry/protocol';
import type { Tongue } from '../game/tongue.ts';
import style from './TalkPanel.module.css';

export function TalkLine({ line, words }: { readonly line: Line; readonly words: Tongue }) {
  const { t, names, lookUp } = words;
  const { channel, text, claim } = line;
  const from = line.from.name;
  const to = Array.isArray(line.to) ? names(line.to as readonly number[]) : '';
  if (channel === 'claim') {
    return (
      <p className={style.line} data-channel={channel}>
        {claim?.character == null
          ? t('talk.claims-nothing', { from })
          : t('talk.claims', { from, name: lookUp(claim.character).name })}
      </p>
    );
  }
  if (channel === 'whisper' && text === null) {
    return (
      <p className={style.line} data-channel={channel}>
        {t('talk.whispered', { from, to })}
      </p>
    );
  }
  const head =
    channel === 'whisper'
      ? t('talk.whisper-head', { from, to })
      : channel === 'storyteller'
        ? line.from.storyteller
          ? t('talk.storyteller-to', { to })
          : t('talk.storyteller-head', { from })
        : channel === 'evil'
          ? `${from} · ${t('talk.evil')}`
          : from;
  return (
    <p className={style.line} data-channel={channel}>
      <span className={style.who}>{head}</span>
      {text}
    </p>
  );
}
