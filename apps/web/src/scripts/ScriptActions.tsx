import { writeScript } from '@belfry/scripts';
import { useState } from 'react';
import { download } from '../app/download.ts';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './ScriptActions.module.css';
import { ScriptQr } from './ScriptQr.tsx';
import { ShareScript } from './ShareScript.tsx';
import { copyScript, type ShelvedScript, throwAway } from './shelf.ts';
import { useScriptTitle } from './title.ts';

export function ScriptActions({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { script, id, own } = shelved;
  const title = useScriptTitle();
  const [sure, setSure] = useState(false);
  return (
    <div className={style.actions}>
      <ButtonLink size="small" look="main" href={`/grimoire?script=${id}`}>
        {t('scripts.run')}
      </ButtonLink>
      <Button size="small" onPress={() => window.print()}>
        {t('print')}
      </Button>
      <Button size="small" onPress={() => download(script.name, writeScript(script))}>
        {t('scripts.download')}
      </Button>
      <Button
        size="small"
        onPress={() =>
          goTo(`/scripts/${copyScript(script, t('scripts.copy-name', { name: title(shelved) }))}?tab=edit`)
        }
      >
        {t('scripts.copy-to-edit')}
      </Button>
      <ScriptQr shelved={shelved} />
      {own ? <ShareScript shelved={shelved} /> : null}
      {own ? (
        <Button size="small" look="grave" onPress={() => setSure(true)}>
          {t('scripts.delete')}
        </Button>
      ) : null}
      <Dialog title={t('scripts.delete')} isOpen={sure} onClose={() => setSure(false)}>
        <p>{t('scripts.delete.sure', { name: script.name })}</p>
        <Button
          look="grave"
          onPress={() => {
            throwAway(id);
            goTo('/scripts');
          }}
        >
          {t('scripts.delete')}
        </Button>
      </Dialog>
    </div>
  );
}
