import { character } from '@belfry/engine';

/** There are two Outsiders more than usual. (The almanac's set-up change is all of it.) */
export const baron = character('baron', {});
