import type { Intervention } from '@belfry/engine';
import { useState } from 'react';
import { MAD_ABOUT } from '../game/effects.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './ClaimsPanel.module.css';
import type { Desk } from './desk.ts';

const OWN = '';

/** Makes somebody mad: that they are a character, or about something in the Storyteller's own words. */
export function MadnessForm(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}) {
  const { desk, words, act } = props;
  const { t, lookUp, name } = words;
  const [open, setOpen] = useState(false);
  const { circle } = desk.view;
  const [seat, setSeat] = useState(String(circle[0] ?? 0));
  const [character, setCharacter] = useState(desk.characters[0]?.id ?? OWN);
  const [text, setText] = useState('');
  const madness =
    character === OWN ? { kind: MAD_ABOUT, data: { about: text.trim() } } : { kind: 'mad', data: { character } };
  if (!open) {
    return (
      <div className={style.buttons}>
        <Button size="small" onPress={() => setOpen(true)}>
          {t('madness.add')}
        </Button>
      </div>
    );
  }
  return (
    <div className={style.form}>
      <Choice
        label={t('madness.who')}
        value={seat}
        onChange={setSeat}
        choices={circle.map((id) => ({ value: String(id), label: name(id) }))}
      />
      <Choice
        label={t('madness.what')}
        value={character}
        onChange={setCharacter}
        choices={[
          ...desk.characters.map((c) => ({ value: c.id, label: lookUp(c.id).name })),
          { value: OWN, label: t('madness.own') },
        ]}
      />
      {character === OWN ? <TextField label={t('madness.own')} maxLength={60} value={text} onChange={setText} /> : null}
      <div className={style.buttons}>
        <Button
          isDisabled={character === OWN && text.trim() === ''}
          onPress={() => {
            act({ do: 'mark', seat: Number(seat), ...madness });
            setOpen(false);
          }}
        >
          {t('madness.go')}
        </Button>
        <Button look="quiet" onPress={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
