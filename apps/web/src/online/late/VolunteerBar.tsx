import type { View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDo } from '../net/use-table.tsx';
import { useScript, useTongue } from '../table-words.ts';
import { TravellerChoice } from './TravellerChoice.tsx';
import { ANY, isFull } from './travellers.ts';
import style from './VolunteerBar.module.css';

/** Somebody without a chair in a running game: they may play on as a Traveller, or wait until they are let in. */
export function VolunteerBar({
  you,
  table,
  view,
}: {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
}) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const [open, setOpen] = useState(you.role === 'player');
  const [character, setCharacter] = useState(ANY);
  if (you.seat !== null || you.grimoire || table.stage !== 'playing') return null;
  if (you.volunteers !== undefined) {
    return (
      <section className={style.bar} aria-label={t('late.title')}>
        <p role="status">{t('late.waiting')}</p>
        <Button onPress={() => void act({ do: 'step-back' })}>{t('late.step-back')}</Button>
      </section>
    );
  }
  if (isFull(view)) return <p className={style.bar}>{t('late.full', { n: view.circle.length })}</p>;
  if (!open) {
    return (
      <div className={style.bar}>
        <Button onPress={() => setOpen(true)}>{t('late.title')}</Button>
      </div>
    );
  }
  const chosen = character === ANY ? null : words.lookUp(character);
  return (
    <section className={style.bar} aria-label={t('late.title')}>
      <p>{t(table.settings.storyteller === 'automatic' ? 'late.text.automatic' : 'late.text')}</p>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <TravellerChoice
        characters={script.characters}
        view={view}
        words={words}
        value={character}
        onChange={setCharacter}
      />
      {chosen === null ? null : <p>{chosen.ability}</p>}
      <Button look="main" onPress={() => void act({ do: 'volunteer', character: chosen?.id ?? null })}>
        {t('late.title')}
      </Button>
    </section>
  );
}
