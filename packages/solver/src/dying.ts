import type { Course, Courses, Deduction, Peril, SeatId, Truth } from '@belfry/engine';
import { truth } from '@belfry/engine';
import { Becoming } from './becoming.ts';
import { BACK, DEAD, FALLING, FEIGNS, GONE, KEEPS, KEPT, SWAYS } from './flags.ts';

const NONE: Courses = [];

/** What happens to players in a course: they are saved, die, live again. */
export abstract class Mortal extends Becoming {
  asRegistered(seat: SeatId): Courses {
    return this.registrationOf(seat) === null ? [this.asCourse()] : this.settled(seat);
  }

  registers(seat: SeatId, as: Parameters<Course['registers']>[1]): Truth {
    const registration = this.registrationOf(seat);
    const active = registration !== null && this.status(seat) !== 1 ? registration : null;
    if ('evil' in as) {
      if ((this.flags(seat) & SWAYS) !== 0) return 'may';
      const really = this.isEvil(seat) === as.evil;
      const other = active?.alignment;
      return other !== undefined && (other === 'evil') !== this.isEvil(seat) ? 'may' : truth(really);
    }
    const team = 'team' in as ? as.team : this.teamOfCharacter(as.character);
    const really = 'team' in as ? this.teamOf(seat) === team : this.characterOf(seat) === as.character;
    return active?.teams !== undefined && (really || active.teams.includes(team)) ? 'may' : truth(really);
  }

  attempt(victim: SeatId, peril: Peril): readonly { readonly course: Course; readonly saved: boolean }[] {
    const stayer = peril.by === 'demon' && this.isNight ? this.#stayer() : -1;
    if (stayer >= 0 && !this.isImpaired(stayer)) return this.#stayed(stayer, victim, peril);
    const outcomes: { course: Course; saved: boolean }[] = [];
    if (peril.by === 'demon' && this.isNight && this.isAtWill) outcomes.push(...this.#atWill(victim));
    let open: Mortal[] = [this];
    for (const code of this.m.savers) {
      const { saves, hasSaved, hasNotSaved } = this.m.deductions[code]!;
      for (let me = 0; me < this.seats; me++) {
        if (!this.hasCode(me, code) || !this.isInForce(me)) continue;
        const next: Mortal[] = [];
        for (const before of open) {
          const may = saves!(before.asCourse(), me, victim, peril);
          if (may === 'no') {
            next.push(before);
            continue;
          }
          for (const settled of before.settled(me) as readonly (Course & Mortal)[]) {
            if (settled.isImpaired(me)) {
              if (this.isCounted) settled.wentWrong(me, may === 'yes' && !this.#isOverlooked(code));
              next.push(settled);
              continue;
            }
            if (may === 'may') settled.perhapsDeceived(me);
            const lost = may === 'may' ? (settled.fork() as Course & Mortal) : null;
            hasSaved?.(settled, me, victim, peril);
            if (peril.killer !== null) settled.wentWrong(peril.killer, true);
            outcomes.push({ course: settled, saved: true });
            if (lost !== null) {
              hasNotSaved?.(lost, me, victim);
              next.push(lost);
            }
          }
        }
        open = next;
      }
    }
    for (const course of open) {
      if (course.#mayHaveSavedThemselves(victim)) course.wentWrong(victim, false);
      outcomes.push({ course: course.asCourse(), saved: false });
    }
    return outcomes;
  }

  /** Whoever sees to it that no Demon kills tonight, or -1. */
  #stayer(): SeatId {
    for (const code of this.m.stayers) {
      for (let me = 0; me < this.seats; me++) {
        if (this.hasCode(me, code) && this.isInForce(me) && this.m.deductions[code]!.stays!(this.asCourse(), me))
          return me;
      }
    }
    return -1;
  }
  isSparing(): boolean {
    const stayer = this.#stayer();
    return stayer >= 0 && !this.isImpaired(stayer);
  }
  #stayed(
    stayer: SeatId,
    victim: SeatId,
    peril: Peril,
  ): readonly { readonly course: Course; readonly saved: boolean }[] {
    return this.settled(stayer).flatMap((course) => {
      if (course.isImpaired(stayer)) return (course as Course & Mortal).attempt(victim, peril);
      if (peril.killer !== null) course.wentWrong(peril.killer, true);
      return [{ course, saved: true }];
    });
  }

  /** In games a ward that slept is counted; who would have had a say in the death by themselves is not always. */
  #isOverlooked(code: number): boolean {
    const { protectFromDeath, shieldFromDeath } = this.m.definitions[code]?.on ?? {};
    return this.m.problem.isPlayed && (protectFromDeath ?? shieldFromDeath) !== undefined;
  }

  /**
   * In games whoever dies impaired, and has an ability that has a say in deaths, if only in those of others, may be
   * counted: nobody knows what it would have done.
   */
  #mayHaveSavedThemselves(victim: SeatId): boolean {
    if (!this.isCounted || !this.m.problem.isPlayed) return false;
    const hasASay = (code: number) => this.m.savers.includes(code) || this.#isOverlooked(code);
    const believed = this.believed(victim);
    if (believed >= 0 && hasASay(believed)) return true;
    return this.status(victim) !== 0 && this.abilitiesOf(victim).some(hasASay);
  }

  /** Who dies tonight is the Storyteller's to say: nobody, or somebody else. */
  #atWill(victim: SeatId): { course: Course; saved: true }[] {
    const others: Course[] = [this.fork()];
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === victim || !this.isAlive(seat) || (this.diedTonight() & (1 << seat)) === 0) continue;
      others.push(...this.fork().attack(seat, { by: 'ability', killer: null }));
    }
    return others.map((course) => ({ course, saved: true }));
  }

  attack(victim: SeatId, peril: Peril): Courses {
    if (!this.isAlive(victim))
      return (this.flags(victim) & FEIGNS) === 0 ? [this.asCourse()] : this.#attackAgain(victim, peril);
    const out: Course[] = [];
    for (const { course, saved } of this.attempt(victim, peril)) {
      if (saved) out.push(course);
      else out.push(...(course as Course & Mortal).fall(victim, peril));
    }
    return out;
  }

  /** Who only seems to be dead dies for good, or is saved, and nobody sees a difference. */
  #attackAgain(victim: SeatId, peril: Peril): Courses {
    const certain = { ...peril, isCertain: true } as const;
    this.lower(victim, DEAD | FEIGNS | KEEPS);
    return this.attempt(victim, certain).flatMap(({ course, saved }) => {
      const mortal = course as Course & Mortal;
      if (!saved) return mortal.#falls(victim, certain, this.m.deductions[this.char(victim)]!, true);
      mortal.raise(victim, DEAD | FEIGNS | KEEPS);
      return [course];
    });
  }

  /** Nothing has saved the victim; perhaps another dies in their place. */
  fall(victim: SeatId, peril: Peril): Courses {
    const redirects = this.m.deductions[this.char(victim)]!.redirects;
    return redirects === undefined ? this.die(victim, peril) : redirects(this.asCourse(), victim, peril);
  }

  die(victim: SeatId, peril: Peril): Courses {
    if (!this.isAlive(victim)) return [this.asCourse()];
    if (this.isNight && !this.#mayDieTonight(victim)) return NONE;
    const wasDemon = this.teamOf(victim) === 'demon';
    this.hasHeir = false;
    const own = this.m.deductions[this.char(victim)]!;
    if (peril.isCertain !== true && own.feigns?.(this.asCourse(), victim) === true) {
      return this.settled(victim).flatMap((course) => {
        const mortal = course as Course & Mortal;
        if (!course.isImpaired(victim)) {
          mortal.raise(victim, DEAD | FEIGNS | KEEPS);
          return [course];
        }
        return mortal.#falls(victim, peril, own, wasDemon);
      });
    }
    return this.#falls(victim, peril, own, wasDemon);
  }

  /** All know who died in the night: a death that nobody saw at dawn was none, unless they came back, or had before. */
  #mayDieTonight(victim: SeatId): boolean {
    const { deaths, revivals } = this.m.nights[this.night - 1]!;
    if (((deaths | revivals) & (1 << victim)) !== 0) return true;
    if ((this.flags(victim) & BACK) !== 0) {
      this.lower(victim, BACK);
      return true;
    }
    for (const code of this.m.raisers) {
      const { mayRaise } = this.m.deductions[code]!;
      for (let me = 0; me < this.seats; me++) {
        if (!this.hasCode(me, code) || !this.isInForce(me) || !mayRaise!(this.asCourse(), me, victim)) continue;
        this.raise(victim, GONE);
        return true;
      }
    }
    return false;
  }

  #falls(victim: SeatId, peril: Peril, own: Deduction, wasDemon: boolean): Courses {
    let courses = this.#mourned(victim, peril);
    if (own.inherits !== undefined && peril.killer === victim) {
      courses = courses.flatMap((course) =>
        (course as Course & Mortal).hasHeir ? [course] : own.inherits!(course, victim),
      );
    }
    return wasDemon ? courses.filter((course) => !(course as Course & Mortal).isOver()) : courses;
  }

  #mourned(victim: SeatId, peril: Peril): Courses {
    const living = this.m.mourners.length > 0 ? this.livingCount() : 0;
    this.raise(victim, FALLING);
    let courses: Courses = [this.asCourse()];
    const later: (readonly [code: number, me: SeatId])[] = [];
    for (const code of this.m.mourners) {
      for (let me = 0; me < this.seats; me++) {
        if (me !== victim) this.doesInVain(me, code);
        if (!this.hasCode(me, code) || me === victim || living === 0) continue;
        if (me > victim && this.m.deductions[code]!.mournsInTurn === true) later.push([code, me]);
        else courses = courses.flatMap((course) => (course as Course & Mortal).#mourns(code, me, victim, peril));
      }
    }
    courses = courses.flatMap((course) => (course as Course & Mortal).#dead(victim, peril));
    for (const [code, me] of later)
      courses = courses.flatMap((course) => (course as Course & Mortal).#mourns(code, me, victim, peril));
    return courses;
  }

  #mourns(code: number, me: SeatId, victim: SeatId, peril: Peril): Courses {
    if (!this.isInForce(me)) return [this.asCourse()];
    if (this.registrationOf(victim) !== null) this.perhapsDeceived(me);
    return this.m.deductions[code]!.someoneDies!(this.asCourse(), me, victim, peril);
  }

  #wakesDying(victim: SeatId, code: number, peril: Peril): void {
    if (this.isNight && this.m.deductions[code]!.wakesDying?.(this.asCourse(), peril) === true) this.wakes(victim);
  }

  #dead(victim: SeatId, peril: Peril): Courses {
    let courses: Courses = [this.asCourse()];
    const believed = this.believed(victim);
    if (believed >= 0 && this.believesToHave(victim, believed)) {
      this.#wakesDying(victim, believed, peril);
      if (this.m.deductions[believed]!.dies !== undefined) this.doesInVain(victim, believed);
    }
    for (const code of this.abilitiesOf(victim)) {
      this.#wakesDying(victim, code, peril);
      const { dies } = this.m.deductions[code]!;
      if (dies !== undefined) courses = courses.flatMap((course) => dies(course, victim, peril));
    }
    for (const course of courses) {
      const mortal = course as Course & Mortal;
      mortal.raise(victim, DEAD);
      mortal.lower(victim, FALLING);
      if ((mortal.flags(victim) & (KEEPS | KEPT)) === 0) mortal.release(victim, 'death');
    }
    return courses;
  }

  /** The game would be over: no Demon is left, and nobody holds the end back. */
  isOver(): boolean {
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.teamOf(seat) === 'demon' && (this.flags(seat) & (DEAD | FEIGNS)) !== DEAD) return false;
    }
    for (const code of this.m.enders) {
      for (let me = 0; me < this.seats; me++) {
        if (this.hasCode(me, code) && this.m.deductions[code]!.holdsEnd!(this.asCourse(), me)) return false;
      }
    }
    return true;
  }

  revive(seat: SeatId): Courses {
    if (this.isAlive(seat)) return [this.asCourse()];
    const isSeen = (this.m.nights[this.night - 1]!.revivals & (1 << seat)) !== 0;
    if (!isSeen && (this.flags(seat) & GONE) === 0) this.raise(seat, BACK);
    this.lower(seat, DEAD | KEEPS | KEPT | FEIGNS | GONE);
    this.liftAllBecause(seat);
    // Who comes back has everything before them again, and what was another's no more.
    this.setGained(seat, -1);
    if (this.m.wrong[this.char(seat)] === undefined) this.setBelieved(seat, -1);
    this.remember(seat, 0);
    this.mark(seat, 0);
    this.setBorn(seat, this.night);
    return this.begin(seat);
  }
}
