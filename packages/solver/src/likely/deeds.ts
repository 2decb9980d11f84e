import { FlatCourse } from '../course.ts';
import { happens } from '../day.ts';
import { DEAD, EVIL } from '../flags.ts';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';
import type { Assumptions } from './assumptions.ts';
import { diedIn } from './testimony.ts';

/** What was done by day for all to see: a nomination, an ability used aloud, and what came of it. */
interface Deed {
  readonly event: DayEvent;
  readonly hour: number;
  /** Who was dead before it. */
  readonly dead: number;
}

/** How likely a deal makes what came of what was done by day. */
export class Deeds {
  readonly #m: Matter;
  readonly #deeds: readonly Deed[];
  readonly #assumptions: Assumptions;
  readonly #mayImpair: readonly boolean[];

  constructor(m: Matter, assumptions: Assumptions, shares: readonly (readonly number[])[]) {
    this.#m = m;
    this.#assumptions = assumptions;
    this.#mayImpair = shares.map((nights) => nights.some((share) => share > 0));
    const deeds: Deed[] = [];
    let dead = 0;
    for (const [at, { deaths, revivals }] of m.nights.entries()) {
      dead = (dead | deaths) & ~revivals;
      for (const event of m.days[at]?.events ?? []) {
        const tells = event.type === 'use' || (event.type === 'nomination' && m.onNomination.length > 0);
        if (tells) deeds.push({ event, hour: 2 * (at + 1) + 1, dead });
        dead |= diedIn([event]);
      }
    }
    this.#deeds = deeds;
  }

  weigh(deal: readonly number[]): number {
    if (this.#deeds.length === 0) return 1;
    const concerns = this.#concerns(deal);
    let course = this.#begin(deal);
    let weight = 1;
    for (const { event, hour, dead } of this.#deeds) {
      if (event.type === 'nomination' && event.nomination.came === 'nothing' && !concerns) continue;
      course.hour = hour;
      this.#bury(course, dead);
      const before = course.fork();
      const [after] = happens(course, event);
      if (after === undefined) {
        // Somebody's ability did not work, or something is beyond what a deal tells.
        weight *= deal.some((code) => this.#mayImpair[code]) ? IMPAIRED : this.#assumptions.impossible;
        course = before;
      } else course = after as FlatCourse;
    }
    return weight;
  }

  #concerns(deal: readonly number[]): boolean {
    for (const code of this.#m.onNomination) if (deal.includes(code)) return true;
    return false;
  }

  #begin(deal: readonly number[]): FlatCourse {
    const course = new FlatCourse(this.#m, deal);
    for (let seat = 0; seat < deal.length; seat++) {
      const code = deal[seat]!;
      course.setChar(seat, code);
      course.setBorn(seat, 1);
      if (this.#m.isEvilCode(code)) course.raise(seat, EVIL);
      if (this.#m.wrong[code] === 'believes' && this.#m.claims[seat]! >= 0)
        course.setBelieved(seat, this.#m.claims[seat]!);
    }
    return course;
  }

  #bury(course: FlatCourse, dead: number): void {
    for (let seat = 0; seat < course.seats; seat++) {
      if ((dead & (1 << seat)) !== 0) course.raise(seat, DEAD);
      else course.lower(seat, DEAD);
    }
  }
}

/** How likely somebody who can impair others has just this one. */
const IMPAIRED = 0.12;
