import { type Options, TABLE } from '@belfry/engine';
import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import style from './AnswerForm.module.css';
import type { AnswerProps } from './AnswerForm.tsx';
import { Chips } from './Chips.tsx';
import { sayCount } from './say-count.ts';

/** A choice of players: it is made on the circle, and confirmed here. The Storyteller has no seat there: they stand here. */
export function PlayerPick({
  id,
  options,
  words,
  picking,
  onAnswer,
}: AnswerProps<Extract<Options, { pick: 'players' }>>) {
  const { t, name, names } = words;
  const { min, max } = options;
  const title = sayCount('players', options, t);
  const { begin, stop } = picking;
  const from = options.from.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice begins anew when the question changes, not the words
  useEffect(() => {
    begin({ title, from: options.from, min, max });
    return stop;
  }, [id, from, min, max, begin, stop]);
  if (max === 0) {
    return (
      <Button look="main" onPress={() => onAnswer([])}>
        {t('pick.go')}
      </Button>
    );
  }
  return (
    <div className={style.form}>
      <p className={style.hint}>{title}</p>
      {options.from.includes(TABLE) ? (
        <Chips
          label={title}
          from={[TABLE]}
          chosen={picking.chosen.filter((seat) => seat === TABLE)}
          name={name}
          onChange={() => picking.toggle(TABLE)}
        />
      ) : null}
      <p className={style.chosen} role="status">
        {picking.chosen.length === 0 ? '' : names(picking.chosen)}
      </p>
      <div className={style.confirm}>
        <Button look="main" isDisabled={!picking.enough} onPress={() => onAnswer([...picking.chosen])}>
          {t(min === 0 && picking.chosen.length === 0 ? 'pick.nobody' : 'pick.confirm')}
        </Button>
      </div>
    </div>
  );
}
