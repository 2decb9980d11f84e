import type { TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useClient } from '../net/use-table.tsx';
import { AnotherDevice } from './AnotherDevice.tsx';

/** What can be done at any table at any hour: take one's seat along, change the settings, go home. */
export function TableMenu({ table }: { readonly table: TableCard }) {
  const { t } = useWords();
  const { remote } = useClient();
  const [open, setOpen] = useState<'menu' | 'settings' | 'device' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button look="quiet" size="small" aria-label={t('menu.title')} onPress={() => setOpen('menu')}>
        <span aria-hidden="true">☰</span>
      </Button>
      <Dialog title={table.settings.title} isOpen={open === 'menu'} onClose={close}>
        {remote ? <Button onPress={() => setOpen('device')}>{t('device.title')}</Button> : null}
        <Button onPress={() => setOpen('settings')}>{t('settings.title')}</Button>
        <Button onPress={() => goTo('/')}>{t('nav.home')}</Button>
      </Dialog>
      <Dialog title={t('device.title')} isOpen={open === 'device'} onClose={close}>
        <AnotherDevice code={table.code} />
      </Dialog>
      <SettingsDialog isOpen={open === 'settings'} onClose={close} />
    </>
  );
}
