import { type ReactNode, useDeferredValue } from 'react';
import { later, useNext } from '../app/later.tsx';
import { Page } from '../app/Page.tsx';
import { goTo, useQuery } from '../app/router.tsx';
import { useShortcuts } from '../app/shortcuts.ts';
import { useWords } from '../i18n/words.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { PrintedScript } from './PrintedScript.tsx';
import { ScriptLogo } from './ScriptLogo.tsx';
import style from './ScriptPage.module.css';
import type { ShelvedScript } from './shelf.ts';
import { useScriptTitle } from './title.ts';

// Only the sheet of characters is seen at first: the other tabs are fetched when somebody has looked at it for a while.
const EditPanel = later(async () => (await import('./EditPanel.tsx')).EditPanel);
const DifficultyPanel = later(async () => (await import('./DifficultyPanel.tsx')).DifficultyPanel);
const TogetherPanel = later(async () => (await import('./TogetherPanel.tsx')).TogetherPanel);
const NightSheets = later(async () => (await import('./NightSheets.tsx')).NightSheets);
const Findings = later(async () => (await import('./Findings.tsx')).Findings);
const BalancePanel = later(async () => (await import('../balance/BalancePanel.tsx')).BalancePanel);
const REST = {
  fetch: () =>
    Promise.all([EditPanel, DifficultyPanel, TogetherPanel, NightSheets, Findings].map((tab) => tab.fetch())),
};

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
  useNext(REST);
  // The paper comes after the screen, and need not keep up with somebody who types a name.
  const drawn = useDeferredValue(shelved, null);
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
      {drawn === null ? null : <PrintedScript script={drawn.script} title={titleOf(drawn)} />}
    </>
  );
}
