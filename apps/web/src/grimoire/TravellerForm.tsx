import type { Alignment, Intervention } from '@belfry/engine';
import { everyTraveller } from '@belfry/scripts';
import { useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Desk } from './desk.ts';
import style from './SeatDialog.module.css';

/** Somebody comes late: a Traveller takes a chair. */
export function TravellerForm(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}) {
  const { t, lookUp } = props.words;
  const travellers = everyTraveller(props.desk.characters);
  const [name, setName] = useState('');
  const [character, setCharacter] = useState(travellers[0]?.id ?? '');
  const [alignment, setAlignment] = useState<Alignment>('good');
  const { circle } = props.desk.view;
  const [after, setAfter] = useState(String(circle.at(-1) ?? 0));
  return (
    <section className={style.section}>
      <h3>{t('tools.traveller')}</h3>
      <div className={style.row}>
        <TextField label={t('tools.traveller.name')} value={name} onChange={setName} maxLength={24} />
        <Choice
          label={t('tools.traveller.character')}
          value={character}
          onChange={setCharacter}
          choices={travellers.map((c) => ({ value: c.id, label: lookUp(c.id).name }))}
        />
        <Choice
          label={t('traveller.after')}
          value={after}
          onChange={setAfter}
          choices={circle.map((seat) => ({ value: String(seat), label: props.words.name(seat) }))}
        />
      </div>
      <Segments
        label={t('tools.traveller.side')}
        value={alignment}
        onChange={setAlignment}
        choices={[
          { value: 'good', label: t('team.good') },
          { value: 'evil', label: t('team.evil') },
        ]}
      />
      <Button
        isDisabled={name.trim() === ''}
        onPress={() => props.act({ do: 'join', name: name.trim(), character, alignment, after: Number(after) })}
      >
        {t('tools.traveller')}
      </Button>
    </section>
  );
}
