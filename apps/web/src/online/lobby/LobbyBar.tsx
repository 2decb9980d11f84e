import type { TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import style from './LobbyBar.module.css';

/** The strip on top of every table: the way out, the table's name, this device's settings. */
export function LobbyBar({ table, children }: { readonly table: TableCard; readonly children?: React.ReactNode }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <header className={style.bar}>
      <Button look="quiet" size="small" aria-label={t('grimoire.leave')} onPress={() => goTo('/')}>
        <span aria-hidden="true">←</span>
      </Button>
      <h1 className={style.title}>{table.settings.title}</h1>
      {children}
      <Button look="quiet" size="small" aria-label={t('settings.title')} onPress={() => setOpen(true)}>
        <span aria-hidden="true">⚙︎</span>
      </Button>
      <SettingsDialog isOpen={open} onClose={() => setOpen(false)} />
    </header>
  );
}
