import type { SeatId } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import type { CircleSeat } from '../../circle/seat.ts';
import type { Tongue } from '../../game/tongue.ts';
import { isCurrent, type MarksBySeat } from '../marks.ts';
import type { Contradiction } from '../talk/contradictions.ts';

/** Lays beside each seat what it claims, whether that is contradicted, and what the viewer thinks of it. */
export function withClaims(
  seats: readonly CircleSeat[],
  claims: ReadonlyMap<SeatId, Claim>,
  clashes: ReadonlyMap<SeatId, Contradiction>,
  marks: MarksBySeat,
  { t, lookUp }: Tongue,
): CircleSeat[] {
  return seats.map((seat) => {
    const claimed = claims.get(seat.id)?.character ?? null;
    const mark = marks[seat.id];
    const stance = mark !== undefined && isCurrent(mark, claimed) ? mark.stance : null;
    if (claimed === null && stance === null) return seat;
    const clash = clashes.has(seat.id);
    const said = [
      ...(claimed === null ? [] : [t('claimed.seat', { character: lookUp(claimed).name })]),
      ...(clash ? [t('claimed.clash')] : []),
      ...(stance === null ? [] : [t(`stance.${stance}`)]),
    ];
    return {
      ...seat,
      claim: { character: claimed === null ? null : lookUp(claimed), clash, stance },
      description: [seat.description, ...said].join(', '),
    };
  });
}
