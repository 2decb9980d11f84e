import type { CharacterId } from '@belfry/almanac';
import { type PuzzleTongue, type Refuted, tellDeduced, tellRefuted } from '@belfry/solver';
import { useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { Button } from '../ui/Button.tsx';
import type { DailyPuzzle } from './daily.ts';
import { useDiary } from './diary.ts';
import { askWhyNot } from './maker.ts';
import { Sayings } from './Sayings.tsx';
import { Seen } from './Seen.tsx';
import { Solved } from './Solved.tsx';
import style from './Solving.module.css';
import type { Page } from './streak.ts';
import { TownBoard } from './TownBoard.tsx';
import { Whom } from './Whom.tsx';
import { usePuzzleWords } from './words.ts';

interface SolvingProps {
  readonly puzzle: DailyPuzzle;
  readonly tongue: PuzzleTongue;
  readonly today: string;
  readonly streak: number;
  readonly written: string;
}

const guessOf = ({ claims }: DailyPuzzle, { guesses }: Page): CharacterId[] =>
  claims.map((claim, seat) => guesses[seat] ?? claim);

/** The board, what is known, and what to do: on a phone one under the other, elsewhere side by side. */
export function Solving({ puzzle, tongue, today, streak, written }: SolvingProps) {
  const t = usePuzzleWords();
  const { page, write } = useDiary(puzzle.date);
  const [chosen, setChosen] = useState<number | null>(null);
  const guess = guessOf(puzzle, page);
  const isSolved = page.solvedOn !== null;
  return (
    <div className={style.solving}>
      <div className={style.board}>
        <TownBoard puzzle={puzzle} tongue={tongue} guess={guess} onPress={isSolved ? undefined : setChosen} />
        {isSolved ? (
          <Solved puzzle={puzzle} tongue={tongue} page={page} streak={streak} written={written} />
        ) : (
          <Deciding puzzle={puzzle} tongue={tongue} page={page} guess={guess} write={write} today={today} />
        )}
      </div>
      <div className={style.known}>
        <p className={style.lead}>{t('lead')}</p>
        <Bag puzzle={puzzle} />
        <Sayings puzzle={puzzle} tongue={tongue} guess={guess} />
        <Seen puzzle={puzzle} tongue={tongue} />
        <How />
      </div>
      {chosen === null ? null : (
        <Whom
          puzzle={puzzle}
          seat={chosen}
          name={tongue.name(chosen)}
          guess={guess[chosen]!}
          onClose={() => setChosen(null)}
          onChoose={(character) => {
            const { [chosen]: _, ...others } = page.guesses;
            write({ guesses: character === puzzle.claims[chosen] ? others : { ...others, [chosen]: character } });
            setChosen(null);
          }}
        />
      )}
    </div>
  );
}

/** Hints, and whether the guess is right. */
function Deciding(props: {
  readonly puzzle: DailyPuzzle;
  readonly tongue: PuzzleTongue;
  readonly page: Page;
  readonly guess: readonly CharacterId[];
  readonly write: (parts: Partial<Page>) => void;
  readonly today: string;
}) {
  const { puzzle, tongue, page, guess, write, today } = props;
  const t = usePuzzleWords();
  const [why, setWhy] = useState<{ readonly of: string; readonly is: Refuted | null } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const shown = puzzle.steps.slice(0, page.hints);
  const key = guess.join();
  const isUntouched = Object.keys(page.guesses).length === 0;
  const check = async () => {
    if (key === puzzle.answer.join()) {
      write({ tries: page.tries + 1, solvedOn: today });
      return;
    }
    setChecking(true);
    try {
      const is = await askWhyNot(puzzle.file, guess);
      write({ tries: page.tries + 1 });
      setWhy({ of: key, is });
    } finally {
      setChecking(false);
    }
  };
  return (
    <div className={style.deciding}>
      <div className={style.buttons}>
        <Button look="main" onPress={() => void check()} isDisabled={isChecking || isUntouched}>
          {t(isChecking ? 'checking' : 'check')}
        </Button>
        <Button onPress={() => write({ hints: page.hints + 1 })} isDisabled={page.hints >= puzzle.steps.length}>
          {t(page.hints === 0 ? 'hint' : 'hint.more')}
        </Button>
        {isUntouched ? null : (
          <Button look="quiet" onPress={() => write({ guesses: {} })}>
            {t('reset')}
          </Button>
        )}
      </div>
      <p className={style.verdict} role="status">
        {isUntouched ? t('all-honest') : why?.of === key && why.is !== null ? tellRefuted(why.is, tongue) : ''}
      </p>
      {shown.length === 0 ? null : (
        <section aria-label={t('hints')} aria-live="polite">
          <ol className={style.hints}>
            {shown.map((step) => (
              <li key={tellDeduced(step, tongue)}>{tellDeduced(step, tongue)}</li>
            ))}
          </ol>
          {page.hints >= puzzle.steps.length ? <p className={style.soft}>{t('hint.last')}</p> : null}
        </section>
      )}
    </div>
  );
}

/** How many there are of each kind, and who may hide behind a claim. */
function Bag({ puzzle }: { readonly puzzle: DailyPuzzle }) {
  const t = usePuzzleWords();
  const { terms, characters } = useAlmanac();
  const counts = puzzle.file.flags.categoryCounts;
  const nameOf = (id: CharacterId) => characters.get(id)?.name ?? id;
  return (
    <section className={style.bag}>
      <dl className={style.counts} aria-label={t('in-play')}>
        {(['townsfolk', 'outsider', 'minion', 'demon'] as const).map((team, at) => (
          <div key={team} data-team={team}>
            <dt>{counts[at] === 1 ? terms.teams[team].one : terms.teams[team].many}</dt>
            <dd className="numerals">{counts[at]}</dd>
          </div>
        ))}
      </dl>
      <p className={style.soft}>{t('hidden')}</p>
      <ul className={style.hidden}>
        {puzzle.hidden.map((id) => (
          <li key={id} data-team={characters.get(id)?.team}>
            {nameOf(id)}
          </li>
        ))}
      </ul>
      {puzzle.hiddenSelf.length === 0 ? null : (
        <p className={style.soft}>{t('hidden.you', { characters: puzzle.hiddenSelf.map(nameOf).join(', ') })}</p>
      )}
    </section>
  );
}

function How() {
  const t = usePuzzleWords();
  return (
    <details className={style.how}>
      <summary>{t('how')}</summary>
      <ul>
        {(['how.1', 'how.2', 'how.3'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </details>
  );
}
