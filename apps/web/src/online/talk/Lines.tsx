import type { HandsChanged, Line } from '@belfry/protocol';
import { useEffect, useRef } from 'react';
import type { Tongue } from '../../game/tongue.ts';
import { Empty } from '../../ui/States.tsx';
import style from './Lines.module.css';
import { sayClaim } from './say-claim.ts';

/** What was said, the latest at the bottom, where it stays in sight. */
export function Lines({
  lines,
  words,
  me,
}: {
  readonly lines: readonly Line[];
  readonly words: Tongue;
  readonly me: string;
}) {
  const { t, lang } = words;
  const log = useRef<HTMLDivElement>(null);
  const clock = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) {
    return (
      <div className={style.lines}>
        <Empty title={t('talk.empty')} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div className={style.lines} aria-label={t('talk.lines')} role="log" tabIndex={0} ref={log}>
      <ol className={style.list}>
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: talk is only ever added to
            key={`${line.at} ${at}`}
            className={style.line}
            data-channel={line.channel}
            data-mine={line.from.person === me || undefined}
          >
            <p className={style.head}>
              <strong>{line.from.name}</strong>
              <span>{channelOf(line, words)}</span>
              <time dateTime={new Date(line.at).toISOString()}>{clock.format(line.at)}</time>
            </p>
            <p>{wordsOf(line, words)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function channelOf({ channel, to, from }: Line, { t, names }: Tongue): string {
  if (channel === 'whisper') return t('talk.to', { names: Array.isArray(to) ? names(to) : '' });
  if (channel === 'storyteller') {
    if (!from.storyteller) return t('talk.to-storyteller');
    return Array.isArray(to) ? t('talk.to', { names: names(to) }) : t('talk.from-storyteller');
  }
  if (channel === 'evil') return t('talk.evil');
  if (channel === 'claim') return t('talk.claim');
  if (channel === 'table') return t('talk.table');
  return from.storyteller ? t('role.storyteller') : '';
}

function sayHands({ seat, to }: HandsChanged, { t, name }: Tongue): string {
  return to === null ? t('talk.seat-freed', { name: name(seat) }) : t('talk.seat-given', { name: name(seat), to });
}

function wordsOf(line: Line, words: Tongue): string {
  if (line.claim !== null) return sayClaim(line.claim, words);
  if (line.hands !== undefined) return sayHands(line.hands, words);
  return line.text ?? words.t('talk.unheard');
}
