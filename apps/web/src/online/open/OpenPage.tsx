import type { SettingsChange } from '@belfry/protocol';
import { changeSettings, defaultSettings } from '@belfry/protocol/defaults';
import { type FormEvent, useState } from 'react';
import { useKept } from '../../app/kept.ts';
import { Page } from '../../app/Page.tsx';
import { goTo, useQuery } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Automation } from '../../scripts/Automation.tsx';
import { forTables } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LeftToPeople } from '../LeftToPeople.tsx';
import { myName } from '../my-name.ts';
import { api, Refused } from '../net/api.ts';
import { sayHttpRefusal } from '../net/refusal.ts';
import { ChairCount } from './ChairCount.tsx';
import style from './OpenPage.module.css';
import { ScriptField, type ScriptWish, scriptWished } from './ScriptField.tsx';
import { SettingsFields } from './SettingsFields.tsx';

type Mode = 'by-hand' | 'assisted' | 'automatic';

/** A new table. The name and one button are enough; the rest has answers already. */
export function OpenPage() {
  const words = useWords();
  const { t, lang } = words;
  const query = useQuery();
  const known = useKept(myName);
  const shelf = query.get('script') ?? 'trouble-brewing';
  const [name, setName] = useState(known);
  const [script, setScript] = useState<ScriptWish>({ choice: { builtin: shelf }, problem: null });
  const [mode, setMode] = useState<Mode>('by-hand');
  const [plays, setPlays] = useState(true);
  const [chairs, setChairs] = useState(8);
  const [advanced, setAdvanced] = useState(false);
  const [change, setChange] = useState<SettingsChange>({ lang: forTables(lang) });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || busy) return;
    myName.set(name.trim());
    setBusy(true);
    try {
      const { code } = await api.openTable({
        name: name.trim(),
        script: script.choice,
        chairs,
        as: mode === 'automatic' && plays ? 'player' : 'storyteller',
        settings: { title: t('open.usual-title', { name: name.trim() }), ...change, storyteller: mode },
      });
      goTo(`/t/${code}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(sayHttpRefusal(error, words));
      setBusy(false);
    }
  };
  return (
    <Page title={t('home.open')} narrow>
      <form className={style.form} onSubmit={(event) => void open(event)}>
        <TextField label={t('door.name')} value={name} onChange={setName} maxLength={24} autoComplete="nickname" />
        <ScriptField first={shelf} onChange={setScript} />
        <Segments
          label={t('open.storyteller')}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'by-hand', label: t('storyteller.by-hand') },
            { value: 'assisted', label: t('storyteller.assisted') },
            { value: 'automatic', label: t('storyteller.automatic') },
          ]}
        />
        <p className={style.soft}>{t(`storyteller.${mode}.text`)}</p>
        <LeftToPeople script={scriptWished(script.choice)} storyteller={mode} />
        <Automation script={scriptWished(script.choice)} />
        {mode === 'automatic' ? (
          <Switch isOn={plays} onChange={setPlays}>
            {t('open.i-play')}
          </Switch>
        ) : null}
        <ChairCount count={chairs} onChange={setChairs} />
        <Switch isOn={advanced} onChange={setAdvanced}>
          {t('open.advanced')}
        </Switch>
        {advanced ? (
          <SettingsFields
            settings={changeSettings({ ...defaultSettings(mode), title: '' }, change)}
            onChange={(parts) => setChange(merge(change, parts))}
          />
        ) : null}
        {problem === null ? null : (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          look="main"
          size="large"
          isDisabled={name.trim() === '' || script.problem !== null || busy}
        >
          {t('open.go')}
        </Button>
      </form>
    </Page>
  );
}

const merge = (change: SettingsChange, parts: SettingsChange): SettingsChange => ({
  ...change,
  ...parts,
  ...(parts.timers === undefined ? {} : { timers: { ...change.timers, ...parts.timers } }),
});
