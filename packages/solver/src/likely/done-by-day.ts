import { FlatCourse } from '../course.ts';
import { happens } from '../day.ts';
import { DEAD, EVIL } from '../flags.ts';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';
import { holds } from '../seat-set.ts';
import { diedIn } from './testimony.ts';

/** What was done by day for all to see: a nomination, an ability used aloud, and what came of it. */
export interface Deed {
  readonly event: DayEvent;
  readonly hour: number;
  /** Who was dead before it. */
  readonly dead: number;
}

export function deedsIn(m: Matter, tells: (event: DayEvent) => boolean): readonly Deed[] {
  const deeds: Deed[] = [];
  let dead = 0;
  for (const [at, { deaths, revivals }] of m.nights.entries()) {
    dead = (dead | deaths) & ~revivals;
    for (const event of m.days[at]?.events ?? []) {
      if (tells(event)) deeds.push({ event, hour: 2 * (at + 1) + 1, dead });
      dead |= diedIn([event]);
    }
  }
  return deeds;
}

/** Everybody as they were dealt, and nothing has happened yet. */
export function beginning(m: Matter, deal: readonly number[]): FlatCourse {
  const course = new FlatCourse(m, deal);
  for (let seat = 0; seat < deal.length; seat++) {
    const code = deal[seat]!;
    course.setChar(seat, code);
    course.setBorn(seat, 1);
    if (m.isEvilCode(code)) course.raise(seat, EVIL);
  }
  return course;
}

/** How many of these cannot have come out so: somebody's ability did not work, or something is beyond what a deal tells. */
export function misfits(start: FlatCourse, deeds: Iterable<Deed>): number {
  let course = start;
  let count = 0;
  for (const { event, hour, dead } of deeds) {
    course.hour = hour;
    bury(course, dead);
    const before = course.fork();
    const [after] = happens(course, event);
    if (after === undefined) count++;
    course = after === undefined ? before : (after as FlatCourse);
  }
  return count;
}

function bury(course: FlatCourse, dead: number): void {
  for (let seat = 0; seat < course.seats; seat++) {
    if (holds(dead, seat)) course.raise(seat, DEAD);
    else course.lower(seat, DEAD);
  }
}
