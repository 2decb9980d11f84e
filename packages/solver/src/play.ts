import type { Courses, SeatId, Told } from '@belfry/engine';
import type { FlatCourse } from './course.ts';
import { daySteps } from './day.ts';
import { BACK, GONE, HEARD, OF_THE_NIGHT, PERHAPS_WOKE, WOKE } from './flags.ts';
import type { CompiledNight, Matter } from './matter.ts';
import { firstOf, holds, setOf } from './seat-set.ts';
import { each, type Step, step } from './step.ts';
import * as stuck from './stuck.ts';

/** The game from the first dusk to now, as steps through which courses pass: hour by hour, in the order of the night. */
export function stepsOf(m: Matter): readonly Step[] {
  const steps: Step[] = [];
  for (let night = 1; night <= m.nights.length; night++) {
    steps.push(...nightSteps(m, night));
    if (night <= m.days.length) steps.push(...daySteps(m, night));
  }
  return [...steps, step('end', () => stuck.AT_THE_END, atEnd)];
}

function nightSteps(m: Matter, night: number): Step[] {
  const { order, told, heard } = m.nights[night - 1]!;
  const nameOf = (code: number) => m.problem.script[code]!.name;
  const steps: Step[] = [
    step(
      'night',
      () => stuck.atDusk(night),
      (course) => {
        course.hour = 2 * night;
        for (let seat = 0; seat < course.seats; seat++) course.doesUnknown(seat);
        return [course];
      },
    ),
  ];
  const hearing = (one: CompiledNight['heard'][number]) =>
    step(
      'night',
      () => stuck.atHearing(night, m.problem.names[one.seat]!, nameOf(one.code)),
      (course) => hears(course, one),
    );
  for (const code of order) {
    const spoken = told[code];
    const speaking = m.claims.flatMap((_, seat) => (spoken?.[seat] === undefined ? [] : [seat]));
    const names = speaking.map((seat) => m.problem.names[seat]!);
    const speakers = setOf(speaking);
    steps.push(
      step(
        'night',
        () => stuck.atPlace(night, nameOf(code), names),
        (course) => atPlace(course, code, spoken, speakers),
      ),
      ...heard.filter((other) => other.code === code).map(hearing),
    );
  }
  steps.push(...heard.filter((other) => !order.includes(other.code)).map(hearing));
  steps.push({ ...step('night', () => stuck.atDawn(night, m), dawn), isRest: true });
  return steps;
}

function hears(course: FlatCourse, { seat, code, told }: { seat: SeatId; code: number; told: Told }): Courses {
  if (course.isLiar(seat)) return [course];
  const { heard } = course.m.deductions[code]!;
  const before = course.mayStillLie(seat) ? course.fork() : null;
  const honest = heard === undefined ? [] : heard(course, seat, told);
  return before === null ? honest : [...honest, ...before.lie(seat)];
}

/** A character's place in the night: whoever has the ability, and whoever says so. */
function atPlace(course: FlatCourse, code: number, told: CompiledNight['told'][number], speakers: number): Courses {
  const holders = course.holders(code);
  const acting = holders | speakers;
  if (acting === 0) return [course];
  let courses: Courses = [course];
  for (let rest = acting; rest !== 0; rest &= rest - 1) {
    const seat = firstOf(rest);
    const said = told?.[seat] ?? null;
    const isHolder = holds(holders, seat);
    courses = each(courses, (one) => {
      // Who came to it at this very place has missed it.
      if (!isHolder && one.hasCode(seat, code)) return said === null ? [one] : one.lie(seat);
      const { onWaking, onActing } = one.m;
      return onWaking.length + onActing.length === 0
        ? seatAtPlace(one, seat, code, said)
        : actsBeforeAll(one, seat, code, said);
    });
  }
  return courses;
}

/** Some abilities look at the table whenever somebody has woken. */
function actsBeforeAll(course: FlatCourse, seat: SeatId, code: number, said: Told | null): Courses {
  const isTheirs = course.hasCode(seat, code) || course.believesToHave(seat, code);
  const wakes = isTheirs ? course.wakesFor(seat, code) : 'no';
  if (wakes === 'no') return seatAtPlace(course, seat, code, said);
  const { onWaking, onActing, deductions } = course.m;
  const awake = watched(course, onWaking, (one, me, by) => deductions[by]!.someoneWakes!(one, me, seat));
  const courses = each(awake, (one) => seatAtPlace(one, seat, code, said));
  return courses.flatMap((one) => {
    const slept = wakes === 'may' ? [one.fork()] : [];
    return [...slept, ...watched(one as FlatCourse, onActing, (c, me, by) => deductions[by]!.someoneActs!(c, me))];
  });
}

/** Everybody with one of these abilities sees it. */
function watched(
  course: FlatCourse,
  codes: readonly number[],
  sees: (course: FlatCourse, me: SeatId, code: number) => Courses,
): Courses {
  let courses: Courses = [course];
  for (const code of codes)
    for (let me = 0; me < course.seats; me++)
      courses = each(courses, (one) => (one.hasCode(me, code) ? sees(one, me, code) : [one]));
  return courses;
}

function seatAtPlace(course: FlatCourse, seat: SeatId, code: number, said: Told | null): Courses {
  const told = course.isLiar(seat) ? null : said;
  const { definitions, deductions } = course.m;
  const { isPlayed } = course.m.problem;
  if (!course.hasCode(seat, code)) {
    if (course.believed(seat) < 0) {
      if (told === null || mayHaveDone(course, seat, code, told)) return [course];
      // Whoever is somebody else later has not lied about what they were made to believe.
      return course.playsAs(seat, code) ? [course.fork(), ...course.lie(seat)] : course.lie(seat);
    }
    if (course.believesToHave(seat, code)) {
      wake(course, seat, code);
      course.doesInVain(seat, code);
    }
    // Whoever thinks that they have taken another's ability goes through the motions of that one from now on.
    const takes = deductions[code]!.gains === true && course.believesToHave(seat, code) ? (told?.named ?? null) : null;
    if (takes !== null) return course.gain(seat, takes, true);
    // What is done once has been done once, as they see it.
    if (said !== null) course.remember(seat, 1);
    const believes = course.m.wrong[course.char(seat)] === 'believes';
    return told !== null && believes && !course.couldSay(seat, told) ? [] : [course];
  }
  wake(course, seat, code);
  const { atNight, mayBeLeft } = deductions[code]!;
  if (atNight !== undefined) {
    if (mayBeLeft === true && told === null) return atNight(course, seat, told);
    course.perhapsDeceived(seat);
    // In games whatever somebody impaired does may be counted, be it noticed by anybody or not.
    if (!isPlayed || !course.isCounted || course.wakesFor(seat, code) === 'no') return atNight(course, seat, told);
    return mayGoWrong(course, seat).flatMap((one) => atNight(one, seat, told));
  }
  if (told !== null) return course.hear(seat, told);
  const wakes = course.isCounted ? course.wakesFor(seat, code) : 'no';
  if (wakes === 'no') return [course];
  if (definitions[code]?.learns === undefined) return isPlayed ? mayGoWrong(course, seat) : [course];
  const slept = wakes === 'may' ? [course.fork()] : [];
  return [...slept, ...course.learnUnheard(seat, course.m.ids[code]!)];
}

function mayGoWrong(course: FlatCourse, seat: SeatId): readonly FlatCourse[] {
  const settled = course.settled(seat);
  for (const one of settled) if (one.isImpaired(seat)) one.wentWrong(seat, false);
  return settled;
}

/** What somebody says they did before they became another, or for another; or learned in the hour of their death. */
function mayHaveDone(course: FlatCourse, seat: SeatId, code: number, told: Told): boolean {
  const { dies, asksOthers } = course.m.deductions[code]!;
  if (asksOthers === true || ((course.flags(seat) & HEARD) !== 0 && dies !== undefined)) return true;
  if (!course.isPlayed || told.fact !== null) return false;
  return course.charThen(seat) === code || course.mayHavePlayedAs(seat, code);
}

function wake(course: FlatCourse, seat: SeatId, code: number): void {
  const wakes = course.wakesFor(seat, code);
  if (wakes !== 'no') course.raise(seat, wakes === 'yes' ? WOKE : PERHAPS_WOKE);
}

/** Who is dead is seen; what went wrong is forgotten; who became somebody else says so. */
function dawn(course: FlatCourse): Courses {
  const { deaths, revivals } = course.m.nights[course.night - 1]!;
  let courses: Courses = [course];
  for (const code of course.m.atDawn) {
    for (let seat = 0; seat < course.seats; seat++) {
      if (!course.hasCode(seat, code)) continue;
      courses = each(courses, (one) => course.m.deductions[code]!.atDawn!(one, seat));
    }
  }
  courses = each(courses, diesAtWill);
  const seen = courses.filter((one) => {
    const after = one as FlatCourse;
    const dead = after.dead();
    if ((deaths & ~dead) !== 0 || (revivals & dead) !== 0) return false;
    for (let seat = 0; seat < after.seats; seat++) {
      if ((after.flags(seat) & (GONE | BACK)) !== 0) return false;
      after.lower(seat, OF_THE_NIGHT);
    }
    after.expire('dawn');
    after.hour++;
    return tellsOfChanges(after) && liarsMayLie(after);
  });
  return course.m.atDaybreak.length === 0 ? seen : seen.flatMap((one) => daybreak(one as FlatCourse));
}

function daybreak(course: FlatCourse): Courses {
  let courses: Courses = [course];
  for (const code of course.m.atDaybreak) {
    for (let seat = 0; seat < course.seats; seat++) {
      courses = each(courses, (one) =>
        one.hasCode(seat, code) ? course.m.deductions[code]!.atDaybreak!(one, seat) : [one],
      );
    }
  }
  return courses;
}

function diesAtWill(course: FlatCourse): Courses {
  if (!course.isAtWill) return [course];
  let courses: Courses = [course];
  const missing = course.diedTonight() & course.living();
  for (let seat = 0; seat < course.seats; seat++) {
    if ((missing & (1 << seat)) === 0) continue;
    courses = each(courses, (one) => one.attack(seat, { by: 'ability', killer: null }));
  }
  return courses;
}

/** Whoever is truthful is what they say they are by now. */
function tellsOfChanges(course: FlatCourse): boolean {
  const { m } = course;
  if (!m.canChange && m.problem.nights.every(({ changes }) => changes.length === 0)) return true;
  for (let seat = 0; seat < course.seats; seat++) {
    if (course.isLiar(seat) || course.believed(seat) >= 0) continue;
    if (course.isEvil(seat) && m.problem.mayLie[seat]) continue;
    if (course.char(seat) === course.saysNow(seat) || m.wrong[course.char(seat)] !== undefined) continue;
    if (course.lie(seat).length === 0) return false;
  }
  return true;
}

export function liarsMayLie(course: FlatCourse): boolean {
  for (let seat = 0; seat < course.seats; seat++) {
    if (course.hasLied(seat) && !course.isEvil(seat) && !course.mayStillLie(seat)) return false;
  }
  return true;
}

/** In the end everything is told: who has lied is evil, or of a kind that lies. */
function atEnd(course: FlatCourse): Courses {
  let courses: Courses = [course];
  for (const code of course.m.atEnd) {
    for (let seat = 0; seat < course.seats; seat++) {
      courses = each(courses, (one) =>
        one.hasCode(seat, code) ? course.m.deductions[code]!.atEnd!(one, seat) : [one],
      );
    }
  }
  return courses.filter((one) => isTrueInTheEnd(one as FlatCourse));
}

function isTrueInTheEnd(course: FlatCourse): boolean {
  const excused = new Set<number>();
  for (let seat = 0; seat < course.seats; seat++) {
    if (!course.hasLied(seat) || course.isEvil(seat)) continue;
    if (course.liesByNature(seat)) continue;
    const excuse = excuseFor(course, seat, excused);
    if (excuse < 0) return false;
    excused.add(excuse);
  }
  return true;
}

/** Whoever made somebody lie, each of them one only; -1 if nobody did. */
function excuseFor(course: FlatCourse, seat: SeatId, taken: ReadonlySet<number>): SeatId {
  for (const code of course.m.turners) {
    const { excuses } = course.m.deductions[code]!;
    if (excuses === undefined) continue;
    for (let me = 0; me < course.seats; me++) {
      if (!taken.has(me) && course.hasCode(me, code) && course.isInForce(me) && excuses(course, me, seat)) return me;
    }
  }
  return -1;
}

/** How far courses got: the last step that somebody was stuck at, and whether the search was given up. */
export interface Walked {
  readonly furthest: number;
  readonly gaveUp: boolean;
}

/** Out of so many ways at one step several come to the same. */
const MANY = 8;

/** Walks courses through the steps, one way after the other, until `found` has seen enough or so many steps were taken. */
export function walk(
  steps: readonly Step[],
  from: Courses,
  budget: number,
  found: (end: FlatCourse) => boolean,
): Walked {
  // Rests, and steps with many ways, where courses have been: what came to the same by another way need not go on again.
  let memos: Map<Step, Set<number>> | null = from.length > 1 ? new Map() : null;
  const isNew = (step: Step, course: FlatCourse, ways: number): boolean => {
    if (memos === null || (step.isRest !== true && ways < MANY)) return true;
    const memo = memos.get(step) ?? new Set();
    memos.set(step, memo);
    const before = memo.size;
    return memo.add(course.fingerprint()).size > before;
  };
  let furthest = -1;
  let left = budget;
  const goOn = (course: FlatCourse, start: number): boolean => {
    let one = course;
    for (let at = start; at < steps.length; at++) {
      if (left-- <= 0) return false;
      const step = steps[at]!;
      const courses = step.run(one);
      if (courses.length === 0) {
        if (at > furthest) furthest = at;
        return true;
      }
      if (courses.length > 1) memos ??= new Map();
      for (let other = 1; other < courses.length; other++) {
        const next = courses[other] as FlatCourse;
        if (isNew(step, next, courses.length) && !goOn(next, at + 1)) return false;
      }
      one = courses[0] as FlatCourse;
      if (!isNew(step, one, courses.length)) return true;
    }
    return found(one);
  };
  for (const course of from) if (!goOn(course as FlatCourse, 0)) break;
  return { furthest, gaveUp: left < 0 };
}
