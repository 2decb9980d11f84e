import type { CharacterId } from '@belfry/almanac';
import type { Course, Courses, SeatId } from '@belfry/engine';
import { EVIL, PERHAPS_WOKE, SWAYS } from './flags.ts';
import { Impairments } from './impairments.ts';

const NONE: Courses = [];

/** Whoever becomes somebody else in a course, changes sides, gains an ability; and who may lie because of it. */
export abstract class Becoming extends Impairments {
  abstract fork(): Course;
  abstract settled(seat: SeatId): Courses;
  abstract lie(seat: SeatId): Courses;
  abstract startedAs(seat: SeatId): CharacterId;

  become(seat: SeatId, character: CharacterId): Courses {
    return this.becomeTogether([seat, character]);
  }
  becomeTogether(...changes: readonly (readonly [seat: SeatId, character: CharacterId])[]): Courses {
    let courses: Courses = [this.asCourse()];
    for (const [seat] of changes)
      courses = courses.flatMap((course) => (course as Course & Becoming).#takesSides(seat));
    for (const course of courses)
      for (const [seat, character] of changes) (course as Course & Becoming).#takeOn(seat, character);
    for (const [seat] of changes) courses = courses.flatMap((course) => (course as Course & Becoming).#hasBecome(seat));
    return courses;
  }
  /** Who may have turned tonight has done so by now, or does not. */
  #takesSides(seat: SeatId): Courses {
    if (!this.sways(seat)) return [this.asCourse()];
    this.lower(seat, SWAYS);
    const turned = this.fork();
    return [this.asCourse(), ...turned.turn(seat, !turned.isEvil(seat))];
  }
  #takeOn(seat: SeatId, character: CharacterId): void {
    this.release(seat, 'change');
    this.setChar(seat, this.m.code(character));
    this.setGained(seat, -1);
    this.setBelieved(seat, this.m.wrong[this.char(seat)] === 'believes' ? this.saysNow(seat) : -1);
    this.setBorn(seat, this.isNight ? this.night : this.night + 1);
    this.mark(seat, 0);
    this.remember(seat, 0);
    this.changed = true;
    this.hasHeir = true;
    if (this.isNight) this.doesUnknown(seat);
  }
  /** Who believes to be nobody knows whom may wake for anything, and do it in vain. */
  doesUnknown(seat: SeatId): void {
    if (this.m.wrong[this.char(seat)] !== 'believes' || (this.believed(seat) >= 0 && !this.isLiar(seat))) return;
    this.raise(seat, PERHAPS_WOKE);
    if (this.isCounted) this.wentWrong(seat, false);
  }
  #hasBecome(seat: SeatId): Courses {
    let courses = this.begin(seat);
    for (const code of this.m.onBecoming) {
      const { someoneBecomes } = this.m.deductions[code]!;
      for (let me = 0; me < this.seats; me++) {
        const sees = (course: Course) => (course as Course & Becoming).hasCode(me, code);
        if (!courses.some(sees)) continue;
        courses = courses.flatMap((course) => (sees(course) ? someoneBecomes!(course, me, seat) : [course]));
      }
    }
    return courses;
  }
  /** All that they can do begins. */
  protected begin(seat: SeatId): Courses {
    const own = this.char(seat);
    return this.#starts(seat, [own, ...this.m.extra[own]!]);
  }
  #starts(seat: SeatId, codes: readonly number[]): Courses {
    let courses: Courses = [this.asCourse()];
    for (const code of codes) {
      const { starts } = this.m.deductions[code]!;
      if (starts !== undefined) courses = courses.flatMap((course) => starts(course, seat));
    }
    return courses;
  }

  turn(seat: SeatId, evil: boolean): Courses {
    if (evil) this.raise(seat, EVIL);
    else this.lower(seat, EVIL);
    for (const code of this.m.onTurning) {
      for (let me = 0; me < this.seats; me++)
        if (this.hasCode(me, code)) this.m.deductions[code]!.someoneTurns!(this.asCourse(), me);
    }
    return !evil && this.hasLied(seat) && !this.mayStillLie(seat) ? NONE : [this.asCourse()];
  }

  gain(seat: SeatId, character: CharacterId, pretended: boolean): Courses {
    const code = this.m.code(character);
    this.remember(seat, 0);
    this.mark(seat, 0);
    if (pretended) {
      this.setBelieved(seat, code);
      return [this.asCourse()];
    }
    this.setGained(seat, code);
    this.setBegins(seat, this.night);
    return this.#starts(seat, [code, ...this.m.extra[code]!]);
  }

  /** Somebody who makes anything of anybody is there, or has something left to do. */
  #mayBeRemade(): boolean {
    for (let me = 0; me < this.seats; me++) {
      if (this.m.makers.has(this.char(me)) && (this.isInForce(me) || this.memory(me) !== 0)) return true;
    }
    return false;
  }

  /** They tell the truth as they were shown it: all of it is, or was, made up. */
  #isDeceived(seat: SeatId): boolean {
    const started = this.m.code(this.startedAs(seat));
    return this.#isShown(this.char(seat), this.saysNow(seat)) || this.#isShown(started, this.m.claims[seat]!);
  }
  /** What they say they did as that one they have done, as far as they know; later tonight they may be somebody else. */
  playsAs(seat: SeatId, code: number): boolean {
    const says = this.saysNow(seat) === code || this.saysBefore(seat) === code;
    return says && this.#isShown(this.char(seat), code);
  }
  /** They became somebody else tonight, and may have been another before who was shown to be this one. */
  mayHavePlayedAs(seat: SeatId, code: number): boolean {
    if (this.night < 2 || this.bornIn(seat) !== this.night) return false;
    return this.m.makesAnything && this.m.ids.some((_, one) => this.#isShown(one, code));
  }
  #isShown(code: number, says: number): boolean {
    if (this.m.wrong[code] !== 'lies about everything' || says < 0) return false;
    return this.m.draws[code]?.includes(this.m.teams[says]!) === true;
  }

  /** What they are makes them lie; who was made to pretend to be another keeps to what they said before, while they live. */
  liesByNature(seat: SeatId): boolean {
    const how = this.m.wrong[this.char(seat)];
    if (how === 'lies about everything' || this.#isDeceived(seat)) return true;
    return how === 'pretends' && this.isAlive(seat) && this.bornIn(seat) > 1;
  }

  /** Whether somebody who lied can still turn out to have had a reason to. */
  mayStillLie(seat: SeatId): boolean {
    if (!this.mayLie(seat)) return this.#isDeceived(seat);
    return this.#mayTurnOutALiar(seat) || this.#mayBeExcused(seat);
  }
  /** They are evil or may yet be, or of a kind that lies. */
  #mayTurnOutALiar(seat: SeatId): boolean {
    if (this.isEvil(seat)) return true;
    if (this.liesByNature(seat)) return true;
    // Whoever comes to have such an ability may turn themselves with it.
    if (this.m.deductions[this.char(seat)]!.gains === true && this.gained(seat) < 0 && this.m.turners.length > 0)
      return true;
    if (this.isFarFetched && this.#mayBeRemade()) return true;
    for (const code of this.m.turners) {
      const { mayTurn } = this.m.deductions[code]!;
      if (mayTurn === undefined) continue;
      for (let me = 0; me < this.seats; me++) {
        if (this.#hasStill(me, code) && mayTurn(this.asCourse(), me, seat)) return true;
      }
    }
    return false;
  }
  #hasStill(me: SeatId, code: number): boolean {
    return this.hasCode(me, code) && (this.isInForce(me) || this.livesYet(me));
  }
  mayExcuse(seat: SeatId): boolean {
    return this.#excusersOf(seat) > 0;
  }
  #excusersOf(seat: SeatId): number {
    let count = 0;
    for (const code of this.m.excusers) {
      const { excuses } = this.m.deductions[code]!;
      for (let me = 0; me < this.seats; me++)
        if (this.#hasStill(me, code) && excuses!(this.asCourse(), me, seat)) count++;
    }
    return count;
  }
  /** Somebody makes them say untrue things, and nobody else instead. */
  #mayBeExcused(seat: SeatId): boolean {
    let left = this.#excusersOf(seat);
    for (let other = 0; left > 0 && other < this.seats; other++)
      if (other !== seat && this.hasLied(other) && !this.#mayTurnOutALiar(other)) left--;
    return left > 0;
  }
}
