import { Suspense } from 'react';
import { later } from '../../app/later.tsx';
import { thinksAlong } from '../../notebook/allowed.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Journal } from './Journal.tsx';
import { MyCharacter } from './MyCharacter.tsx';
import type { SeatProps } from './seat-props.ts';
import style from './TownTab.module.css';

/** Thinking needs the solver, which nobody else does. */
const ThinkingAlong = later(async () => (await import('../../notebook/ThinkingAlong.tsx')).ThinkingAlong);

/** The journal, which writes itself, and a page for everything else. */
export function NotesTab(props: SeatProps) {
  const { you, table, view, words, notebook } = props;
  const { t, lookUp } = words;
  return (
    <div className={style.town}>
      {view.me === null ? null : (
        <section>
          <h3>{lookUp(view.me.character).name}</h3>
          <MyCharacter view={view} words={words} />
        </section>
      )}
      <section>
        <h3>{t('journal.title')}</h3>
        <Journal view={view} words={words} />
      </section>
      {you.seat !== null && view.day > 0 && thinksAlong(table) ? (
        <Suspense fallback={null}>
          <ThinkingAlong {...props} seat={you.seat} />
        </Suspense>
      ) : null}
      <TextField
        label={t('notes.page')}
        hint={t('notes.hint')}
        lines={6}
        maxLength={5000}
        value={notebook.notes.page}
        onChange={(page) => notebook.write({ page })}
      />
    </div>
  );
}
