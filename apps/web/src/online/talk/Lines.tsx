import { LOCALES } from '@belfry/almanac';
import type { HandsChanged, Line } from '@belfry/protocol';
import { useLayoutEffect, useRef } from 'react';
import { Named } from '../../game/Named.tsx';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { linkIn, VoiceAnchor } from '../VoiceLink.tsx';
import style from './Lines.module.css';
import { sayClaim } from './say-claim.ts';
import { useUtterances } from './say-utterance.ts';

/** So close to the first line, in pixels, older ones are fetched. */
const NEAR_THE_TOP = 40;

/** What was said, the latest at the bottom, where it stays in sight. */
export function Lines({
  lines,
  words,
  me,
  voice = null,
  onOlder = null,
}: {
  readonly lines: readonly Line[];
  readonly words: Tongue;
  readonly me: string;
  /** Where the group talks: links to there can be followed. */
  readonly voice?: string | null;
  /** Asks for what was said before the first line; null when there is nothing before it. */
  readonly onOlder?: (() => void) | null;
}) {
  const { t, lang } = words;
  const sayUtterance = useUtterances(lines);
  const log = useRef<HTMLDivElement>(null);
  const clock = new Intl.DateTimeFormat(LOCALES[lang], { hour: '2-digit', minute: '2-digit' });
  const before = useRef<{ last: Line | undefined; height: number }>({ last: undefined, height: 0 });
  // A new line scrolls into sight; older ones above leave what is being read where it is.
  useLayoutEffect(() => {
    const list = log.current;
    if (list === null) return;
    const { last, height } = before.current;
    const isNew = last !== lines.at(-1);
    if (isNew) list.scrollTo({ top: list.scrollHeight });
    else if (list.scrollHeight > height) list.scrollTop += list.scrollHeight - height;
    before.current = { last: lines.at(-1), height: list.scrollHeight };
  }, [lines]);
  if (lines.length === 0) {
    return (
      <div className={style.lines}>
        <Empty title={t('talk.empty')} />
      </div>
    );
  }
  return (
    <div
      className={style.lines}
      aria-label={t('talk.lines')}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      ref={log}
      onScroll={(event) => {
        if (event.currentTarget.scrollTop < NEAR_THE_TOP) onOlder?.();
      }}
    >
      {onOlder === null ? null : (
        <Button look="quiet" onPress={onOlder}>
          {t('talk.older')}
        </Button>
      )}
      <ol className={style.list}>
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: talk is only ever added to, at its ends
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
            <Said text={wordsOf(line, words, sayUtterance)} voice={line.text === null ? null : voice} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Said({ text, voice }: { readonly text: string; readonly voice: string | null }) {
  const link = linkIn(text, voice);
  return (
    <p>
      <Named text={link?.text ?? text} />
      {link === null ? null : (
        <>
          {' '}
          <VoiceAnchor {...link} />
        </>
      )}
    </p>
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

function wordsOf(line: Line, words: Tongue, say: ReturnType<typeof useUtterances>): string {
  if (line.claim !== null) return sayClaim(line.claim, words);
  if (line.hands !== undefined) return sayHands(line.hands, words);
  return say(line, words) ?? words.t('talk.unheard');
}
