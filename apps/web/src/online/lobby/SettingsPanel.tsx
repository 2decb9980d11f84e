import type { Settings } from '@belfry/protocol';
import { mayDo, maySet } from '@belfry/protocol/powers';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useDo } from '../net/use-table.tsx';
import { SettingsFields } from '../open/SettingsFields.tsx';
import type { LobbyProps } from './Lobby.tsx';
import style from './SettingsPanel.module.css';

/** How this table is run: everybody sees all of it, those with the power may change it. */
export function SettingsPanel({ you, table }: LobbyProps) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const [open, setOpen] = useState(false);
  const { settings } = table;
  const mayChange = maySet(you, table.stage);
  return (
    <section>
      <h2>{t('set.heading')}</h2>
      <dl className={style.list}>
        {summary(settings, t).map(([what, how]) => (
          <div key={what} className={style.line}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      {mayDo('settings', you, table) ? (
        <Button size="small" onPress={() => setOpen(true)}>
          {t('set.change')}
        </Button>
      ) : null}
      <Dialog title={t('set.heading')} isOpen={open} onClose={() => setOpen(false)} wide>
        {refusal === null ? null : <p role="alert">{refusal}</p>}
        {mayChange('storyteller') ? (
          <Segments
            label={t('open.storyteller')}
            value={settings.storyteller}
            onChange={(storyteller) => void act({ do: 'settings', change: { storyteller } })}
            choices={[
              { value: 'by-hand', label: t('storyteller.by-hand') },
              { value: 'assisted', label: t('storyteller.assisted') },
              { value: 'automatic', label: t('storyteller.automatic') },
            ]}
          />
        ) : null}
        <SettingsFields
          settings={settings}
          mayChange={mayChange}
          onChange={(change) => void act({ do: 'settings', change })}
        />
        {mayDo('lock', you, table) ? (
          <Switch isOn={table.locked} onChange={(locked) => void act({ do: 'lock', locked })}>
            {t('set.locked')}
          </Switch>
        ) : null}
      </Dialog>
    </section>
  );
}

type Say = ReturnType<typeof useWords>['t'];

function summary(settings: Settings, t: Say): [string, string][] {
  const { timers } = settings;
  const seconds = (value: number | null) => (value === null ? t('set.no-limit') : t('seconds', { n: value }));
  return [
    [t('open.storyteller'), t(`storyteller.${settings.storyteller}`)],
    [t('set.whispers'), t(`set.whispers.${settings.whispers}`)],
    [t('set.nightChat'), t(settings.nightChat ? 'yes' : 'no')],
    [t('set.evilChat'), t(settings.evilChat ? 'yes' : 'no')],
    [t('set.storytellerReadsWhispers'), t(settings.storytellerReadsWhispers ? 'yes' : 'no')],
    [t('set.spectators'), t(settings.spectators ? 'yes' : 'no')],
    [t('set.notebook'), t(settings.notebook ? 'yes' : 'no')],
    [t('set.oneRoom'), t(settings.oneRoom ? 'yes' : 'no')],
    [t('set.timer.discussion'), seconds(timers.discussion)],
    [t('set.timer.defence'), seconds(timers.defence)],
    [t('set.timer.votePace'), seconds(timers.votePace)],
    [t('set.timer.nightPrompt'), seconds(timers.nightPrompt)],
  ];
}
