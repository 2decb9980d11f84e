import type { Options } from '@belfry/engine';
import { useState } from 'react';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import style from './AnswerForm.module.css';
import type { AnswerProps } from './AnswerForm.tsx';
import { sayCount } from './say-count.ts';

type Props = AnswerProps<Extract<Options, { pick: 'characters' }>>;

export function CharacterPick(props: Props) {
  return <Pick key={props.id} {...props} />;
}

function Pick({ options, words, onAnswer }: Props) {
  const { t, lookUp } = words;
  const { min, max, from } = options;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id].slice(-max)));
  return (
    <div className={style.form}>
      <p className={style.hint}>{sayCount('characters', options, t)}</p>
      <ul className={style.characters} data-fills-phone>
        {from.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={style.character}
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              <span>
                <Token character={lookUp(id)} />
              </span>
              <span>{lookUp(id).name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={style.confirm}>
        <Button look="main" isDisabled={chosen.length < min} onPress={() => onAnswer([...chosen])}>
          {t(min === 0 && chosen.length === 0 ? 'pick.none' : 'pick.confirm')}
        </Button>
      </div>
    </div>
  );
}
