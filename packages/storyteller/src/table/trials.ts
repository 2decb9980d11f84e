import { type Grimoire, random, type SeatId } from '@belfry/engine';

/** Where only the Storyteller nominates, so many stand trial a day. */
const TRIALS = 3;

/**
 * Whom the Storyteller nominates next, where nobody else may; null when enough were. At least one of them has to be of the
 * side that the rules want, and nothing in who is named or when may tell which one: so the day's trials are drawn together.
 */
export function storytellersNominee(grimoire: Grimoire): SeatId | null {
  const theirs = grimoire.trials();
  if (theirs === null || theirs.nominees.length === 0) return null;
  const drawn = drawTrials(grimoire, theirs.oneOf);
  const next = drawn.find((seat) => theirs.nominees.includes(seat));
  const { nominations } = grimoire.today;
  if (nominations.length < drawn.length && next !== undefined) return next;
  return theirs.due[0] ?? null;
}

function drawTrials(grimoire: Grimoire, oneOf: readonly SeatId[]): readonly SeatId[] {
  // From what nobody at the table knows, so that nobody can foresee it.
  const lot = random(`trials ${grimoire.day} ${JSON.stringify(grimoire.dealt)}`);
  const living = lot.shuffle(
    grimoire.circle.filter((seat) => grimoire.seat(seat).alive && !grimoire.isTraveller(seat)),
  );
  const drawn = living.slice(0, TRIALS);
  const fitting = living.find((seat) => oneOf.includes(seat));
  if (fitting !== undefined && !drawn.some((seat) => oneOf.includes(seat))) drawn[lot.below(drawn.length)] = fitting;
  return drawn;
}
