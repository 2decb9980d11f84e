import { LANGUAGES, NATIVE_NAMES } from '@belfry/almanac';
import type { Settings, SettingsChange, Timers } from '@belfry/protocol';
import { useWords } from '../../i18n/words.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './OpenPage.module.css';
import { TimerFields } from './TimerFields.tsx';
import { VoiceField } from './VoiceField.tsx';

const SWITCHES = [
  'nightChat',
  'evilChat',
  'storytellerReadsWhispers',
  'storytellerReadsEvilChat',
  'spectators',
  'notebook',
  'oneRoom',
] as const satisfies readonly (keyof Settings)[];

/** How a table is run, for those who may say so. */
export function SettingsFields(props: {
  readonly settings: Settings;
  /** Which of them are this person's to change; without it, all. */
  readonly mayChange?: (name: keyof Settings | keyof Timers) => boolean;
  readonly onChange: (change: SettingsChange) => void;
}) {
  const { t } = useWords();
  const { settings, onChange, mayChange = () => true } = props;
  return (
    <div className={style.fields}>
      <TextField
        label={t('set.title')}
        defaultValue={settings.title}
        maxLength={60}
        onBlur={(typed) => {
          const title = typed.trim();
          if (title !== '' && title !== settings.title) onChange({ title });
        }}
      />
      <Segments
        label={t('set.lang')}
        value={settings.lang}
        onChange={(lang) => onChange({ lang })}
        choices={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{NATIVE_NAMES[value]}</span> }))}
      />
      {mayChange('seating') ? (
        <Segments
          label={t('set.seating')}
          value={settings.seating}
          onChange={(seating) => onChange({ seating })}
          choices={[
            { value: 'free', label: t('set.seating.free') },
            { value: 'assigned', label: t('set.seating.assigned') },
          ]}
        />
      ) : null}
      <Segments
        label={t('set.whispers')}
        value={settings.whispers}
        onChange={(whispers) => onChange({ whispers })}
        choices={[
          { value: 'everyone', label: t('set.whispers.everyone') },
          { value: 'neighbours', label: t('set.whispers.neighbours') },
          { value: 'off', label: t('set.whispers.off') },
        ]}
      />
      {SWITCHES.filter(mayChange).map((key) => (
        <Switch key={key} isOn={settings[key]} onChange={(on) => onChange({ [key]: on })}>
          {t(`set.${key}`)}
        </Switch>
      ))}
      {mayChange('readBack') ? (
        <Segments
          label={t('set.readBack')}
          value={settings.readBack}
          onChange={(readBack) => onChange({ readBack })}
          choices={[
            { value: 'own', label: t('set.readBack.own') },
            { value: 'everyone', label: t('set.readBack.everyone') },
          ]}
        />
      ) : null}
      <VoiceField voice={settings.voice} onChange={(voice) => onChange({ voice })} />
      <TimerFields timers={settings.timers} mayChange={mayChange} onChange={(timers) => onChange({ timers })} />
    </div>
  );
}
