import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

const KERNEL = ['poisoned', 'drunk', 'mad', 'no-ability'] as const;
const OWN = 'own';

/** Puts a reminder down: one the rules know, one of a character in play, or one in the Storyteller's own words. */
export function ReminderForm({ seat, desk, words, act }: SeatToolProps) {
  const { t, lookUp } = words;
  const [kind, setKind] = useState('poisoned');
  const [text, setText] = useState('');
  const inPlay = new Set(
    (desk.view.grimoire?.tokens ?? []).flatMap(({ character, believes }) => [character, believes ?? character]),
  );
  const labels = desk.characters
    .filter((c) => inPlay.has(c.id) || c.globalReminders.length > 0)
    .flatMap((c) => [...lookUp(c.id).reminders, ...lookUp(c.id).globalReminders].map((label) => ({ by: c.id, label })));
  const choices = [
    ...KERNEL.map((value) => ({ value: value as string, label: t(`effect.${value}`) })),
    ...labels.map(({ by, label }, at) => ({ value: `label ${at}`, label: `${label} (${lookUp(by).name})` })),
    { value: OWN, label: t('seat.own-reminder') },
  ];
  const add = () => {
    const label = kind.startsWith('label ') ? labels[Number(kind.slice(6))] : undefined;
    if (label !== undefined) act({ do: 'mark', kind: label.label, seat, by: label.by });
    else if (kind !== OWN) act({ do: 'mark', kind, seat });
    else if (text.trim() !== '') act({ do: 'mark', kind: text.trim(), seat });
    setText('');
  };
  return (
    <div className={style.row}>
      <Choice label={t('seat.add-reminder')} hideLabel value={kind} onChange={setKind} choices={choices} />
      {kind === OWN ? (
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
