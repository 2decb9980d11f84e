import { mayDo } from '@belfry/protocol/powers';
import { CarriedCircle } from '../../circle/CarriedCircle.tsx';
import { moveChair } from '../../circle/reseat.ts';
import type { CircleSeat, SeatMark } from '../../circle/seat.ts';
import { useWords } from '../../i18n/words.tsx';
import { useSeen } from '../net/use-table.tsx';
import { isBot } from '../table-words.ts';
import type { LobbyProps } from './Lobby.tsx';
import style from './LobbyCircle.module.css';

/** The chairs. A host moves them by dragging, or with Shift and the arrows. */
export function LobbyCircle(
  props: LobbyProps & {
    readonly onPress: (seat: number) => void;
    readonly onReseat: (order: readonly number[]) => void;
  },
) {
  const { you, table, onPress, onReseat } = props;
  const { t } = useWords();
  const { online } = useSeen();
  const count = table.chairs.length;
  const taken = table.chairs.filter((chair) => chair.name !== null).length;

  const seats = table.chairs.map(({ seat, person, name }): CircleSeat => {
    const bot = isBot(table, person);
    const away = person !== null && !bot && !online.includes(person);
    const marks: SeatMark[] = [
      ...(person === you.person ? (['me'] as const) : []),
      ...(away ? (['away'] as const) : []),
    ];
    return {
      id: seat,
      name: name ?? t('lobby.empty'),
      alive: true,
      ghostVote: false,
      guess: name === null,
      bot,
      marks,
      description:
        name === null
          ? t('lobby.chair.free')
          : [
              t(person === null ? 'lobby.chair.no-device' : bot ? 'bots.bot' : 'lobby.chair.taken'),
              ...marks.map((m) => t(`mark.${m}`)),
            ].join(', '),
    };
  });
  return (
    <CarriedCircle
      label={t('lobby.circle')}
      seats={seats}
      onPress={onPress}
      onCarry={mayDo('reseat', you, table) ? (from, to) => onReseat(moveChair(count, from, to)) : null}
    >
      <p className={`${style.count} numerals`}>
        {taken}
        <small>/{count}</small>
      </p>
      <p className={style.words}>{t('lobby.seated')}</p>
    </CarriedCircle>
  );
}
