import { type Night, nightSheet, type Script } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import { NightLine } from './NightLine.tsx';
import style from './NightSheets.module.css';

/** Both night sheets side by side. */
export function NightSheets({ script }: { readonly script: Script }) {
  return (
    <div className={style.sheets}>
      <Sheet script={script} night="first" />
      <Sheet script={script} night="other" />
    </div>
  );
}

export function Sheet({ script, night }: { readonly script: Script; readonly night: Night }) {
  const { t, lang } = useWords();
  return (
    <section className={style.sheet}>
      <h2>{t(night === 'first' ? 'scripts.first-night' : 'scripts.other-nights')}</h2>
      <ol className={style.lines}>
        {nightSheet(script, night, { lang }).map((line) => (
          <NightLine key={line.id} line={line} script={script} />
        ))}
      </ol>
    </section>
  );
}
