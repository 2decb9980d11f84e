import { Suspense } from 'react';
import { later, useNext } from '../app/later.tsx';
import { useTitle } from '../app/router.tsx';
import { Loading } from '../ui/States.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { DoorStep } from './door/DoorStep.tsx';
import { Farewell } from './door/Farewell.tsx';
import { VolunteerBar } from './late/VolunteerBar.tsx';
import { AtTable, useClient, useSeen } from './net/use-table.tsx';
import { OnlyTold } from './OnlyTold.tsx';
import { PlayAgain } from './PlayAgain.tsx';
import { useHistory } from './taken-over.ts';

// Each in its own file: who stands at the door waits for none of them, and each fetches the one that comes next.
const Lobby = later(async () => (await import('./lobby/Lobby.tsx')).Lobby);
const PlayerScreen = later(async () => (await import('./player/PlayerScreen.tsx')).PlayerScreen);
const StorytellerScreen = later(async () => (await import('./storyteller/StorytellerScreen.tsx')).StorytellerScreen);
const AfterScreen = later(async () => (await import('./after/AfterScreen.tsx')).AfterScreen);

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
  const { code } = useClient();
  const { bye, greeted, you, table, view } = useSeen();
  const tells = you?.role === 'storyteller' || you?.role === 'co-storyteller';
  const Desk = tells ? StorytellerScreen : PlayerScreen;
  useTitle(table?.settings.title ?? 'Belfry');
  useHistory(code, { you, table, view });
  useNext(!greeted ? null : you === null ? Lobby : view === null ? Desk : view.outcome === null ? AfterScreen : null);
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
  return (
    <>
      {table.toldOnly ? <OnlyTold /> : tells ? null : <VolunteerBar you={you} table={table} view={view} />}
      <Desk you={you} table={table} view={view} />
    </>
  );
}
