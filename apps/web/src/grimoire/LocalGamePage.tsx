import { useMemo, useSyncExternalStore } from 'react';
import { useKept } from '../app/kept.ts';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trouble } from '../ui/States.tsx';
import { GrimoireScreen } from './GrimoireScreen.tsx';
import { changeGame, localGame, localGames } from './local-games.ts';
import { LocalTable } from './local-table.ts';

/** A game on this device: the engine runs here, the Storyteller answers for everybody. */
export function LocalGamePage({ id }: { readonly id: string }) {
  const table = useMemo(() => {
    const kept = localGame(id);
    return kept === null ? null : new LocalTable(kept);
  }, [id]);
  return table === null ? <Gone /> : <Open table={table} />;
}

function Gone() {
  const { t } = useWords();
  return (
    <Page title={t('grimoire.title')}>
      <Trouble title={t('grimoire.gone')}>
        <ButtonLink href="/grimoire">{t('grimoire.title')}</ButtonLink>
      </Trouble>
    </Page>
  );
}

function Open({ table }: { readonly table: LocalTable }) {
  const desk = useSyncExternalStore(table.subscribe, table.desk);
  const moved = useKept(localGames).find((game) => game.id === table.id)?.moved ?? {};
  return (
    <GrimoireScreen
      desk={desk}
      moved={moved}
      onMove={(next) => changeGame(table.id, { moved: next })}
      leaveTo="/grimoire"
      pastHref={`/grimoire/${table.id}/past`}
    />
  );
}
