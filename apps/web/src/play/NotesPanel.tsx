import { sayFact } from '../game/say-fact.ts';
import { TextField } from '../ui/TextField.tsx';
import style from './NotesPanel.module.css';
import type { StageProps } from './stage.ts';

/** What I learned, night by night, and what I make of it. */
export function NotesPanel({ table, words, memory, store }: StageProps) {
  const { t } = words;
  const { view } = table;
  return (
    <div className={style.notes}>
      <section>
        <h2>{t('solo.notes.journal')}</h2>
        {view.journal.length === 0 ? <p className={style.soft}>{t('journal.empty')}</p> : null}
        <ul className={style.journal}>
          {view.journal.map(({ night, fact }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the journal only grows
            <li key={at}>
              <span className={style.when}>{t('phase.night', { n: Math.max(1, night) })}</span>
              {sayFact(fact, words, view.viewer)}
            </li>
          ))}
        </ul>
      </section>
      <TextField
        label={t('solo.notes.own')}
        lines={5}
        value={memory.notes}
        onChange={(notes) => store.change({ notes })}
        hint={t('solo.notes.own.hint')}
      />
    </div>
  );
}
