import type { RulingName } from '@belfry/almanac';

/** The kinds of ruling that take advice of their own. */
export const RULINGS = [
  'information',
  'registers',
  'red-herring',
  'redirect',
  'heir',
  'bluffs',
] as const satisfies readonly RulingName[];
