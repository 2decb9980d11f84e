/**
 * What a Storyteller has to do in a game: wake somebody; tell or show somebody something; decide what the rules leave to
 * them; listen for one more day to somebody's madness; do for one more day or night what only people can.
 */
export const DUTIES = ['wake', 'tell', 'rule', 'madness', 'by-hand'] as const;
export type Duty = (typeof DUTIES)[number];
