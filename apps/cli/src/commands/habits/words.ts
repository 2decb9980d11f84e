import { HABITS } from '../../../../../languages/every/cli/habits.ts';

/** What `belfry habits` prints above its figures, in one language. */
export interface HabitsWords {
  readonly players: string;
  readonly games: string;
  readonly evilAlone: string;
  readonly brokenRight: string;
  readonly finalDay: string;
}

export { HABITS as HABITS_WORDS };
