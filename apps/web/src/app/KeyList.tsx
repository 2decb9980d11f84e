import { useWords } from '../i18n/words.tsx';
import { settings } from '../settings/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import style from './KeyList.module.css';
import { useKept } from './kept.ts';
import { printed, useOpenShortcuts } from './shortcuts.ts';

/** All keys that do something on this screen. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { keys } = useKept(settings);
  const shortcuts = useOpenShortcuts();
  return (
    <Dialog title={t('keys.title')} isOpen onClose={onClose}>
      <dl className={style.keys} data-off={keys ? undefined : true}>
        {shortcuts.map(({ code, label }) => (
          <div key={code} className={style.key}>
            <dt>
              <kbd lang="en">{printed(code)}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
        <div className={style.key}>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{t('keys.list')}</dd>
        </div>
      </dl>
      <p className={style.soft}>{t('keys.arrows')}</p>
      <Switch isOn={keys} onChange={(on) => settings.change({ keys: on })}>
        {t('keys.on')}
      </Switch>
    </Dialog>
  );
}
