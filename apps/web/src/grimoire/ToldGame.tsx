import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { scriptName } from '../scripts/script-name.ts';
import { Button } from '../ui/Button.tsx';
import { CoverButton } from './CoverButton.tsx';
import { CoveredScreen } from './CoveredScreen.tsx';
import { useCover } from './cover.ts';
import { Past } from './LocalPastPage.tsx';
import type { LocalTable } from './local-table.ts';
import type { Difference } from './retell.ts';
import style from './ToldGame.module.css';

/** A game that today's rules would tell differently: it is shown as it was told, and goes on only as a copy. */
export function ToldGame({ table, differs }: { readonly table: LocalTable; readonly differs: Difference }) {
  const { t, lang } = useWords();
  const cover = useCover(table.id);
  const { view, script } = table.desk();
  if (cover.on) {
    return (
      <CoveredScreen
        title={scriptName(script.name, lang)}
        phase={t(`phase.${view.phase}`, { n: view.phase === 'night' ? view.night : view.day })}
        clock={null}
        leaveTo="/grimoire"
        onUncover={() => cover.put(false)}
      />
    );
  }
  const goOn = () => {
    const begun = Date.now();
    const copy = table.copy(begun.toString(36), begun);
    if (copy !== null) goTo(`/grimoire/${copy.id}`);
  };
  return (
    <Past
      table={table}
      notice={
        <section className={style.notice} role="status">
          <h2>{t('told.title')}</h2>
          <p>{t(differs.lost ? 'told.lost' : 'told.text', { n: differs.facts })}</p>
          <div className={style.buttons}>
            {differs.entries === null || view.outcome !== null ? null : (
              <Button look="main" onPress={goOn}>
                {t('told.copy')}
              </Button>
            )}
            {view.outcome === null ? <CoverButton onCover={() => cover.put(true)} /> : null}
          </div>
        </section>
      }
    />
  );
}
