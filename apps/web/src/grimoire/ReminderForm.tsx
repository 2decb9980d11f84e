import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Laying, offeredTokens } from './offered-tokens.ts';
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
  const [named, setNamed] = useState<string | null>(null);
  const tokens = offeredTokens(desk, words);
  const choices = [
    ...tokens.map(({ label }, at) => ({ value: String(at), label })),
    { value: OWN, label: t('seat.own-reminder') },
  ];
  // What was named for another token is nothing here.
  const givenBy = ({ asks }: Laying) => asks?.find((id) => id === named) ?? asks?.[0];
  const token = tokens[Number(chosen)];
  const add = () => {
    if (token !== undefined) act(token.at(seat, givenBy(token)));
    else if (text.trim() !== '') act({ do: 'mark', kind: text.trim(), seat });
    setText('');
  };
  return (
    <div className={style.row}>
      <Choice label={t('seat.add-reminder')} hideLabel value={chosen} onChange={setChosen} choices={choices} />
      {token?.asks === undefined ? null : (
        <Choice
          label={t('seat.whose-ability')}
          value={givenBy(token) ?? ''}
          onChange={setNamed}
          choices={token.asks.map((id) => ({ value: id, label: words.lookUp(id).name }))}
        />
      )}
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
