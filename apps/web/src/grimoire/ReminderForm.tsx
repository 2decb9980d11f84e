import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { offeredTokens } from './offered-tokens.ts';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

const OWN = 'own';

/**
 * Puts a reminder down: one the rules know, one of a character in play, or one in the Storyteller's own words. What is
 * printed and no reminder ("Dead") happens.
 */
export function ReminderForm({ seat, desk, words, act }: SeatToolProps) {
  const { t } = words;
  const [chosen, setChosen] = useState('0');
  const [text, setText] = useState('');
  const tokens = offeredTokens(desk, words);
  const choices = [
    ...tokens.map(({ label }, at) => ({ value: String(at), label })),
    { value: OWN, label: t('seat.own-reminder') },
  ];
  const add = () => {
    const token = tokens[Number(chosen)];
    if (token !== undefined) act(token.at(seat));
    else if (text.trim() !== '') act({ do: 'mark', kind: text.trim(), seat });
    setText('');
  };
  return (
    <div className={style.row}>
      <Choice label={t('seat.add-reminder')} hideLabel value={chosen} onChange={setChosen} choices={choices} />
      {chosen === OWN ? (
        <TextField
          label={t('seat.own-reminder')}
          hideLabel
          placeholder={t('seat.own-reminder')}
          maxLength={40}
          value={text}
          onChange={setText}
        />
      ) : null}
      <Button onPress={add}>{t('seat.add-reminder')}</Button>
    </div>
  );
}
