import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

/** Tells a player something, or asks them to point at somebody: for characters that have no code. */
export function TalkForm({ seat, desk, words, act }: SeatToolProps) {
  const { t } = words;
  const [text, setText] = useState('');
  const said = text.trim();
  return (
    <section className={style.section}>
      <h3>{t('seat.tell')}</h3>
      <div className={style.row}>
        <TextField
          label={t('seat.tell.text')}
          hideLabel
          placeholder={t('seat.tell.text')}
          maxLength={500}
          value={text}
          onChange={setText}
        />
        <Button
          isDisabled={said === ''}
          onPress={() => {
            act({ do: 'tell', seats: [seat], info: { text: said } });
            setText('');
          }}
        >
          {t('seat.tell')}
        </Button>
        <Button
          isDisabled={said === ''}
          onPress={() => {
            act({ do: 'ask', seat, text: said, options: { pick: 'players', from: desk.view.circle, min: 1, max: 1 } });
            setText('');
          }}
        >
          {t('seat.ask')}
        </Button>
      </div>
    </section>
  );
}
