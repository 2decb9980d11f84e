import type { Statement } from '@belfry/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

const KINDS = ['text', 'number', 'yes', 'character', 'player', 'players'] as const;
type Kind = (typeof KINDS)[number];
const NUMBERS = Array.from({ length: 11 }, (_, n) => String(n));

/** Shows a player something by hand: words, fingers, a nod, a token, people. For characters that have no code. */
export function ShowForm({ seat, desk, words, act }: SeatToolProps) {
  const { t, lookUp, name } = words;
  const { circle } = desk.view;
  const [kind, setKind] = useState<Kind>('text');
  const [text, setText] = useState('');
  const [number, setNumber] = useState('0');
  const [yes, setYes] = useState<'yes' | 'no'>('yes');
  const [character, setCharacter] = useState(desk.characters[0]?.id ?? '');
  const [people, setPeople] = useState<readonly [string, string]>([String(circle[0]), String(circle[1])]);
  const statement = (): Statement => {
    if (kind === 'number') return { number: Number(number) };
    if (kind === 'yes') return { yes: yes === 'yes' };
    if (kind === 'character') return { character };
    if (kind === 'player') return { player: Number(people[0]) };
    if (kind === 'players') return { players: people.map(Number), character };
    return { text: text.trim() };
  };
  const somebody = circle.map((id) => ({ value: String(id), label: name(id) }));
  const token = (
    <Choice
      label={t('seat.character')}
      value={character}
      onChange={setCharacter}
      choices={desk.characters.map((c) => ({ value: c.id, label: lookUp(c.id).name }))}
    />
  );
  return (
    <section className={style.section}>
      <h3>{t('show.title')}</h3>
      <div className={style.row}>
        <Choice
          label={t('show.what')}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
        {kind === 'text' ? (
          <TextField label={t('show.text')} maxLength={500} value={text} onChange={setText} />
        ) : kind === 'number' ? (
          <Choice
            label={t('show.number')}
            value={number}
            onChange={setNumber}
            choices={NUMBERS.map((value) => ({ value, label: value }))}
          />
        ) : kind === 'yes' ? (
          <Segments
            label={t('show.yes')}
            value={yes}
            onChange={setYes}
            choices={[
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
          />
        ) : null}
        {kind === 'player' || kind === 'players' ? (
          <Choice
            label={t('show.player')}
            value={people[0]}
            onChange={(id) => setPeople([id, people[1]])}
            choices={somebody}
          />
        ) : null}
        {kind === 'players' ? (
          <Choice
            label={t('show.or')}
            value={people[1]}
            onChange={(id) => setPeople([people[0], id])}
            choices={somebody}
          />
        ) : null}
        {kind === 'character' || kind === 'players' ? token : null}
        <Button
          isDisabled={(kind === 'text' && text.trim() === '') || (kind === 'players' && people[0] === people[1])}
          onPress={() => {
            act({ do: 'tell', seats: [seat], info: statement() });
            setText('');
          }}
        >
          {t('show.go')}
        </Button>
      </div>
    </section>
  );
}
