import type { Character, CharacterId } from '@belfry/almanac';
import type { SetupSeat } from '@belfry/engine';
import { useState } from 'react';
import { Heading } from 'react-aria-components';
import { useWords } from '../../i18n/words.tsx';
import { Everybody, HandOver, OwnToken, PassScreen } from '../PassScreen.tsx';
import style from './DrawNumbers.module.css';
import type { Drawn } from './kept-draw.ts';

export type Unnamed = Omit<SetupSeat, 'name'>;

/**
 * The bag at a real table: tokens lie face down under numbers, the device goes round, and whoever holds it takes a number
 * and sees what lies under it. Nobody knows before, the Storyteller neither.
 */
export function DrawNumbers(props: {
  /** Under number one, two… */
  readonly tokens: readonly Unnamed[];
  /** Who draws, in turn. */
  readonly callers: readonly string[];
  readonly drawn: Drawn;
  readonly find: (id: CharacterId) => Character;
  readonly onDraw: (drawn: Drawn) => void;
  readonly onEnd: () => void;
}) {
  const { t } = useWords();
  const { tokens, callers, drawn: taken, find, onDraw, onEnd } = props;
  const [waiting, setWaiting] = useState(() => callers.filter((name) => taken[name] === undefined));
  const [step, setStep] = useState<'call' | 'choose' | 'look'>('call');
  const next = waiting[0];
  const left = tokens.flatMap((_, at) => (Object.values(taken).includes(at) ? [] : [at]));
  if (next === undefined) {
    return (
      <PassScreen>
        <Everybody onEnd={onEnd} />
      </PassScreen>
    );
  }
  const mine = tokens[taken[next] ?? -1];
  return (
    <PassScreen>
      {step === 'look' && mine !== undefined ? (
        <OwnToken
          secret={{
            name: next,
            character: find(mine.believes ?? mine.character),
            alignment: mine.believes === undefined ? (mine.alignment ?? null) : null,
          }}
          onSeen={() => {
            setStep('call');
            setWaiting(waiting.slice(1));
          }}
        />
      ) : step === 'choose' ? (
        <Numbers
          name={next}
          count={tokens.length}
          left={left}
          onTake={(at) => {
            onDraw({ ...taken, [next]: at });
            setStep('look');
          }}
        />
      ) : (
        <HandOver
          key={next}
          name={next}
          go={t('draw.go', { name: next })}
          onShow={() => setStep('choose')}
          onLater={waiting.length === 1 ? null : () => setWaiting([...waiting.slice(1), next])}
          onEnd={onEnd}
        />
      )}
    </PassScreen>
  );
}

function Numbers(props: {
  readonly name: string;
  readonly count: number;
  readonly left: readonly number[];
  readonly onTake: (at: number) => void;
}) {
  const { t } = useWords();
  const { name, count, left, onTake } = props;
  return (
    <>
      <Heading slot="title" level={2} className={style.title!}>
        {t('draw.choose', { name })}
      </Heading>
      <ul className={style.numbers}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the token's place
          <li key={at}>
            <button
              type="button"
              className={`${style.number} numerals`}
              disabled={!left.includes(at)}
              onClick={() => onTake(at)}
            >
              {at + 1}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
