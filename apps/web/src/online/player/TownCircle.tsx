import { useMemo } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { circleSeats, fabledOn } from '../../game/circle-seats.ts';
import { useMarks } from '../marks.ts';
import { useSeen } from '../net/use-table.tsx';
import { awaySeats, isBot } from '../table-words.ts';
import type { SeatProps } from './seat-props.ts';
import { useSweep } from './sweep.ts';
import { TownDial } from './TownDial.tsx';
import { useClaims } from './use-claims.ts';
import { withClaims } from './with-claims.ts';
import { withNotes } from './with-notes.ts';

/** The town as this seat sees it, with what its owner has pencilled in. */
export function TownCircle(props: SeatProps & { readonly onPress: (seat: number) => void; readonly plain?: boolean }) {
  const { you, table, view, words, notebook, picking, onPress, plain = false } = props;
  const { online } = useSeen();
  const { claims, clashes } = useClaims(props);
  const { marks } = useMarks(table.code, you.seat);
  const { notes } = notebook;
  const hand = useSweep(view, you.seat);
  const seats = useMemo(() => {
    const drawn = circleSeats(view, words, { away: plain ? [] : awaySeats(table, online), guesses: notes.guesses });
    const person = (seat: number) => table.chairs.find((chair) => chair.seat === seat)?.person ?? null;
    const noted = withNotes(drawn, notes, words);
    // Whoever is called in the night chooses, and reads nothing.
    const claimed = plain ? noted : withClaims(noted, claims, clashes, marks, words);
    return claimed.map((seat) =>
      isBot(table, person(seat.id))
        ? { ...seat, bot: true, description: `${seat.description}, ${words.t('bots.bot')}` }
        : seat,
    );
  }, [view, words, table, online, notes, plain, claims, clashes, marks]);
  return (
    <ClockCircle
      label={words.t('town.label')}
      seats={seats}
      fabled={fabledOn(view, words)}
      onPress={onPress}
      bottom={you.seat}
      hand={hand}
      pick={picking.spec === null ? null : { chosen: picking.chosen, from: picking.spec.from }}
    >
      <TownDial view={view} words={words} />
    </ClockCircle>
  );
}
