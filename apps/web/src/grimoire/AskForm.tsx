import type { Options } from '@belfry/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { optionsFor } from './hand-run/questions.ts';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

const KINDS = ['player', 'two', 'three', 'character', 'pair', 'yes', 'text'] as const;
type Kind = (typeof KINDS)[number];
const LONGEST = 500;

/** Asks a player something by hand: to point at people or at a character, to nod, to write. */
export function AskForm({ seat, desk, words, act }: SeatToolProps) {
  const { t } = words;
  const [kind, setKind] = useState<Kind>('player');
  const [text, setText] = useState('');
  const options = (): Options => (kind === 'text' ? { pick: 'text', maxLength: LONGEST } : optionsFor(kind, desk));
  return (
    <section className={style.section}>
      <h3>{t('ask.title')}</h3>
      <div className={style.row}>
        <TextField label={t('ask.text')} maxLength={LONGEST} value={text} onChange={setText} />
        <Choice
          label={t('ask.for')}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({ value, label: t(value === 'text' ? 'ask.text.free' : `ask.${value}`) }))}
        />
        <Button
          isDisabled={text.trim() === ''}
          onPress={() => {
            act({ do: 'ask', seat, text: text.trim(), options: options() });
            setText('');
          }}
        >
          {t('ask.go')}
        </Button>
      </div>
    </section>
  );
}
