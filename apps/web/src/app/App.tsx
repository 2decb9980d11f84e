import { Suspense } from 'react';
import { WordsProvider } from '../i18n/words.tsx';
import { Loading } from '../ui/States.tsx';
import { Crash } from './Crash.tsx';
import { NextSheets } from './next-sheets.ts';
import { usePath } from './router.tsx';
import { routeFor } from './routes.tsx';
import { Shell } from './Shell.tsx';

export function App() {
  const path = usePath();
  const { page, bare } = routeFor(path);
  return (
    <WordsProvider>
      <Shell bare={bare}>
        <Crash key={path}>
          <Suspense fallback={<Loading />}>
            {page}
            <NextSheets bare={bare} />
          </Suspense>
        </Crash>
      </Shell>
    </WordsProvider>
  );
}
