import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../app/router.tsx';
import { CardRack, Named } from '../game/Named.tsx';
import { type Say, useWords } from '../i18n/words.tsx';
import { Reveal } from '../online/after/Reveal.tsx';
import { Seated } from '../online/net/use-table.tsx';
import { useNotebook } from '../online/player/notes.ts';
import { PlayerScreen } from '../online/player/PlayerScreen.tsx';
import { useScript, useTongue } from '../online/table-words.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { coachLine } from './coach.ts';
import style from './LearnPage.module.css';
import { Lesson, type LessonTongue } from './lesson.ts';

const RULES = ['learn.rule.1', 'learn.rule.2', 'learn.rule.3', 'learn.rule.4'] as const;
const DAYS = [1, 2, 3] as const;
const SPEAKERS = [1, 2, 3, 4, 5, 6] as const;

const tongueOf = (t: Say): LessonTongue => ({
  title: t('nav.learn'),
  names: t('learn.names').split(', '),
  speeches: DAYS.map((day) => SPEAKERS.map((seat) => t(`learn.say.${day}.${seat}`))),
  ghost: t('learn.say.dead'),
});

/** A first game: five minutes, a real table, and somebody who says what to do. */
export function LearnPage() {
  const { t } = useWords();
  const [round, setRound] = useState(0);
  useTitle(t('nav.learn'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is laid anew for a new round; a language is only spoken
  const lesson = useMemo(() => new Lesson(tongueOf(t)), [round]);
  useEffect(() => lesson.speak(tongueOf(t)), [lesson, t]);
  if (round > 0) {
    return (
      <Seated value={lesson} key={round}>
        <AtLesson lesson={lesson} onAgain={() => setRound(round + 1)} />
      </Seated>
    );
  }
  return (
    <div className={style.intro}>
      <h1>{t('nav.learn')}</h1>
      <ol className={style.rules}>
        {RULES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <div className={style.buttons}>
        <Button look="main" size="large" onPress={() => setRound(1)}>
          {t('learn.begin')}
        </Button>
        <ButtonLink href="/" look="quiet" size="large">
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function AtLesson({ lesson, onAgain }: { readonly lesson: Lesson; readonly onAgain: () => void }) {
  const { t } = useWords();
  const { you, table, view, prompts } = useSyncExternalStore(lesson.subscribe, lesson.seen);
  const { notes } = useNotebook(lesson.code, you!.seat);
  const script = useScript(table!.script.items); // a lesson always has its table
  const words = useTongue(script, view);
  const coach = (
    <p className={style.coach} role="status">
      <Named text={t(coachLine(view!, prompts, notes.seen))} />
    </p>
  );
  if (view!.outcome === null) return <PlayerScreen you={you!} table={table!} view={view!} notice={coach} />;
  return (
    <div className={style.over}>
      <h1>{t(`outcome.${view!.outcome.winner}`)}</h1>
      <CardRack characters={script.characters} words={words}>
        {coach}
      </CardRack>
      <div className={style.buttons}>
        <ButtonLink href="/play/alone" look="main">
          {t('play.real')}
        </ButtonLink>
        <Button onPress={onAgain}>{t('play.again')}</Button>
        <ButtonLink href="/">{t('nav.home')}</ButtonLink>
      </div>
      <Reveal view={view!} words={words} bottom={you!.seat} />
    </div>
  );
}
