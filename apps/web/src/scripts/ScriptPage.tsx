import { useKept } from '../app/kept.ts';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/words.tsx';
import { Empty } from '../ui/States.tsx';
import { OpenedScript } from './OpenedScript.tsx';
import { ScriptActions } from './ScriptActions.tsx';
import { ownScripts, scriptOnShelf } from './shelf.ts';

/** A script from this device's shelf. */
export function ScriptPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const shelved = scriptOnShelf(id, useKept(ownScripts));
  if (shelved === null) {
    return (
      <Page title={t('scripts.title')}>
        <Empty title={t('scripts.unknown')} />
      </Page>
    );
  }
  return <OpenedScript shelved={shelved} path={`/scripts/${id}`} actions={<ScriptActions shelved={shelved} />} />;
}
