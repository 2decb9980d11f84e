import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TableMenu } from '../lobby/TableMenu.tsx';
import { Journal } from '../player/Journal.tsx';
import { MyCharacter } from '../player/MyCharacter.tsx';
import type { SeatProps } from '../player/seat-props.ts';
import type { Addressee } from '../talk/addressee.ts';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import style from './NightFrame.module.css';

/** What anybody may do at night: read their own notes, write to the Storyteller, the menu. The same buttons for all. */
export function UnderTheBlanket(props: SeatProps) {
  const { you, table, view, words } = props;
  const { t, lookUp } = words;
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<Addressee>('storyteller');
  const teller = table.people.some(({ role }) => role === 'storyteller' || role === 'co-storyteller');
  return (
    <div className={style.blanket}>
      <Button look="quiet" size="small" onPress={() => setOpen(true)}>
        {t(teller ? 'night.notes' : 'journal.title')}
      </Button>
      <TableMenu table={table} />
      <Dialog
        title={view.me === null ? t('journal.title') : lookUp(view.me.character).name}
        isOpen={open}
        onClose={() => setOpen(false)}
      >
        <MyCharacter view={view} words={words} />
        <h3>{t('journal.title')}</h3>
        <Journal view={view} words={words} />
        {teller || table.settings.evilChat || table.settings.nightChat ? (
          <div className={style.talk}>
            <TalkPanel you={you} table={table} view={view} words={words} to={to} onAddress={setTo} />
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
