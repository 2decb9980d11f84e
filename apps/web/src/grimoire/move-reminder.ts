import type { Effect, Input, SeatId } from '@belfry/engine';
import type { Send } from './refusal.ts';

/**
 * The same token at another seat: to the rules it is a new one there, and none here. The new one first: a refusal must
 * not leave the Grimoire without either.
 */
export function movingReminder(effect: Effect, seat: SeatId): readonly Input[] {
  const { id, kind, by, until, data } = effect;
  return [
    {
      type: 'intervene',
      action: {
        do: 'mark',
        kind,
        seat,
        ...(by === null ? {} : { by }),
        ...(until === null ? {} : { until }),
        ...(data === null ? {} : { data }),
      },
    },
    { type: 'intervene', action: { do: 'unmark', effect: id } },
  ];
}

export async function moveReminder(effect: Effect, seat: SeatId, send: Send): Promise<void> {
  for (const input of movingReminder(effect, seat)) if (!(await send(input))) return;
}
