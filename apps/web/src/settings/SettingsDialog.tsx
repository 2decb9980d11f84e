import { LANGUAGES, NATIVE_NAMES, PSEUDO } from '@belfry/almanac';
import { useKept } from '../app/kept.ts';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { ring } from '../sound/sound.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Switch } from '../ui/Switch.tsx';
import { settings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { theme, lang, sound, awake } = useKept(settings);
  return (
    <Dialog title={t('settings.title')} isOpen onClose={onClose}>
      <Segments
        label={t('settings.theme')}
        value={theme}
        onChange={(next) => settings.change({ theme: next })}
        choices={[
          { value: 'system', label: t('settings.theme.system') },
          { value: 'dark', label: t('settings.theme.dark') },
          { value: 'light', label: t('settings.theme.light') },
        ]}
      />
      <Segments
        label={t('settings.language')}
        value={lang === PSEUDO ? 'en' : lang}
        onChange={(next) => settings.change({ lang: next })}
        choices={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{NATIVE_NAMES[value]}</span> }))}
      />
      <Switch
        isOn={sound}
        onChange={(on) => {
          settings.change({ sound: on });
          if (on) ring('dusk');
        }}
      >
        {t('settings.sound')}
      </Switch>
      <Switch isOn={awake} onChange={(on) => settings.change({ awake: on })}>
        {t('settings.awake')}
      </Switch>
      <p>
        <Link href="/about" onClick={onClose}>
          {t('about.title')}
        </Link>
      </p>
    </Dialog>
  );
}
