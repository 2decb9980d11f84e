import type { ComponentType, ReactNode } from 'react';
import { Home } from '../home/Home.tsx';
import { TablePage } from '../online/TablePage.tsx';
import { Lost } from './Lost.tsx';
import { ownCode } from './own-pages.ts';
import { match } from './router.tsx';
import { spoken } from './spoken.tsx';

type Params = Readonly<Record<string, string>>;

interface Route {
  readonly pattern: string;
  readonly page: (params: Params) => ReactNode;
  /** A game fills the screen: no header, no margins. */
  readonly bare?: boolean;
}

/** A page whose engine plays: with the server's own characters, or with what is wrong with them. */
const playing = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  spoken<P>(async () => {
    if (ownCode() === null) return load();
    const { bringOwnCast, OwnCastTrouble } = await import('../grimoire/own-cast.ts');
    try {
      await bringOwnCast();
    } catch (error) {
      if (!(error instanceof OwnCastTrouble)) throw error;
      const { OwnCastMissing } = await import('../grimoire/OwnCastMissing.tsx');
      return () => <OwnCastMissing file={error.file} why={error.message} />;
    }
    return load();
  });

const Almanac = spoken(async () => (await import('../almanac/AlmanacPage.tsx')).AlmanacPage);
const Scripts = spoken(async () => (await import('../scripts/ScriptsPage.tsx')).ScriptsPage);
const Script = spoken(async () => (await import('../scripts/ScriptPage.tsx')).ScriptPage);
const SharedScript = spoken(async () => (await import('../scripts/SharedScriptPage.tsx')).SharedScriptPage);
const CarriedScript = spoken(async () => (await import('../scripts/CarriedScriptPage.tsx')).CarriedScriptPage);
const Grimoire = playing(async () => (await import('../grimoire/GrimoirePage.tsx')).GrimoirePage);
const LocalGame = playing(async () => (await import('../grimoire/LocalGamePage.tsx')).LocalGamePage);
const LocalPast = playing(async () => (await import('../grimoire/LocalPastPage.tsx')).LocalPastPage);
const Puzzle = spoken(async () => (await import('../puzzle/PuzzlePage.tsx')).PuzzlePage);
const Learn = spoken(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const PlayNow = spoken(async () => (await import('../online/PlayNow.tsx')).PlayNow);
const TakeOver = spoken(async () => (await import('../online/TakeOver.tsx')).TakeOver);
const OpenTable = spoken(async () => (await import('../online/open/OpenPage.tsx')).OpenPage);
const Television = spoken(async () => (await import('../online/tv/TvPage.tsx')).TvPage);
const SharedReplay = spoken(async () => (await import('../online/after/ReplayPage.tsx')).ReplayPage);
const About = spoken(async () => (await import('./About.tsx')).About);

const ROUTES: readonly Route[] = [
  { pattern: '/', page: () => <Home /> },
  { pattern: '/almanac', page: () => <Almanac character={null} /> },
  { pattern: '/almanac/:id', page: ({ id }) => <Almanac character={id!} /> },
  { pattern: '/scripts', page: () => <Scripts /> },
  { pattern: '/scripts/:id', page: ({ id }) => <Script id={id!} /> },
  { pattern: '/s/:id', page: ({ id }) => <SharedScript id={id!} /> },
  { pattern: '/carried', page: () => <CarriedScript /> },
  { pattern: '/grimoire', page: () => <Grimoire /> },
  { pattern: '/grimoire/:id', page: ({ id }) => <LocalGame key={id} id={id!} />, bare: true },
  { pattern: '/grimoire/:id/past', page: ({ id }) => <LocalPast key={id} id={id!} /> },
  { pattern: '/puzzle', page: () => <Puzzle date={null} /> },
  { pattern: '/puzzle/:date', page: ({ date }) => <Puzzle date={date!} /> },
  { pattern: '/learn', page: () => <Learn />, bare: true },
  { pattern: '/play/alone', page: () => <PlayNow /> },
  { pattern: '/device/:code', page: ({ code }) => <TakeOver code={code!} /> },
  { pattern: '/open', page: () => <OpenTable /> },
  // The address in links and pictures, and the one that stays while one plays.
  { pattern: '/join/:code', page: ({ code }) => <TablePage code={code!} />, bare: true },
  { pattern: '/t/:code', page: ({ code }) => <TablePage code={code!} />, bare: true },
  { pattern: '/tv/:code', page: ({ code }) => <Television code={code!} />, bare: true },
  { pattern: '/r/:replay', page: ({ replay }) => <SharedReplay replay={replay!} /> },
  { pattern: '/about', page: () => <About /> },
];

export function routeFor(path: string): { page: ReactNode; bare: boolean } {
  for (const route of ROUTES) {
    const params = match(route.pattern, path);
    if (params !== null) return { page: route.page(params), bare: route.bare ?? false };
  }
  return { page: <Lost />, bare: false };
}
