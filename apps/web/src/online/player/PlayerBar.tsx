import { useState } from 'react';
import { Token } from '../../token/Token.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Countdown } from '../Countdown.tsx';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import { Journal } from './Journal.tsx';
import { MyCharacter } from './MyCharacter.tsx';
import style from './PlayerBar.module.css';
import type { SeatProps } from './seat-props.ts';

/** On top: the hour, the running clock, and one's own token, face down until it is pressed. */
export function PlayerBar(props: SeatProps) {
  const { table, view, words } = props;
  const { t, lookUp } = words;
  const [open, setOpen] = useState(false);
  return (
    <div className={style.bar}>
      <LobbyBar table={table}>
        <Countdown />
        {view.me === null ? null : (
          <button type="button" className={style.me} aria-label={t('me.show')} onClick={() => setOpen(true)}>
            <span className={style.back} aria-hidden="true">
              ?
            </span>
          </button>
        )}
      </LobbyBar>
      {view.me === null ? null : (
        <Dialog title={lookUp(view.me.character).name} isOpen={open} onClose={() => setOpen(false)}>
          <div className={style.token}>
            <Token character={lookUp(view.me.character)} />
          </div>
          <MyCharacter view={view} words={words} />
          <h3>{t('journal.title')}</h3>
          <Journal view={view} words={words} />
        </Dialog>
      )}
    </div>
  );
}
