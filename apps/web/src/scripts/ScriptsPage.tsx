import type { ScriptReadError } from '@belfry/scripts';
import { useState } from 'react';
import { useKept } from '../app/kept.ts';
import { Page } from '../app/Page.tsx';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { Switch } from '../ui/Switch.tsx';
import { bringIn } from './bring-in.ts';
import { useDroppedScript } from './dropped.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { forNewcomers, useUsualScore } from './level.ts';
import { ScriptCard } from './ScriptCard.tsx';
import style from './ScriptsPage.module.css';
import { BUILTIN, keepScript, ownOnShelf, ownScripts, type ShelvedScript } from './shelf.ts';

/** The library. */
export function ScriptsPage() {
  const { t } = useWords();
  const own = ownOnShelf(useKept(ownScripts));
  const [heavy, setHeavy] = useState(false);
  const [importing, setImporting] = useState<'by hand' | { text: string; error: ScriptReadError } | null>(null);
  const hovering = useDroppedScript((text) => {
    const error = bringIn(text);
    if (error !== null) setImporting({ text, error });
  });
  return (
    <Page
      title={t('scripts.title')}
      aside={
        <div className={style.actions}>
          <Button onPress={() => setImporting('by hand')}>{t('scripts.import')}</Button>
          <Button
            look="main"
            onPress={() => goTo(`/scripts/${keepScript([{ id: '_meta', name: t('scripts.untitled') }])}?tab=edit`)}
          >
            {t('scripts.new')}
          </Button>
        </div>
      }
    >
      {hovering ? <div className={style.drop}>{t('scripts.drop')}</div> : null}
      <section className={style.shelf} aria-labelledby="own">
        <h2 id="own">{t('scripts.own')}</h2>
        {own.length === 0 ? (
          <Empty title={t('scripts.own.empty')} />
        ) : (
          <ul className={style.grid}>
            {own.map((shelved) => (
              <OnShelf key={shelved.id} shelved={shelved} heavy />
            ))}
          </ul>
        )}
      </section>
      <section className={style.shelf} aria-labelledby="builtin">
        <h2 id="builtin">{t('scripts.builtin')}</h2>
        <Switch isOn={heavy} onChange={setHeavy}>
          {t('scripts.advanced')}
        </Switch>
        <ul className={style.grid}>
          {BUILTIN.map((shelved) => (
            <OnShelf key={shelved.id} shelved={shelved} heavy={heavy} />
          ))}
        </ul>
      </section>
      {importing === null ? null : (
        <ImportDialog dropped={importing === 'by hand' ? null : importing} onClose={() => setImporting(null)} />
      )}
    </Page>
  );
}

/** One script's place on the shelf; only those for newcomers unless the heavy ones are asked for. */
function OnShelf({ shelved, heavy }: { readonly shelved: ShelvedScript; readonly heavy: boolean }) {
  const score = useUsualScore(shelved.script);
  if (!heavy && !forNewcomers(shelved.script, score)) return null;
  return (
    <li>
      <ScriptCard shelved={shelved} score={score} />
    </li>
  );
}
