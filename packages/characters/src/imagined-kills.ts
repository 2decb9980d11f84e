import type { Course, Courses, SeatId, SeatSet } from '@belfry/engine';
import { holds, only, seatsOf } from './seat-sets.ts';

/** How one attack on one seat goes. */
export type Strike = (course: Course, me: SeatId, victim: SeatId) => Courses;

const demonStrike: Strike = (course, me, victim) => course.attack(victim, { by: 'demon', killer: me });

/** Whether a Demon is up and about tonight. */
export const isUp = (course: Course, me: SeatId): boolean =>
  course.night > 1 && course.isAlive(me) && !course.sleeps(me);

/** Every night but the first one player is picked, who dies. */
export function killsOne(course: Course, me: SeatId, strike: Strike = demonStrike, aside?: SeatSet): Courses {
  if (!isUp(course, me)) return [course];
  return course.settled(me).flatMap((one) => (one.isImpaired(me) ? inVain(one, me) : strikes(one, me, strike, aside)));
}

/** A Demon too drunk to kill has still picked somebody; nothing went wrong if that one was dead. */
export function inVain(course: Course, me: SeatId): Courses {
  if (!course.isCounted) return [course];
  const sunk = course.sinksKills && course.dead() !== 0 ? [course.fork()] : [];
  course.wentWrong(me, true);
  return [...sunk, course];
}

/** All that one working attack can come to; `aside`: whom it may have hit without their death. */
export function strikes(course: Course, me: SeatId, strike: Strike = demonStrike, aside: SeatSet = 0): Courses {
  const out: Course[] = [];
  const expected = course.diedTonight() & course.living();
  for (const victim of seatsOf(expected)) out.push(...strike(course.fork(), me, victim));
  const others = course.mayBeSaved ? course.living() : course.living() & aside;
  for (const victim of seatsOf(others & ~expected)) out.push(...strike(course.fork(), me, victim));
  if (course.sinksKills && course.dead() !== 0) out.push(sinks(course, me));
  return out;
}

/** Who must not kill has not killed the dead either, which may be counted. */
function sinks(course: Course, me: SeatId): Course {
  if (course.isSparing()) course.wentWrong(me, false);
  return course;
}

/** So many different players, one after the other: who falls first may have been what saved the next. */
export function strikesMany(course: Course, me: SeatId, count: number, taken: SeatSet = 0): Courses {
  if (count === 0) return [course];
  const out: Course[] = [];
  // Who was dead before any of them may be picked in vain, which is the same in whatever order.
  const sunk = course.sinksKills ? course.dead() & ~taken : 0;
  if (sunk !== 0) out.push(...strikesMany(sinks(course.fork(), me), me, count - 1, taken | (sunk & -sunk)));
  for (const victim of seatsOf(course.living() & ~taken)) {
    if (!holds(course.diedTonight(), victim) && !course.mayBeSaved) continue;
    for (const one of demonStrike(course.fork(), me, victim).flatMap((after) => after.settled(me))) {
      // Whom somebody made drunk by being picked or by dying strikes no more, nor does who died of themselves.
      if (one.isImpaired(me) || !one.isInForce(me)) {
        if (count > 1) one.wentWrong(me, false);
        out.push(one);
      } else out.push(...strikesMany(one, me, count - 1, taken | only(victim)));
    }
  }
  return out;
}

/** One of these takes over a dead Demon's character. */
export function heirs(course: Course, me: SeatId): Courses {
  const out: Course[] = [];
  for (const heir of seatsOf(course.living() & ~only(me))) {
    if (course.registers(heir, { team: 'minion' }) === 'no') continue;
    for (const one of course.fork().asRegistered(heir)) {
      if (one.registers(heir, { team: 'minion' }) !== 'no') out.push(...one.become(heir, one.characterOf(me)));
    }
  }
  return out.length > 0 ? out : [course];
}
