import { scriptFrom } from '@belfry/scripts';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Empty, Loading } from '../ui/States.tsx';
import { CARRIED, carried } from './carried.ts';
import { OpenedScript } from './OpenedScript.tsx';
import { keepScript, type ShelvedScript } from './shelf.ts';

interface Arrived {
  readonly shelved: ShelvedScript;
  readonly items: readonly unknown[];
}

async function arrivedIn(hash: string): Promise<Arrived | null> {
  const items = await carried(hash);
  if (items === null) return null;
  try {
    return { items, shelved: { id: 'carried', script: scriptFrom(items), own: false } };
  } catch {
    return null;
  }
}

/** A script that came in the address itself, off somebody's screen: to read, to print, and to put on one's own shelf. */
export function CarriedScriptPage() {
  const { t } = useWords();
  const [hash] = useState(() => window.location.hash);
  const [found, setFound] = useState<Arrived | 'coming' | null>('coming');
  useEffect(() => {
    let current = true;
    void arrivedIn(hash).then((arrived) => {
      if (current) setFound(arrived);
    });
    return () => {
      current = false;
    };
  }, [hash]);
  if (found === 'coming' || found === null) {
    return (
      <Page title={t('scripts.title')}>
        {found === null ? <Empty title={t('scripts.carried.bad')} /> : <Loading />}
      </Page>
    );
  }
  const keep = (
    <Button size="small" look="main" onPress={() => goTo(`/scripts/${keepScript(found.items)}`)}>
      {t('scripts.shared.keep')}
    </Button>
  );
  return <OpenedScript shelved={found.shelved} path={CARRIED} hash={hash} actions={keep} />;
}
