import { almanac, type Character } from '@belfry/almanac';
import type { Intervention } from '@belfry/engine';
import { useState } from 'react';
import { Chips } from '../game/Chips.tsx';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import type { Desk } from './desk.ts';
import { FabledGuide } from './FabledGuide.tsx';
import style from './SeatDialog.module.css';

const isFabled = ({ team }: Character) => team === 'fabled' || team === 'loric';

/** All that could come: the script's own first, then the almanac's. */
function fabledAtHand(desk: Desk): string[] {
  const own = desk.characters.filter(isFabled).map(({ id }) => id);
  const others = [...almanac().characters.values()].filter(isFabled).map(({ id }) => id);
  return [...new Set([...desk.view.fabled, ...own, ...others])];
}

/** Fabled and Loric come and go while the game runs; everybody is told. */
export function FabledForm(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}) {
  const { desk, words, act } = props;
  const { t, lookUp } = words;
  const now = desk.view.fabled;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(now);
  const [from] = useState(() => fabledAtHand(desk));
  if (!open) return <Button onPress={() => setOpen(true)}>{t('tools.fabled')}</Button>;
  const changed = chosen.length !== now.length || chosen.some((id) => !now.includes(id));
  return (
    <section className={style.section}>
      <h3>{t('tools.fabled')}</h3>
      <p className={style.soft}>{t('tools.fabled.text')}</p>
      <Chips
        label={t('tools.fabled')}
        from={from}
        chosen={chosen}
        name={(id) => lookUp(id).name}
        onChange={setChosen}
      />
      <FabledGuide
        words={words}
        chosen={chosen}
        onPress={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
      />
      {chosen.map((id) => (
        <p key={id}>
          <strong>{lookUp(id).name}:</strong> {lookUp(id).ability}
        </p>
      ))}
      <Button look="main" isDisabled={!changed} onPress={() => act({ do: 'fabled', characters: [...chosen] })}>
        {t('tools.fabled.go')}
      </Button>
    </section>
  );
}
