import { character } from '@belfry/engine';

/** Pairs of characters that clash have rules of their own: they hold as jinxes, and everybody reads them. */
export const djinn = character('djinn', {});
