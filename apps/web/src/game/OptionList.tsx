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
  const groups = byTruth(fits);
  const shown = Math.ceil(SHOWN / groups.length);
  const more = groups.reduce((sum, group) => sum + Math.max(0, group.options.length - shown), 0);
  return (
    <div className={style.form}>
      {options.of.length > 8 ? (
        <TextField label={t('pick.filter')} type="search" value={filter} onChange={setFilter} />
      ) : null}
      {groups.map(({ truth, options: some }) => (
        <section key={truth ?? ''} className={style.truths}>
          {truth === null ? null : (
            <h3 className={style.note} data-truth={truth}>
              {t(`truth.group.${truth}`)}
              {some.every(({ option }) => option.beyond) ? ` (${t('truth.beyond')})` : ''}
            </h3>
          )}
          <ul className={style.options}>
            {some.slice(0, shown).map(({ option, key, label }) => (
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
        </section>
      ))}
      {more > 0 ? <p>{t('pick.more', { n: more })}</p> : null}
    </div>
  );
}

interface Labelled {
  readonly option: Props['options']['of'][number];
  readonly key: number;
  readonly label: string;
}

/** Statements stand by whether they hold, in the order of the first of each; other answers stand together. */
function byTruth(labelled: readonly Labelled[]): { truth: Truth | null; options: readonly Labelled[] }[] {
  const truths = [...new Set(labelled.map(({ option }) => option.note))];
  if (truths.length < 2 || !truths.every((note) => note !== undefined && isTruth(note)))
    return [{ truth: null, options: labelled }];
  return truths.flatMap((truth) =>
    truth !== undefined && isTruth(truth)
      ? [{ truth, options: labelled.filter(({ option }) => option.note === truth) }]
      : [],
  );
}

export type Truth = 'yes' | 'no' | 'may';
export const isTruth = (note: string): note is Truth => note === 'yes' || note === 'no' || note === 'may';
