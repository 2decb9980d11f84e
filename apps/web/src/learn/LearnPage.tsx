import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWords } from '../i18n/words.tsx';
import { forgetTable, useTableMemory } from '../play/memory.ts';
import { PlayerScreen } from '../play/PlayerScreen.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { coachLine } from './coach.ts';
import style from './LearnPage.module.css';
import { LESSON, Lesson } from './lesson.ts';

const SPEECHES = ['learn.say.1', 'learn.say.2', 'learn.say.3', 'learn.say.4', 'learn.say.5', 'learn.say.6'] as const;

/** A first game: five minutes, a real table, and somebody who says what to do. */
export function LearnPage() {
  const { t, lang } = useWords();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is laid anew for a new round or another language
  const lesson = useMemo(() => {
    forgetTable(LESSON);
    return new Lesson(
      t('learn.names').split(', '),
      SPEECHES.map((key) => t(key)),
    );
  }, [round, lang]);
  return <AtLesson key={`${round} ${lang}`} lesson={lesson} onAgain={() => setRound(round + 1)} />;
}

function AtLesson({ lesson, onAgain }: { readonly lesson: Lesson; readonly onAgain: () => void }) {
  const { t } = useWords();
  const table = useSyncExternalStore(lesson.subscribe, lesson.table);
  const [memory] = useTableMemory(table.key);
  const line = coachLine(table, memory.seen);
  const [started, setStarted] = useState(false);
  useEffect(() => window.scrollTo(0, 0), []);
  if (!started) {
    return (
      <div className={style.intro}>
        <h1>{t('nav.learn')}</h1>
        <ol className={style.rules}>
          {(['learn.rule.1', 'learn.rule.2', 'learn.rule.3', 'learn.rule.4'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
        <div className={style.buttons}>
          <Button look="main" size="large" onPress={() => setStarted(true)}>
            {t('learn.begin')}
          </Button>
          <ButtonLink href="/" look="quiet" size="large">
            {t('back')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <PlayerScreen
      table={table}
      notice={
        <div className={style.coach} role="status">
          <p>{t(line)}</p>
          {table.view.outcome === null ? null : (
            <div className={style.buttons}>
              <Button onPress={onAgain}>{t('alone.again')}</Button>
              <ButtonLink href="/">{t('nav.home')}</ButtonLink>
            </div>
          )}
        </div>
      }
    />
  );
}
