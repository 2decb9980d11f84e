import { useState } from 'react';
import { StatementView } from '../game/StatementView.tsx';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import style from './NowPanel.module.css';
import type { Show } from './shows.ts';

/** Something that a player has to be shown: small for the Storyteller, or filling the screen to turn round. */
export function ShowCard({
  show,
  words,
  onShown,
}: {
  readonly show: Show;
  readonly words: Tongue;
  readonly onShown: () => void;
}) {
  const { t, name, lookUp } = words;
  const [large, setLarge] = useState(false);
  const { fact } = show;
  const info = fact.type === 'told' ? fact.info : ({ says: 'character', character: fact.character } as const);
  const character = fact.type === 'told' && fact.character !== null ? fact.character : null;
  const picture = <StatementView info={info} words={words} />;
  return (
    <section className={style.card} aria-live="polite">
      <h2>
        {t('now.show', { name: name(show.seat) })}
        {character === null || character.endsWith('info') ? '' : ` · ${lookUp(character).name}`}
      </h2>
      {picture}
      <div className={style.buttons}>
        <Button look="main" onPress={onShown}>
          {t('now.shown')}
        </Button>
        <Button onPress={() => setLarge(true)}>{t('now.show.large')}</Button>
      </div>
      {large ? (
        <div className={style.stage}>
          <div>{picture}</div>
          <Button look="main" autoFocus onPress={() => setLarge(false)}>
            {t('close')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
