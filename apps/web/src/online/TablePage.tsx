import { lazy, Suspense } from 'react';
import { useTitle } from '../app/router.tsx';
import { Loading } from '../ui/States.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { DoorStep } from './door/DoorStep.tsx';
import { Farewell } from './door/Farewell.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { AtTable, useSeen } from './net/use-table.tsx';
import { PlayAgain } from './PlayAgain.tsx';
import { PlayerScreen } from './player/PlayerScreen.tsx';

// The Storyteller's desk and the reveal carry the engine and the Grimoire; a player's phone need not wait for them.
const StorytellerScreen = lazy(async () => ({
  default: (await import('./storyteller/StorytellerScreen.tsx')).StorytellerScreen,
}));
const AfterScreen = lazy(async () => ({ default: (await import('./after/AfterScreen.tsx')).AfterScreen }));

/** A table on the server, from its door to the reveal. */
export function TablePage({ code }: { readonly code: string }) {
  return (
    <AtTable code={code} key={code}>
      <ConnectionBar />
      <Suspense fallback={<Loading />}>
        <AtThisTable />
      </Suspense>
    </AtTable>
  );
}

function AtThisTable() {
  const { bye, greeted, you, table, view } = useSeen();
  useTitle(table?.settings.title ?? 'Belfry');
  if (bye !== null) return <Farewell bye={bye} />;
  if (!greeted) return <Loading />;
  if (you === null) return <DoorStep />;
  if (table === null) return <Loading />;
  if (table.stage === 'lobby' || view === null) return <Lobby you={you} table={table} />;
  if (view.outcome !== null) {
    return (
      <>
        <AfterScreen you={you} table={table} view={view} />
        <PlayAgain table={table} />
      </>
    );
  }
  if (you.role === 'storyteller' || you.role === 'co-storyteller')
    return <StorytellerScreen you={you} table={table} view={view} />;
  return <PlayerScreen you={you} table={table} view={view} />;
}
