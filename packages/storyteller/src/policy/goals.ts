import { type InEvery, inEvery } from '@belfry/almanac';
import type { GameEvent, SeatId } from '@belfry/engine';
import { GOALS as SPOKEN } from '../../../../languages/every/storyteller/goals.ts';

/** A goal that a player can be set, and whose fulfilment everybody can see: so nobody has to judge it. */
export interface Goal {
  readonly text: InEvery<string>;
  /** Whether a player has reached it by what has happened since. */
  isReached(seat: SeatId, since: readonly GameEvent[]): boolean;
}

/** What is said to the player, in one language. */
export type GoalWords = Readonly<Record<'nominate-twice' | 'nominate-executed' | 'survive-nomination', string>>;

const spoken = (goal: keyof GoalWords): Pick<Goal, 'text'> => ({ text: inEvery((lang) => SPOKEN[lang][goal]) });

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
    ...spoken('nominate-twice'),
    isReached: (seat, since) => days(since).filter((day) => day.some((event) => nominatedBy(seat, event))).length >= 2,
  },
  {
    ...spoken('nominate-executed'),
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
    ...spoken('survive-nomination'),
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
