import { mayDo } from '@belfry/protocol/powers';
import { useRef, useState } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { geometry } from '../../circle/geometry.ts';
import type { CircleSeat, SeatMark } from '../../circle/seat.ts';
import { useWords } from '../../i18n/words.tsx';
import { useSeen } from '../net/use-table.tsx';
import { isBot } from '../table-words.ts';
import type { LobbyProps } from './Lobby.tsx';
import style from './LobbyCircle.module.css';
import { moveChair } from './reseat.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

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
  const [dragged, setDragged] = useState<{ seat: number; to: Place } | null>(null);
  const pointing = useRef(false);
  const count = table.chairs.length;
  const taken = table.chairs.filter((chair) => chair.name !== null).length;
  const { spots } = geometry(count);

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
  const settle = (seat: number, to: number) => {
    if (seat !== to) onReseat(moveChair(count, seat, to));
  };
  const move = (seat: number, to: Place) => {
    if (pointing.current) {
      setDragged({ seat, to });
      return;
    }
    // From the keyboard: one nudge is one place round the clock.
    const from = spots[seat]!;
    const forward = to.x > from.x || to.y > from.y;
    settle(seat, (seat + (forward ? 1 : -1) + count) % count);
  };
  const drop = () => {
    pointing.current = false;
    if (dragged === null) return;
    setDragged(null);
    const distance = (place: Place) => Math.hypot(place.x - dragged.to.x, place.y - dragged.to.y);
    const nearest = spots.reduce((best, place, at) => (distance(place) < distance(spots[best]!) ? at : best), 0);
    settle(dragged.seat, nearest);
  };
  return (
    <div
      onPointerDownCapture={() => {
        pointing.current = true;
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <ClockCircle
        label={t('lobby.circle')}
        seats={seats}
        onPress={onPress}
        {...(mayDo('reseat', you, table) ? { onMove: move } : {})}
        {...(dragged === null ? {} : { moved: { [dragged.seat]: dragged.to } })}
      >
        <p className={`${style.count} numerals`}>
          {taken}
          <small>/{count}</small>
        </p>
        <p className={style.words}>{t('lobby.seated')}</p>
      </ClockCircle>
    </div>
  );
}
