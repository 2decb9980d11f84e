/**
 * What a game may grow to. Far beyond any evening at a table, and little enough that taking something back, or opening
 * the game again from its log, has a known price: each decision is played again, and looks at every token there is.
 */

/** Tokens that lie in the Grimoire when one more is laid by hand. */
export const MOST_TOKENS = 300;
/** Acts of the Storyteller that count: those that were taken back do not. */
export const MOST_ACTS = 2_000;
/** Decisions that count, answers and acts together. */
export const MOST_INPUTS = 20_000;
/** Decisions that were played again, in all, because something was taken back. */
export const MOST_PLAYED_AGAIN = 300_000;
/** As many decisions as setting out costs: going back to the beginning is not for nothing either. */
export const PRICE_OF_A_BEGINNING = 20;
