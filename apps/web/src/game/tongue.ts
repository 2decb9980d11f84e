import { type Almanac, almanac } from '@belfry/almanac';
import { type Alignment, type SeatId, TABLE, type View } from '@belfry/engine';
import type { Words } from '../i18n/words.tsx';
import type { LookUp } from './lookup.ts';

/** All that is needed to put a game into words: the language, who sits where, who is who. */
export interface Tongue extends Words {
  readonly lookUp: LookUp;
  readonly terms: Almanac['terms'];
  name(seat: SeatId): string;
  names(seats: readonly SeatId[]): string;
  /** null for one who does not know. */
  side(alignment: Alignment | null): string;
}

export function tongue(words: Words, lookUp: LookUp, view: Pick<View, 'seats'>): Tongue {
  const { terms } = almanac(words.lang);
  const name = (seat: SeatId) =>
    seat === TABLE ? terms.storyteller : (view.seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`);
  return {
    ...words,
    lookUp,
    terms,
    name,
    names: (seats) => (seats.length === 0 ? words.t('say.nobody') : words.list(seats.map(name))),
    side: (alignment) => (alignment === null ? words.t('side.unknown') : terms.alignments[alignment]),
  };
}
