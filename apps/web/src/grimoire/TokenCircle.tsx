import type { Character, CharacterId } from '@belfry/almanac';
import { type SetupSeat, sideOf } from '@belfry/engine';
import { CarriedCircle } from '../circle/CarriedCircle.tsx';
import type { CircleSeat } from '../circle/seat.ts';
import { useWords } from '../i18n/words.tsx';
import style from './NewGame.module.css';

/** The dealt tokens round the table: one that is carried onto another changes places with it. */
export function TokenCircle(props: {
  readonly seats: readonly SetupSeat[];
  readonly find: (id: CharacterId) => Character;
  readonly onSwap: (from: number, to: number) => void;
  readonly onPress: (at: number) => void;
}) {
  const { t } = useWords();
  const { seats, find, onSwap, onPress } = props;
  const drawn = seats.map((seat, id): CircleSeat => {
    const character = find(seat.character);
    const flipped =
      character.team !== 'traveller' && seat.alignment !== undefined && sideOf(character.team) !== seat.alignment;
    const believes = seat.believes === undefined ? [] : [t('seat.believes', { name: find(seat.believes).name })];
    return {
      id,
      name: seat.name,
      alive: true,
      ghostVote: false,
      token: { character, flipped },
      description: [character.name, ...believes].join(', '),
    };
  });
  return (
    <figure className={style.board}>
      <CarriedCircle label={t('setup.tokens')} seats={drawn} onPress={onPress} onCarry={onSwap} />
      <figcaption className={style.soft}>{t('setup.swap')}</figcaption>
    </figure>
  );
}
