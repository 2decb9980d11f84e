import { Nominations } from '../game/Nominations.tsx';
import { sayFact } from '../game/say-fact.ts';
import style from './NotesPanel.module.css';
import type { StageProps } from './stage.ts';

const TOO_SMALL = ['hand', 'counted', 'game-begins', 'you-are', 'told', 'chose', 'woke'];
const SHOWN = 30;

/** Today's nominations, and below them what has happened so far, the latest first. */
export function TownPanel({ table, words }: StageProps) {
  const { view, chronicle } = table;
  const lines = chronicle
    .filter((fact) => !TOO_SMALL.includes(fact.type))
    .map((fact, key) => ({ key, line: sayFact(fact, words, view.viewer) }))
    .filter(({ line }) => line !== null)
    .slice(-SHOWN)
    .reverse();
  return (
    <div className={style.notes}>
      <Nominations view={view} words={words} />
      {lines.length === 0 ? null : (
        <ol className={style.journal} aria-label={words.t('tab.log')}>
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
