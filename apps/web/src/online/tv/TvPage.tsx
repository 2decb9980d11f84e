import { Suspense, useEffect } from 'react';
import { useTitle } from '../../app/router.tsx';
import { useAwake } from '../../app/wake-lock.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading, Trouble } from '../../ui/States.tsx';
import { ConnectionBar } from '../ConnectionBar.tsx';
import { Farewell } from '../door/Farewell.tsx';
import { AtTable, useDo, useSeen } from '../net/use-table.tsx';
import { TvLobby } from './TvLobby.tsx';
import { TvTown } from './TvTown.tsx';

/** The town square for a television: what everybody may see, large, and the way in. Nobody has to press anything. */
export function TvPage({ code }: { readonly code: string }) {
  useAwake();
  return (
    <AtTable code={code} key={code} screen>
      <ConnectionBar />
      <Suspense fallback={<Loading />}>
        <OnScreen />
      </Suspense>
    </AtTable>
  );
}

function OnScreen() {
  const { bye, greeted, you, table, view } = useSeen();
  useTitle(table?.settings.title ?? 'Belfry');
  if (bye !== null) return <Farewell bye={bye} />;
  if (!greeted) return <Loading />;
  if (you === null) return <ComeIn />;
  if (table === null) return <Loading />;
  if (view === null) return <TvLobby table={table} />;
  return <TvTown table={table} view={view} />;
}

const TELEVISIONS = 9;

/** It comes in by itself, under the first free name: a television has no keys. */
function ComeIn() {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const come = async () => {
    for (let number = 1; number <= TELEVISIONS; number++) {
      const name = number === 1 ? t('tv.name') : `${t('tv.name')} ${number}`;
      if (await act({ do: 'join', name, as: 'spectator' })) return;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void come();
  }, []);
  if (refusal === null) return <Loading />;
  return (
    <Trouble title={refusal} whole>
      <Button look="main" onPress={() => void come()}>
        {t('tv.again')}
      </Button>
    </Trouble>
  );
}
