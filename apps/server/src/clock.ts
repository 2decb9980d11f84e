/**
 * The time of day, but it never goes back and never stands still: a machine whose clock is set back by a minute would
 * otherwise stop every table's clocks for that minute and take all limits for used up. Set ahead, it follows.
 */
export function steadyClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  let ahead = wall() - steady();
  return () => {
    ahead = Math.max(ahead, wall() - steady());
    return Math.floor(ahead + steady());
  };
}
