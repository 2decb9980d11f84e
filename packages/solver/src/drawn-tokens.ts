import type { SeatId } from '@belfry/engine';
import type { Matter } from './matter.ts';

/**
 * Whoever was wrong about themselves, has become somebody else since and is evil, says what they like; as does who only
 * has such an ability beside their own. In puzzles only who was turned does: the others are no more than wrong.
 */
export const mayKnowBetter = (m: Matter, seat: SeatId, code: number): boolean =>
  m.problem.mayLie[seat]! &&
  ((m.problem.isPlayed && m.isEvilCode(code)) || m.turnable.has(code)) &&
  (m.canChange || (m.problem.isPlayed && m.deductions[code]!.wrongAboutSelf === undefined));

/** Whether who is this can have drawn that token. */
export const draws = (m: Matter, code: number, drawn: number): boolean =>
  m.draws[code]?.includes(m.teams[drawn]!) ?? true;

/** Who does not say what they drew: whoever was remade, and lies. */
type Lying = (seat: SeatId) => boolean;
const nobody: Lying = () => false;

/** Whoever is wrong about themselves drew a token out of the same bag: nobody else has it, unless there are several. */
export function drewDifferently(m: Matter, chosen: readonly number[], isLying = nobody): boolean {
  for (let seat = 0; seat < m.n; seat++) {
    const drawn = m.claims[seat]!;
    if (drawn < 0 || drawn === chosen[seat] || m.wrong[chosen[seat]!] !== 'believes' || isLying(seat)) continue;
    if (!mayKnowBetter(m, seat, chosen[seat]!) && !isDrawnOnce(m, chosen, seat, isLying)) return false;
  }
  return true;
}

export function isDrawnOnce(m: Matter, chosen: readonly number[], seat: SeatId, isLying = nobody): boolean {
  const drawn = m.claims[seat]!;
  const { duplicates, script } = m.problem;
  if (duplicates || script[drawn]!.setup?.extraCopies !== undefined) return true;
  for (let other = 0; other < m.n; other++) {
    if (other === seat) continue;
    if (chosen[other] === drawn) return false;
    if (m.wrong[chosen[other]!] !== 'believes' || m.claims[other] !== drawn) continue;
    if (!mayKnowBetter(m, other, chosen[other]!) && !isLying(other)) return false;
  }
  return true;
}
