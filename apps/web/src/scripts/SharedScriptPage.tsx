import { scriptFrom } from '@belfry/scripts';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { api } from '../online/net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { OpenedScript } from './OpenedScript.tsx';
import { keepScript, type ShelvedScript } from './shelf.ts';

/** A script that somebody shared: to read, to print, and to put on one's own shelf. */
export function SharedScriptPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [found, setFound] = useState<ShelvedScript | 'coming' | 'missing'>('coming');
  const [items, setItems] = useState<readonly unknown[]>([]);
  useEffect(() => {
    let current = true;
    api.sharedScript(id).then(
      (shared) => {
        if (!current) return;
        setItems(shared.items);
        setFound({ id, script: scriptFrom(shared.items), own: false });
      },
      () => current && setFound('missing'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (typeof found === 'string') {
    return (
      <Page title={t('scripts.title')}>
        {found === 'coming' ? (
          <p aria-busy="true">{t('scripts.shared.coming')}</p>
        ) : (
          <Empty title={t('scripts.shared.missing')} />
        )}
      </Page>
    );
  }
  const keep = (
    <Button size="small" look="main" onPress={() => goTo(`/scripts/${keepScript(items)}`)}>
      {t('scripts.shared.keep')}
    </Button>
  );
  return <OpenedScript shelved={found} path={`/s/${id}`} actions={keep} />;
}
