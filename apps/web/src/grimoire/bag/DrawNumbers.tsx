import type { Character, CharacterId } from '@belfry/almanac';
import type { SetupSeat } from '@belfry/engine';
import { useState } from 'react';
import { Heading } from 'react-aria-components';
import { useWords } from '../../i18n/words.tsx';
import { Everybody, HandOver, OwnToken, PassScreen } from '../PassScreen.tsx';
import style from './DrawNumbers.module.css';

export type Unnamed = Omit<SetupSeat, 'name'>;

/** Who has drawn which token, by its place. */
export type Drawn = Readonly<Record<string, number>>;

/**
 * The bag at a real table: tokens lie face down under numbers, the device goes round, and whoever holds it takes a number
 * and sees what lies under it. Nobody knows before, the Storyteller neither.
 */
export function DrawNumbers(props: {
  /** Under number one, two… */
  readonly tokens: readonly Unnamed[];
  /** Who draws, in turn. */
  readonly callers: readonly string[];
  readonly find: (id: CharacterId) => Character;
  readonly onEnd: (drawn: Drawn) => void;
}) {
  const { t } = useWords();
  const { tokens, callers, find, onEnd } = props;
  const [waiting, setWaiting] = useState(callers);
  const [taken, setTaken] = useState<Drawn>({});
  const [step, setStep] = useState<'call' | 'choose' | 'look'>('call');
  const next = waiting[0];
  const left = tokens.flatMap((_, at) => (Object.values(taken).includes(at) ? [] : [at]));
  if (next === undefined) {
    return (
      <PassScreen>
        <Everybody onEnd={() => onEnd(taken)} />
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
            setTaken({ ...taken, [next]: at });
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
          onEnd={() => onEnd(taken)}
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
