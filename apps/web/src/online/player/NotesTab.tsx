import { TextField } from '../../ui/TextField.tsx';
import { Journal } from './Journal.tsx';
import { MyCharacter } from './MyCharacter.tsx';
import type { SeatProps } from './seat-props.ts';
import style from './TownTab.module.css';

/** The journal, which writes itself, and a page for everything else. */
export function NotesTab({ view, words, notebook }: SeatProps) {
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
