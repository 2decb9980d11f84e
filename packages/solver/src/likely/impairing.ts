import type { Courses } from '@belfry/engine';
import { FlatCourse } from '../course.ts';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';

/** More ways than this are not looked at one by one. */
const ENOUGH = 40;

/**
 * How likely each character has made any one other player drunk or poisoned in a night: read off what it declares to do,
 * at a table where everybody else is what they claim. shares[code][night]
 */
export function impairingShares(m: Matter): readonly (readonly number[])[] {
  return m.ids.map((_, code) => {
    const { atNight, starts, makesAnything } = m.deductions[code]!;
    // Who makes anything of anybody impairs nobody by it, and there are too many ways to look at.
    return makesAnything === true || (atNight === undefined && starts === undefined) ? [] : sharesOf(m, code);
  });
}

const known = new Map<string, readonly (readonly number[])[]>();
/** Tables of so many scripts and sizes are remembered. */
const REMEMBERED = 64;
/** Most games are over before; it costs as much to look at all these nights as at the last of them. */
const LONG = 8;

/** The same at a table of whose players nothing is known: worked out once for each script and size. */
export function usualShares(m: Matter): readonly (readonly number[])[] {
  const key = `${m.n} ${m.ids.join(' ')}`;
  const before = known.get(key);
  const nights = m.nights.length;
  // What happened in a night does not depend on those to come.
  if (before?.every((shares) => shares.length === 0 || shares.length > nights)) return before;
  const quiet = { deaths: 0, revivals: 0, told: [], changes: [], heard: [] };
  const blank: Problem = {
    ...m.problem,
    claims: m.claims.map(() => null),
    domains: m.claims.map(() => m.ids),
    mayLie: m.claims.map(() => true),
    nights: Array.from({ length: Math.max(LONG, 2 * nights) }, () => quiet),
    days: [],
  };
  const shares = impairingShares(new Matter(blank, m.cast, m.ofCharacters));
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, shares);
  return shares;
}

function sharesOf(m: Matter, code: number): number[] {
  const others = m.claims.map((claim) => (claim < 0 ? code : claim));
  const deal = [code, ...others.slice(1)];
  const course = new FlatCourse(m, deal);
  for (const [seat, one] of deal.entries()) {
    course.setChar(seat, one);
    course.setBorn(seat, 1);
  }
  const { atNight, starts } = m.deductions[code]!;
  let courses: Courses = starts === undefined ? [course] : starts(course, 0);
  const shares: number[] = [0];
  for (let night = 1; night <= m.nights.length; night++) {
    for (const one of courses) (one as FlatCourse).hour = 2 * night;
    if (atNight !== undefined) courses = courses.slice(0, ENOUGH).flatMap((one) => atNight(one, 0, null));
    shares[night] = courses.reduce((sum, one) => sum + impaired(one as FlatCourse), 0) / Math.max(1, courses.length);
    for (const one of courses) (one as FlatCourse).expire('dusk');
    if (courses.length > ENOUGH) courses = courses.slice(0, ENOUGH);
  }
  return shares;
}

/** The chance of each of the others to be under a token, on average. */
function impaired(course: FlatCourse): number {
  let sum = 0;
  for (let seat = 1; seat < course.seats; seat++) sum += course.impairedShare(seat);
  return sum / (course.seats - 1);
}
