import { useEffect, useRef, useState } from 'react';
import { goTo, useTitle } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { api, Refused } from './net/api.ts';
import { tookOver } from './taken-over.ts';

/** The other end of "continue on another device": the link's token makes this device the same person, at that table. */
export function TakeOver({ code }: { readonly code: string }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<Refused | null>(null);
  const begun = useRef(false);
  useTitle(t('device.title'));
  useEffect(() => {
    // A token opens once: a second run of this effect would find it spent.
    if (begun.current) return;
    begun.current = true;
    api.takeHandover(window.location.hash.slice(1)).then(
      () => {
        tookOver(code);
        goTo(`/t/${code}`, { replace: true });
      },
      (error: unknown) => setProblem(error instanceof Refused ? error : new Refused(0, '')),
    );
  });
  if (problem === null) return <Loading />;
  return (
    <Trouble title={t('device.title')} whole>
      <p>{t(problem.status === 0 ? 'open.no-server' : 'device.spent')}</p>
      <ButtonLink href="/" look="main">
        {t('nav.home')}
      </ButtonLink>
    </Trouble>
  );
}
