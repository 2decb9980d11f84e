import type { Offered } from '@belfry/almanac';
import type { GameEvent, SeatId } from '@belfry/engine';

/** A goal that a player can be set, and whose fulfilment everybody can see: so nobody has to judge it. */
export interface Goal {
  readonly text: Readonly<Record<Offered, string>>;
  /** Whether a player has reached it by what has happened since. */
  isReached(seat: SeatId, since: readonly GameEvent[]): boolean;
}

const nominatedBy = (seat: SeatId, event: GameEvent): boolean => event.type === 'nominated' && event.nominator === seat;

/** What has happened, day by day. */
function days(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const split: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'dawn') split.push([]);
    split.at(-1)!.push(event);
  }
  return split;
}

export const GOALS: readonly Goal[] = [
  {
    text: {
      en: 'Your goal: nominate somebody on two different days.',
      ru: 'Ваша цель: номинируйте кого-нибудь в два разных дня.',
    },
    isReached: (seat, since) => days(since).filter((day) => day.some((event) => nominatedBy(seat, event))).length >= 2,
  },
  {
    text: {
      en: 'Your goal: nominate somebody who is executed on the same day.',
      ru: 'Ваша цель: номинируйте того, кого казнят в тот же день.',
    },
    isReached: (seat, since) =>
      days(since).some((day) =>
        day.some(
          (event) =>
            event.type === 'nominated' &&
            event.nominator === seat &&
            day.some((other) => other.type === 'executed' && other.seat === event.nominee),
        ),
      ),
  },
  {
    text: {
      en: 'Your goal: be nominated, and be alive at the next dawn.',
      ru: 'Ваша цель: пусть вас номинируют, а на рассвете вы будете живы.',
    },
    isReached: (seat, since) => {
      const at = since.findIndex((event) => event.type === 'nominated' && event.nominee === seat);
      const after = at < 0 ? [] : since.slice(at);
      const dawn = after.findIndex((event) => event.type === 'dawn');
      return dawn >= 0 && !after.slice(0, dawn + 1).some((event) => event.type === 'died' && event.seat === seat);
    },
  },
];

export const goalWithText = (text: string): Goal | null =>
  GOALS.find((goal) => Object.values(goal.text).includes(text)) ?? null;
