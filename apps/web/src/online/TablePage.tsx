import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { type Later, useNext } from '../app/later.tsx';
import { useTitle } from '../app/router.tsx';
import { spoken } from '../app/spoken.tsx';
import { Sheet } from '../ui/Dialog.tsx';
import { Loading } from '../ui/States.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { DoorStep } from './door/DoorStep.tsx';
import { Farewell } from './door/Farewell.tsx';
import { myName } from './my-name.ts';
import { fetchPictures } from './net/table-client.ts';
import { AtTable, useClient, useSeen } from './net/use-table.tsx';
import { useHistory } from './taken-over.ts';

// Each in its own file: who stands at the door waits for none of them, and each fetches the one that comes next.
const Lobby = spoken(async () => (await import('./lobby/Lobby.tsx')).Lobby);
const PlayerScreen = withSheets(async () => (await import('./player/PlayerScreen.tsx')).PlayerScreen);
const StorytellerScreen = withSheets(
  async () => (await import('./storyteller/StorytellerScreen.tsx')).StorytellerScreen,
);
const AfterScreen = spoken(async () => (await import('./after/AfterScreen.tsx')).AfterScreen);
const VolunteerBar = spoken(async () => (await import('./late/VolunteerBar.tsx')).VolunteerBar);
const OnlyTold = spoken(async () => (await import('./OnlyTold.tsx')).OnlyTold);
const PlayAgain = spoken(async () => (await import('./PlayAgain.tsx')).PlayAgain);

/** At a running game a sheet may open with the screen itself, and with every press: it is fetched beside it. */
function withSheets<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  return spoken(async () => (await Promise.all([load(), Sheet.fetch()]))[0]);
}

/** What comes behind the door. */
const INSIDE = { fetch: () => Promise.all([fetchPictures(), Lobby.fetch()]) };

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
  const [isStranger] = useState(() => myName.get() === '');
  const { bye, greeted, you, table, view } = useSeen();
  const tells = you?.role === 'storyteller' || you?.role === 'co-storyteller';
  const Desk = tells ? StorytellerScreen : PlayerScreen;
  useTitle(table?.settings.title ?? 'Belfry');
  useHistory(code, { you, table, view });
  useNext(!greeted ? null : you === null ? INSIDE : view === null ? Desk : view.outcome === null ? AfterScreen : null);
  const comesBack = greeted && you !== null && table === null;
  useEffect(() => {
    // Who has a chair here goes straight in: into the lobby or to the game, which the next message says.
    if (comesBack) for (const screen of [Lobby, Desk]) void screen.fetch().catch(() => {});
  }, [comesBack, Desk]);
  if (bye !== null) return <Farewell bye={bye} />;
  // Who has never had a name here has no chair either: while the line is laid, they can say who they are.
  if (!greeted && !isStranger) return <Loading />;
  if (you === null) return <DoorStep />;
  if (table === null) return <Loading />;
  if (table.stage === 'lobby' || view === null) return <Lobby you={you} table={table} />;
  if (view.outcome !== null) {
    return (
      <>
        <AfterScreen you={you} table={table} view={view} />
        <Suspense>
          <PlayAgain table={table} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <Suspense>
        {table.toldOnly ? <OnlyTold /> : tells ? null : <VolunteerBar you={you} table={table} view={view} />}
      </Suspense>
      <Desk you={you} table={table} view={view} />
    </>
  );
}
