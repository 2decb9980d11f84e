import type { Options } from '@belfry/engine';
import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import style from './AnswerForm.module.css';
import type { AnswerProps } from './AnswerForm.tsx';
import { sayChoice } from './say.ts';

const SHOWN = 24;

type Props = AnswerProps<Extract<Options, { pick: 'one' }>>;

/** One of many answers, some questions have hundreds: type to find the one that is meant. */
export function OptionList(props: Props) {
  return <List key={props.id} {...props} />;
}

function List({ options, words, onAnswer }: Props) {
  const { t } = words;
  const [filter, setFilter] = useState('');
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const labelled = options.of.map((option, key) => ({ option, key, label: sayChoice(option.value, words) }));
  const fits = labelled.filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)));
  return (
    <div className={style.form}>
      {options.of.length > 8 ? (
        <TextField label={t('pick.filter')} type="search" value={filter} onChange={setFilter} />
      ) : null}
      <ul className={style.options}>
        {fits.slice(0, SHOWN).map(({ option, key, label }) => (
          <li key={key}>
            <button type="button" className={style.option} onClick={() => onAnswer(option.value)}>
              <span>{label}</span>
              {option.note === undefined ? null : (
                <span className={style.note} data-truth={option.note}>
                  {isTruth(option.note) ? t(`truth.${option.note}`) : option.note}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {fits.length > SHOWN ? <p>{t('pick.more', { n: fits.length - SHOWN })}</p> : null}
    </div>
  );
}

const isTruth = (note: string): note is 'yes' | 'no' | 'may' => note === 'yes' || note === 'no' || note === 'may';
