import type { Courses } from '@belfry/engine';
import { FlatCourse } from './course.ts';
import { draws, isDrawnOnce, mayKnowBetter } from './drawn-tokens.ts';
import { EVIL, LIED } from './flags.ts';
import type { Matter } from './matter.ts';
import { liarsMayLie } from './play.ts';

/** The first dusk: everybody has their token and thinks what they think. */
export function dealt(m: Matter, chosen: readonly number[], isFarFetched = false): Courses {
  const course = new FlatCourse(m, chosen);
  course.isFarFetched = isFarFetched;
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    course.setChar(seat, code);
    course.setCharThen(seat, code);
    course.setBorn(seat, 1);
    if (m.isEvilCode(code)) course.raise(seat, EVIL);
  }
  if (m.isSeated && !sitsRight(course)) return [];
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    if (m.claims[seat]! < 0 || code === m.claims[seat]) continue;
    const wrongAboutSelf = m.wrong[code];
    if (wrongAboutSelf === 'lies about everything' || wrongAboutSelf === undefined) course.raise(seat, LIED);
    if (wrongAboutSelf === 'believes' || wrongAboutSelf === 'pretends') course.setBelieved(seat, m.claims[seat]!);
    else if (wrongAboutSelf === undefined && !m.problem.mayLie[seat]) return [];
  }
  return begun(course, asBelieved(course, chosen).filter(liarsMayLie));
}

/** What somebody wrong about themselves says they are is what they drew, or they know better by now and lie. */
function asBelieved(course: FlatCourse, chosen: readonly number[]): readonly FlatCourse[] {
  const { m } = course;
  let courses: readonly FlatCourse[] = [course];
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    const claim = m.claims[seat]!;
    if (claim < 0 || code === claim || m.wrong[code] !== 'believes') continue;
    if (!mayKnowBetter(m, seat, code) && !(course.isFarFetched && m.problem.mayLie[seat])) continue;
    const isPossible = draws(m, code, claim) && isDrawnOnce(m, chosen, seat);
    courses = courses.flatMap((one) => {
      const lying = one.fork();
      lying.setBelieved(seat, -1);
      lying.raise(seat, LIED);
      return isPossible ? [one, lying] : [lying];
    });
  }
  return courses;
}

function begun(course: FlatCourse, believing: Courses): Courses {
  const { m } = course;
  let courses = believing;
  for (let seat = 0; seat < m.n && courses.length > 0; seat++) {
    for (const code of m.abilities[course.char(seat)]!) {
      const { starts } = m.deductions[code]!;
      if (starts !== undefined) courses = courses.flatMap((one) => starts(one, seat));
    }
  }
  return courses;
}

function sitsRight(course: FlatCourse): boolean {
  const { m } = course;
  for (let seat = 0; seat < m.n; seat++) {
    const seating = m.problem.script[course.char(seat)]!.setup?.seating;
    const [left, right] = [(seat + m.n - 1) % m.n, (seat + 1) % m.n];
    if (seating === 'beside-demon') {
      if (![left, right].some((other) => course.registers(other, { team: 'demon' }) !== 'no')) return false;
    } else if (seating === 'inside-evil-row') {
      if (!course.isEvil(left) || !course.isEvil(right) || rowsOfEvil(course) !== 1) return false;
    }
  }
  return true;
}

function rowsOfEvil(course: FlatCourse): number {
  let rows = 0;
  for (let seat = 0; seat < course.seats; seat++) {
    if (course.isEvil(seat) && !course.isEvil((seat + 1) % course.seats)) rows++;
  }
  return rows;
}
