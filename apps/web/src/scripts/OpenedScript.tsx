import { type ReactNode, useDeferredValue } from 'react';
import { later } from '../app/later.tsx';
import { Page } from '../app/Page.tsx';
import { goTo, useQuery } from '../app/router.tsx';
import { useShortcuts } from '../app/shortcuts.ts';
import { useWords } from '../i18n/words.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { DifficultyPanel } from './DifficultyPanel.tsx';
import { EditPanel } from './EditPanel.tsx';
import { Findings } from './Findings.tsx';
import { NightSheets } from './NightSheets.tsx';
import { PrintedScript } from './PrintedScript.tsx';
import { ScriptLogo } from './ScriptLogo.tsx';
import style from './ScriptPage.module.css';
import type { ShelvedScript } from './shelf.ts';
import { TogetherPanel } from './TogetherPanel.tsx';
import { useScriptTitle } from './title.ts';

const BalancePanel = later(async () => (await import('../balance/BalancePanel.tsx')).BalancePanel);

/** One script, from all sides. */
export function OpenedScript({
  shelved,
  path,
  hash = '',
  actions,
}: {
  readonly shelved: ShelvedScript;
  readonly path: string;
  /** What stands behind the path and has to stay there. */
  readonly hash?: string;
  readonly actions: ReactNode;
}) {
  const { t } = useWords();
  const query = useQuery();
  const titleOf = useScriptTitle();
  // The paper need not keep up with somebody who types a name.
  const drawn = useDeferredValue(shelved);
  const { script } = shelved;
  const tabs = [
    ...(shelved.own ? [{ id: 'edit', label: t('scripts.edit'), content: <EditPanel shelved={shelved} /> }] : []),
    { id: 'characters', label: t('scripts.characters'), content: <CharacterSheet script={script} /> },
    { id: 'difficulty', label: t('scripts.difficulty'), content: <DifficultyPanel shelved={shelved} /> },
    { id: 'together', label: t('scripts.together'), content: <TogetherPanel shelved={shelved} /> },
    { id: 'balance', label: t('balance.title'), content: <BalancePanel script={script} /> },
    { id: 'night', label: t('scripts.night'), content: <NightSheets script={script} /> },
    { id: 'check', label: t('scripts.check'), content: <Findings shelved={shelved} /> },
  ];
  const wanted = query.get('tab');
  const show = (tab: string) => goTo(`${path}?tab=${tab}${hash}`, { replace: true });
  useShortcuts([
    ...(shelved.own ? ([{ code: 'KeyE', label: 'keys.edit', run: () => show('edit') }] as const) : []),
    { code: 'KeyD', label: 'keys.difficulty', run: () => show('difficulty') },
    { code: 'KeyN', label: 'keys.night', run: () => show('night') },
    { code: 'KeyP', label: 'keys.print', run: () => window.print() },
  ]);
  return (
    <>
      <div className={style.screen}>
        <Page title={titleOf(shelved)} aside={actions}>
          <ScriptLogo script={script} className={style.logo} />
          {script.author === null ? null : <p className={style.author}>{t('scripts.by', { author: script.author })}</p>}
          <Tabs
            label={titleOf(shelved)}
            tabs={tabs}
            selected={tabs.find((tab) => tab.id === wanted)?.id ?? 'characters'}
            onSelect={show}
          />
        </Page>
      </div>
      <PrintedScript script={drawn.script} title={titleOf(drawn)} />
    </>
  );
}
