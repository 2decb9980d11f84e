import { character } from '@belfry/engine';

/** There may be one Outsider more or fewer than usual: nothing but a change of the set-up. */
export const sentinel = character('sentinel', {});
