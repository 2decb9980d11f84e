import type { ScriptReadError } from '@belfry/scripts';
import { useCallback, useEffect, useState } from 'react';
import { useKept } from '../app/kept.ts';
import { Page } from '../app/Page.tsx';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { Switch } from '../ui/Switch.tsx';
import { bringIn } from './bring-in.ts';
import { useDroppedScript } from './dropped.ts';
import { IN_FRONT, whyHeavy } from './heavy.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { useUsualScore } from './level.ts';
import { ScriptCard } from './ScriptCard.tsx';
import style from './ScriptsPage.module.css';
import { BUILTIN, keepScript, ownOnShelf, ownScripts, type ShelvedScript } from './shelf.ts';

const inFront = IN_FRONT.flatMap((id) => BUILTIN.filter((shelved) => shelved.id === id));
const behind = BUILTIN.filter(({ id }) => !IN_FRONT.includes(id));

/** The library. */
export function ScriptsPage() {
  const { t } = useWords();
  const own = ownOnShelf(useKept(ownScripts));
  const [heavy, setHeavy] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const found = useCallback((id: string) => setHidden((ids) => (ids.includes(id) ? ids : [...ids, id])), []);
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
        <ul className={style.grid}>
          {inFront.map((shelved) => (
            <OnShelf key={shelved.id} shelved={shelved} heavy />
          ))}
          {behind.map((shelved) => (
            <OnShelf key={shelved.id} shelved={shelved} heavy={heavy} onHeavy={found} />
          ))}
        </ul>
        {hidden.length === 0 ? null : (
          <>
            <Switch isOn={heavy} onChange={setHeavy}>
              {t('scripts.advanced')}
            </Switch>
            <p className={style.why}>{t('scripts.advanced.why')}</p>
          </>
        )}
      </section>
      {importing === null ? null : (
        <ImportDialog dropped={importing === 'by hand' ? null : importing} onClose={() => setImporting(null)} />
      )}
    </Page>
  );
}

/** One script's place on the shelf. What is heavy is hidden until it is asked for, and then says why it was. */
function OnShelf(props: {
  readonly shelved: ShelvedScript;
  readonly heavy: boolean;
  readonly onHeavy?: (id: string) => void;
}) {
  const { shelved, heavy, onHeavy } = props;
  const { t } = useWords();
  const score = useUsualScore(shelved.script);
  const why = shelved.own || IN_FRONT.includes(shelved.id) ? null : whyHeavy(shelved.script, score);
  const { id } = shelved;
  useEffect(() => {
    if (why !== null) onHeavy?.(id);
  }, [why, onHeavy, id]);
  // Until it is weighed nobody knows.
  if (!heavy && (why !== null || score === undefined)) return null;
  return (
    <li>
      <ScriptCard shelved={shelved} score={score} />
      {why === null ? null : <p className={style.why}>{t(`scripts.heavy.${why}`)}</p>}
    </li>
  );
}
