import type { CharacterId } from '@belfry/almanac';
import { type PuzzleTongue, sayPuzzle } from '@belfry/solver';
import { useAlmanac } from '../almanac/book.ts';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { roman } from '../token/roman.ts';
import type { DailyPuzzle } from './daily.ts';
import { deadIn } from './dead.ts';
import style from './Solving.module.css';
import { usePuzzleWords } from './words.ts';

/** The town as it is believed to be: claims, and what somebody was found out to be. */
export function TownBoard(props: {
  readonly puzzle: DailyPuzzle;
  readonly tongue: PuzzleTongue;
  readonly guess: readonly CharacterId[];
  readonly onPress: ((seat: number) => void) | undefined;
}) {
  const { puzzle, tongue, guess } = props;
  const t = usePuzzleWords();
  const { characters } = useAlmanac();
  const dead = deadIn(puzzle.file);
  const seats = guess.map((id, seat) => {
    const character = characters.get(id)!; // puzzles are made of the almanac's characters
    const isClaim = id === puzzle.claims[seat];
    const said = t(isClaim ? 'guess.claim' : 'guess.other', { character: character.name });
    return {
      id: seat,
      name: tongue.name(seat),
      alive: !dead.has(seat),
      ghostVote: false,
      token: { character, flipped: false },
      marks: seat === 0 ? (['me'] as const) : [],
      description: `${t(dead.has(seat) ? 'dead' : 'alive')}, ${said}`,
    };
  });
  return (
    <ClockCircle label={t('circle')} seats={seats} onPress={props.onPress} bottom={0}>
      <p className={style.hour} aria-hidden="true">
        {roman(puzzle.file.maxDay)}
      </p>
      <p className={style.day}>{sayPuzzle(tongue, 'day', { n: puzzle.file.maxDay })}</p>
    </ClockCircle>
  );
}
