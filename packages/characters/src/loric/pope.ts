import { character } from '@belfry/engine';

/** Good characters are in play more than once, and those may be bluffs: a change of the set-up, and of what the Demon is shown. */
export const pope = character('pope', { bluffsWithCopies: true });
