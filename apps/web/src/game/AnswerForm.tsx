import { doing, type Json, type Options, playerPart } from '@belfry/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './AnswerForm.module.css';
import { CharacterPick } from './CharacterPick.tsx';
import { OptionList } from './OptionList.tsx';
import { PlayerPick } from './PlayerPick.tsx';
import type { Picking } from './picking.ts';
import { AllParts, Several } from './Several.tsx';
import type { Tongue } from './tongue.ts';

export interface AnswerProps<O extends Options = Options> {
  /** A new id is a new question: half-made choices are dropped. */
  readonly id: string;
  readonly options: O;
  readonly words: Tongue;
  readonly picking: Picking;
  readonly onAnswer: (choice: Json) => void;
}

/** Any question with its legal answers: the form knows no rules, only the shapes of options. */
export function AnswerForm(props: AnswerProps) {
  const { options, words, onAnswer } = props;
  switch (options.pick) {
    case 'players':
      return <PlayerPick {...props} options={options} />;
    case 'characters':
      return <CharacterPick {...props} options={options} />;
    case 'one': {
      const one = playerPart(options);
      if (one === null) return <OptionList {...props} options={options} />;
      return <PlayerPick {...props} options={one} onAnswer={(choice) => onAnswer((choice as Json[])[0]!)} />;
    }
    case 'text':
      return <TextAnswer key={props.id} max={options.maxLength} words={words} onAnswer={onAnswer} />;
    case 'action':
      return <Actions key={props.id} {...props} options={options} />;
    case 'all':
      return <AllParts key={props.id} {...props} options={options} />;
    case 'list':
      return <Several key={props.id} {...props} options={options} />;
  }
}

function TextAnswer(props: {
  readonly max: number;
  readonly words: Tongue;
  readonly onAnswer: (choice: Json) => void;
}) {
  const { t } = props.words;
  const [text, setText] = useState('');
  return (
    <div className={style.form}>
      <TextField label={t('pick.answer')} lines={3} maxLength={props.max} value={text} onChange={setText} />
      <Button look="main" onPress={() => props.onAnswer(text)}>
        {t('done')}
      </Button>
    </div>
  );
}

function Actions(props: AnswerProps<Extract<Options, { pick: 'action' }>>) {
  const { words, options, onAnswer } = props;
  const [begun, setBegun] = useState<number | null>(null);
  const action = begun === null ? undefined : options.of[begun];
  if (action?.with !== undefined) {
    return (
      <AnswerForm
        {...props}
        id={`${props.id}/${begun}`}
        options={action.with}
        onAnswer={(choice) => onAnswer(doing(action, choice))}
      />
    );
  }
  return (
    <div className={style.buttons}>
      {options.of.map((offered, at) => (
        <Button
          key={`${offered.do} ${offered.character ?? ''}`}
          look={offered.do !== 'use' && (options.of.length === 1 || offered.do === 'nominate') ? 'main' : 'plain'}
          onPress={() => {
            if (offered.with !== undefined) setBegun(at);
            else onAnswer(doing(offered));
          }}
        >
          {sayAction(offered.do, offered.character, words)}
        </Button>
      ))}
    </div>
  );
}

const ACTIONS = [
  'open-nominations',
  'last-call',
  'end-day',
  'nominate',
  'call-exile',
  'raise',
  'lower',
  'advance',
  'sweep',
  'done',
] as const;

export function sayAction(action: string, character: string | undefined, { t, lookUp }: Tongue): string {
  if (action === 'use' && character !== undefined) return t('act.use', { name: lookUp(character).name });
  const known = ACTIONS.find((name) => name === action);
  return known === undefined ? action : t(`act.${known}`);
}
