import { useState } from 'react';
import { goTo } from '../app/router.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './PlayerBar.module.css';
import type { StageProps } from './stage.ts';

/** The strip on top: the hour, the clock, and one's own character one tap away. */
export function PlayerBar({ table, words }: StageProps) {
  const { t, lookUp, side } = words;
  const { view } = table;
  const [open, setOpen] = useState(false);
  const me = view.me === null ? null : { ...view.me, character: lookUp(view.me.character) };
  return (
    <header className={style.bar}>
      <Button look="quiet" size="small" aria-label={t('grimoire.leave')} onPress={() => goTo('/')}>
        <span aria-hidden="true">←</span>
      </Button>
      <h1 className={style.phase}>{t(`phase.${view.phase}`, { n: view.phase === 'night' ? view.night : view.day })}</h1>
      {me === null ? (
        <span className={style.watching}>{t('solo.me.none')}</span>
      ) : (
        <Button size="small" onPress={() => setOpen(true)}>
          {t('solo.me.show')}
        </Button>
      )}
      {me === null ? null : (
        <Dialog title={t('solo.me.show')} isOpen={open} onClose={() => setOpen(false)}>
          <div className={style.me}>
            <span className={style.token}>
              <Token character={me.character} />
            </span>
            <p className={style.name}>
              {me.character.name}, {side(me.alignment)}
            </p>
            <p>{me.character.ability}</p>
          </div>
        </Dialog>
      )}
    </header>
  );
}
