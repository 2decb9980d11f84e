import type { CharacterId } from '@belfry/almanac';
import { type PuzzleTongue, sayPuzzle, tellItem } from '@belfry/solver';
import { useAlmanac } from '../almanac/book.ts';
import { Token } from '../token/Token.tsx';
import type { DailyPuzzle } from './daily.ts';
import { deadIn } from './dead.ts';
import style from './Sayings.module.css';
import { usePuzzleWords } from './words.ts';

/** Everybody's own words, clockwise from you. */
export function Sayings(props: {
  readonly puzzle: DailyPuzzle;
  readonly tongue: PuzzleTongue;
  readonly guess: readonly CharacterId[];
}) {
  const { puzzle, tongue, guess } = props;
  const t = usePuzzleWords();
  const { characters } = useAlmanac();
  const dead = deadIn(puzzle.file);
  return (
    <section className={style.sayings}>
      <h2>{t('says')}</h2>
      <ul className={style.list}>
        {puzzle.file.players.map((player, seat) => {
          const claim = characters.get(puzzle.claims[seat]!)!; // puzzles are made of the almanac's characters
          const nights = Object.entries(player.nightInfo);
          return (
            <li
              key={player.name}
              className={style.saying}
              data-doubted={guess[seat] !== puzzle.claims[seat] || undefined}
            >
              <span className={style.token}>
                <Token character={claim} />
              </span>
              <div className={style.words}>
                <p className={style.who}>
                  <strong className={style.name}>{tongue.name(seat)}</strong>
                  {dead.has(seat) ? <span className={style.soft}> ({t('dead')})</span> : null}
                  <span className={style.claim}>{t(seat === 0 ? 'you-are' : 'claims', { character: claim.name })}</span>
                </p>
                {nights.length === 0 ? (
                  <p className={style.soft}>{t('says.nothing')}</p>
                ) : (
                  <ul>
                    {nights.map(([n, items]) => (
                      <li key={n}>
                        <span className={style.when}>{sayPuzzle(tongue, 'night', { n })}</span>{' '}
                        {items.map((item) => tellItem(item, tongue)).join('; ')}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
