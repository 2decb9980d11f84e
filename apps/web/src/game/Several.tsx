import { type Json, type Options, sameJson } from '@belfry/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import style from './AnswerForm.module.css';
import { AnswerForm, type AnswerProps } from './AnswerForm.tsx';
import { sayChoice } from './say.ts';
import { sayCount } from './say-count.ts';

/** One answer after the other: a player, then a character. */
export function AllParts(props: AnswerProps<Extract<Options, { pick: 'all' }>>) {
  const { id, options, words, onAnswer } = props;
  const { t } = words;
  const [given, setGiven] = useState<readonly Json[]>([]);
  const part = options.parts[given.length];
  if (part === undefined) return null;
  const take = (answer: Json) => {
    const all = [...given, answer];
    if (all.length < options.parts.length) setGiven(all);
    else {
      setGiven([]);
      onAnswer(all);
    }
  };
  return (
    <div className={style.form}>
      <p className={style.step} role="status">
        {t('pick.step', { n: given.length + 1, of: options.parts.length })}
        {given.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers stay in the order of the parts
          <span key={at} className={style.given}>
            {sayChoice(answer, words)}
          </span>
        ))}
      </p>
      <AnswerForm {...props} id={`${id}/${given.length}`} options={part} onAnswer={take} />
      {given.length === 0 ? null : (
        <Button look="quiet" onPress={() => setGiven(given.slice(0, -1))}>
          {t('pick.back')}
        </Button>
      )}
    </div>
  );
}

/** Several answers of one kind, as many as wanted within bounds. */
export function Several(props: AnswerProps<Extract<Options, { pick: 'list' }>>) {
  const { id, options, words, onAnswer } = props;
  const { t } = words;
  const { min, max, of } = options;
  const [given, setGiven] = useState<readonly Json[]>([]);
  const add = (answer: Json) =>
    setGiven((old) => (old.some((other) => sameJson(other, answer)) ? old : [...old, answer]));
  // One or none: nobody should have to confirm the same choice twice.
  if (max <= 1) {
    return (
      <div className={style.form}>
        {max === 0 ? null : <AnswerForm {...props} id={`${id}/0`} options={of} onAnswer={(one) => onAnswer([one])} />}
        {min > 0 ? null : (
          <Button look="quiet" onPress={() => onAnswer([])}>
            {t('pick.nothing')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={style.form}>
      <p className={style.hint}>{sayCount('answers', options, t)}</p>
      <ul className={style.options} aria-label={t('pick.given')}>
        {given.map((answer) => (
          <li key={JSON.stringify(answer)} className={style.item}>
            <span>{sayChoice(answer, words)}</span>
            <Button
              size="small"
              look="quiet"
              aria-label={t('pick.drop', { what: sayChoice(answer, words) })}
              onPress={() => setGiven(given.filter((other) => other !== answer))}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          </li>
        ))}
      </ul>
      {given.length < max ? <AnswerForm {...props} id={`${id}/${given.length}`} options={of} onAnswer={add} /> : null}
      <Button look="main" isDisabled={given.length < min} onPress={() => onAnswer([...given])}>
        {given.length === 0 ? t('pick.nothing') : t('pick.all-given')}
      </Button>
    </div>
  );
}
