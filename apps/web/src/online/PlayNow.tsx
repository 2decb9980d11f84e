import { useEffect, useRef, useState } from 'react';
import { later } from '../app/later.tsx';
import { goTo, useTitle } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { chosenBots } from './chosen-bots.ts';
import { chosenEdition } from './chosen-edition.ts';
import { myName } from './my-name.ts';
import { Refused } from './net/api.ts';
import { playAlone } from './play-alone.ts';

const SaidRefusal = later(async () => (await import('./net/SaidRefusal.tsx')).SaidRefusal);

/** One tap, and the table is laid: no questions before the first night. */
export function PlayNow() {
  const { t, lang } = useWords();
  const [problem, setProblem] = useState<Refused | null>(null);
  const begun = useRef(false);
  useTitle(t('home.alone'));
  const lay = () => {
    setProblem(null);
    const name = myName.get() || t('play.guest');
    playAlone({ name, title: t('play.title'), edition: chosenEdition.get(), bots: chosenBots.get(), lang }).then(
      (code) => {
        myName.set(name);
        goTo(`/t/${code}`, { replace: true });
      },
      (error: unknown) => setProblem(error instanceof Refused ? error : new Refused(0, '')),
    );
  };
  useEffect(() => {
    // Once, also where an effect runs twice: each run would open a table.
    if (!begun.current) lay();
    begun.current = true;
  });
  if (problem === null) return <Loading />;
  return (
    <Trouble title={t('play.no-table')} whole>
      <p>{problem.status === 0 ? t('play.no-server') : <SaidRefusal refused={problem} />}</p>
      <ButtonLink href="/learn" look="main">
        {t('play.lesson')}
      </ButtonLink>
      <Button onPress={lay}>{t('play.retry')}</Button>
      <ButtonLink href="/" look="quiet">
        {t('nav.home')}
      </ButtonLink>
    </Trouble>
  );
}
