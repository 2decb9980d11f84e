import { type PuzzleTongue, tellDeduced } from '@belfry/solver';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { DailyPuzzle } from './daily.ts';
import style from './Solving.module.css';
import type { Page } from './streak.ts';
import { usePuzzleWords } from './words.ts';

/** Done: how it went, how it is found, and something to boast with that gives nothing away. */
export function Solved(props: {
  readonly puzzle: DailyPuzzle;
  readonly tongue: PuzzleTongue;
  readonly page: Page;
  readonly streak: number;
  readonly written: string;
}) {
  const { puzzle, tongue, page, streak, written } = props;
  const t = usePuzzleWords();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const grade = tongue.words[`grade.${puzzle.grade}`];
    const text = [
      t('share.title', { date: written, grade }),
      t('share.result', { hints: page.hints, tries: page.tries, streak }),
      `${window.location.origin}/puzzle/${puzzle.date}`,
    ].join('\n');
    try {
      if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) await navigator.share({ text });
      else {
        await navigator.clipboard?.writeText(text);
        setCopied(true);
      }
    } catch {
      // Whoever closes the sheet has changed their mind; that is no error.
    }
  };
  return (
    <div className={style.solved}>
      <p className={style.right} role="status">
        {t('right')}
      </p>
      <p>
        {t('right.text', { n: page.tries })}{' '}
        {page.hints === 0 ? t('right.no-hints') : t('right.hints', { n: page.hints })}
      </p>
      <Button look="main" onPress={() => void share()}>
        {t(isCopied ? 'share.copied' : 'share')}
      </Button>
      <details className={style.how}>
        <summary>{t('hints')}</summary>
        <ol className={style.hints}>
          {puzzle.steps.map((step) => (
            <li key={tellDeduced(step, tongue)}>{tellDeduced(step, tongue)}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
