import { LOCALES, PSEUDO } from '@belfry/almanac';
import { puzzleTongue } from '@belfry/solver';
import { namesIn } from '@belfry/storyteller';
import { type ReactNode, useMemo } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/words.tsx';
import { Icon } from '../token/icon.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trouble } from '../ui/States.tsx';
import { type DailyPuzzle, dayOf, isDay, planFor, shifted } from './daily.ts';
import { useDiary } from './diary.ts';
import { useDailyPuzzle } from './maker.ts';
import style from './PuzzlePage.module.css';
import { Solving } from './Solving.tsx';
import { streakOf } from './streak.ts';
import { usePuzzleWords } from './words.ts';

/** Today's puzzle, or that of another day gone by. */
export function PuzzlePage({ date: asked }: { readonly date: string | null }) {
  const t = usePuzzleWords();
  const today = dayOf(new Date());
  const date = asked ?? today;
  if (!isDay(date) || date > today) {
    return (
      <Page title={t('title')} narrow>
        <Trouble title={t('to-come')}>
          <ButtonLink href="/puzzle">{t('today')}</ButtonLink>
        </Trouble>
      </Page>
    );
  }
  return <OfDay key={date} date={date} today={today} />;
}

function OfDay({ date, today }: { readonly date: string; readonly today: string }) {
  const t = usePuzzleWords();
  const { lang } = useWords();
  const { all } = useDiary(date);
  const { making, again } = useDailyPuzzle(date);
  const tongue = usePuzzleTongue(making.state === 'made' ? making.puzzle : null);
  const streak = streakOf(all, today);
  const written = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
  return (
    <Page
      title={t('title')}
      aside={
        <p className={style.streak} data-lit={streak > 0 || undefined}>
          <Icon name="candle-light" className={style.flame} />
          {streak === 0 ? t('streak.none') : t('streak', { n: streak })}
        </p>
      }
    >
      <div className={style.under}>
        <p className={style.date}>
          {written} · <span className={style.grade}>{tongue.words[`grade.${planFor(date).grade}`]}</span>
        </p>
        <nav className={style.days}>
          <ButtonLink look="quiet" size="small" href={`/puzzle/${shifted(date, -1)}`}>
            {t('yesterday')}
          </ButtonLink>
          {date === today ? null : (
            <ButtonLink look="quiet" size="small" href="/puzzle">
              {t('today')}
            </ButtonLink>
          )}
        </nav>
      </div>
      {making.state === 'made' ? (
        <Solving puzzle={making.puzzle} tongue={tongue} today={today} streak={streak} written={written} />
      ) : making.state === 'failed' ? (
        <Trouble title={t('failed')}>
          <Button onPress={again}>{t('again')}</Button>
        </Trouble>
      ) : (
        <Thinking>{making.games === 0 ? null : t('games', { n: making.games })}</Thinking>
      )}
    </Page>
  );
}

function Thinking({ children }: { readonly children: ReactNode }) {
  const t = usePuzzleWords();
  return (
    <div className={style.thinking} role="status" aria-busy="true">
      <Icon name="clock-tower" className={style.tower} />
      <p>{t('making')}</p>
      <p className={style.soft}>{children}</p>
    </div>
  );
}

/** The language on screen, with names in its letters. */
function usePuzzleTongue(puzzle: DailyPuzzle | null) {
  const { lang } = useWords();
  return useMemo(() => {
    const inLetters = (name: string) => (lang === PSEUDO ? name : (namesIn(lang)[namesIn('en').indexOf(name)] ?? name));
    return puzzleTongue(lang, puzzle?.file.players.map(({ name }) => inLetters(name)) ?? []);
  }, [lang, puzzle]);
}
