import { cast } from '@belfry/characters';
import type { FlatCourse } from '../src/course.ts';
import { dealt } from '../src/dealt.ts';
import { Matter } from '../src/matter.ts';
import { needsOf } from '../src/needs.ts';
import { stepsOf, walk } from '../src/play.ts';
import { remadeSetUps, setUps } from '../src/set-ups.ts';
import { deductions } from '../src/solve.ts';
import type { Step } from '../src/step.ts';
import type { Moment } from './games.ts';
import type { Rest, Standing } from './truth.ts';

/** More steps than this along the truth are not taken. */
const MOST_STEPS = 400_000;

/** Nothing speaks against it, and it was not found either. */
export const TOO_LONG = 'it takes too many steps';

/** What keeps the truth out, in one line; null where it is admitted. */
export function whatKeepsOut({ problem, started, now, history }: Moment): string | null {
  const m = new Matter(problem, cast, deductions);
  const steps = alongThe(history, stepsOf(m));
  const deal = started.map((id) => m.code(id));
  for (const chosen of [...setUps(m, deal, needsOf(m)), ...remadeSetUps(m, deal)]) {
    let found = false;
    const { furthest, gaveUp } = walk(steps, dealt(m, chosen, m.remakes), MOST_STEPS, (end) => {
      found = isLike(end, now);
      return !found;
    });
    if (found) return null;
    return gaveUp ? TOO_LONG : (steps[furthest]?.unexplained() ?? 'the seating, or the end');
  }
  return 'it was never dealt';
}

/**
 * The steps of the solver, on which only those go on who are at every dawn and dusk what they truly were, and nothing in
 * between that they never were.
 */
function alongThe(history: readonly Rest[], steps: readonly Step[]): Step[] {
  let rests = 0;
  return steps.map((step) => {
    const truly = history[rests];
    if (truly === undefined) return step;
    if (step.isRest === true) rests++;
    const fits =
      step.isRest === true ? (one: FlatCourse) => isLike(one, truly.now) : (one: FlatCourse) => was(one, truly);
    return { ...step, run: (course) => step.run(course).filter((one) => fits(one as FlatCourse)) };
  });
}

const was = (course: FlatCourse, { been }: Rest): boolean =>
  been.every((characters, seat) => characters.has(course.characterOf(seat)));

const isLike = (course: FlatCourse, truly: readonly Standing[]): boolean =>
  truly.every(
    ({ character, alignment }, seat) =>
      course.characterOf(seat) === character && course.isEvil(seat) === (alignment === 'evil'),
  );
