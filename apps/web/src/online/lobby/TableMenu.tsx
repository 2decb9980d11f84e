import type { TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CaretakerPanel } from '../host/CaretakerPanel.tsx';
import { isCaretaker } from '../host/caretaker.ts';
import { useClient, useSeen } from '../net/use-table.tsx';
import { AnotherDevice } from './AnotherDevice.tsx';

/** What can be done at any table at any hour: take one's seat along, change the settings, go home. */
export function TableMenu({ table }: { readonly table: TableCard }) {
  const { t } = useWords();
  const { remote } = useClient();
  const { you } = useSeen();
  const [open, setOpen] = useState<'menu' | 'settings' | 'device' | 'caretaker' | null>(null);
  const cares = remote && you !== null && isCaretaker(you, table);
  const close = () => setOpen(null);
  return (
    <>
      <Button look="quiet" size="small" aria-label={t('menu.title')} onPress={() => setOpen('menu')}>
        <span aria-hidden="true">☰</span>
      </Button>
      <Dialog title={table.settings.title} isOpen={open === 'menu'} onClose={close}>
        {cares ? <Button onPress={() => setOpen('caretaker')}>{t('caretaker.title')}</Button> : null}
        {remote ? <Button onPress={() => setOpen('device')}>{t('device.title')}</Button> : null}
        <Button onPress={() => setOpen('settings')}>{t('settings.title')}</Button>
        <Button onPress={() => goTo('/')}>{t('nav.home')}</Button>
      </Dialog>
      <Dialog title={t('device.title')} isOpen={open === 'device'} onClose={close}>
        <AnotherDevice code={table.code} />
      </Dialog>
      {cares ? (
        <Dialog title={t('caretaker.title')} isOpen={open === 'caretaker'} onClose={close} wide>
          <CaretakerPanel you={you} table={table} />
        </Dialog>
      ) : null}
      {open === 'settings' ? <SettingsDialog onClose={close} /> : null}
    </>
  );
}
