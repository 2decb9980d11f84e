import type { CharacterId } from '@belfry/almanac';
import { useAlmanac } from '../almanac/book.ts';
import { Token } from '../token/Token.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DailyPuzzle } from './daily.ts';
import style from './Whom.module.css';
import { usePuzzleWords } from './words.ts';

/** Who somebody is: what they say, or one of those who hide. */
export function Whom(props: {
  readonly puzzle: DailyPuzzle;
  readonly seat: number;
  readonly name: string;
  readonly guess: CharacterId;
  readonly onChoose: (character: CharacterId) => void;
  readonly onClose: () => void;
}) {
  const { puzzle, seat, guess } = props;
  const t = usePuzzleWords();
  const { characters } = useAlmanac();
  const claim = puzzle.claims[seat]!;
  const options = [claim, ...(seat === 0 ? puzzle.hiddenSelf : puzzle.hidden)];
  return (
    <Dialog
      title={seat === 0 ? t('choose.you') : t('choose.title', { name: props.name })}
      isOpen
      onClose={props.onClose}
    >
      <ul className={style.options}>
        {options.map((id, at) => {
          const character = characters.get(id)!; // puzzles are made of the almanac's characters
          const key = at > 0 ? 'is.other' : seat === 0 ? 'is.you' : 'is.claim';
          return (
            <li key={id}>
              <button
                type="button"
                className={style.option}
                aria-pressed={id === guess}
                onClick={() => props.onChoose(id)}
              >
                <span className={style.token}>
                  <Token character={character} />
                </span>
                <span>
                  {t(key, { character: character.name })}
                  <span className={style.ability}>{character.ability}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
