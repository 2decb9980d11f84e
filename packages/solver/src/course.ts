import type { CharacterId } from '@belfry/almanac';
import type { Course, Courses, Saying, SeatId, SeatSet, Told, Truth } from '@belfry/engine';
import { Mortal } from './dying.ts';
import { DEAD, HEARD, LIED, WOKE } from './flags.ts';
import type { Matter } from './matter.ts';
import { CourseWorld } from './world.ts';

const worlds = new WeakMap<Matter, CourseWorld>();
function worldOf(m: Matter): CourseWorld {
  let world = worlds.get(m);
  if (world === undefined) {
    world = new CourseWorld(m.n);
    worlds.set(m, world);
  }
  return world;
}

/**
 * What comes of asking: the answer, whom it leaned on, and (where the ability has marked somebody) who may be marked for
 * it to be so, and who for it not to be.
 */
interface Asked {
  readonly truth: Truth;
  readonly marks: SeatSet;
  readonly unlessMarked: SeatSet;
  readonly leanedOn: SeatSet;
  readonly openToken: number;
}

/** One imagined course of the game, with what players say about it. */
export class FlatCourse extends Mortal implements Course {
  protected override asCourse(): Course {
    return this;
  }

  /** What everybody started as, shared by all courses of a set-up. */
  readonly starts: readonly number[];

  constructor(m: Matter, starts: readonly number[], b: number[] = m.blank.slice()) {
    super(m, b);
    this.starts = starts;
  }

  fork(): FlatCourse {
    return new FlatCourse(this.m, this.starts, this.copied());
  }

  startedAs(seat: SeatId): CharacterId {
    return this.m.ids[this.starts[seat]!]!;
  }

  settled(seat: SeatId): readonly FlatCourse[] {
    const open = this.status(seat);
    if (open >= 0) return [this];
    const yes = this.fork();
    this.decide(open, yes, this);
    return [...yes.settled(seat), ...this.settled(seat)];
  }

  /** Whether those who may keep an ability in death do is decided. */
  keepersSettled(): readonly FlatCourse[] {
    const keeper = this.openKeeper();
    return keeper < 0 ? [this] : this.settled(keeper).flatMap((one) => one.keepersSettled());
  }

  lie(seat: SeatId): Courses {
    if (this.isLiar(seat)) return [this];
    if (!this.mayStillLie(seat)) return [];
    this.raise(seat, LIED);
    return [this];
  }

  toldTonight(seat: SeatId, character: CharacterId): Told | null {
    if (this.isLiar(seat)) return null;
    return this.m.nights[this.night - 1]?.told[this.m.code(character)]?.[seat] ?? null;
  }
  speaksOf(seat: SeatId, character: CharacterId): boolean {
    return this.m.nights[this.night - 1]?.told[this.m.code(character)]?.[seat] !== undefined;
  }
  claimOf(seat: SeatId): CharacterId | null {
    return this.m.problem.claims[seat] ?? null;
  }
  saysTheyAre(seat: SeatId): CharacterId | null {
    const code = this.saysNow(seat);
    return code < 0 ? null : this.m.ids[code]!;
  }
  hearsOf(character: CharacterId): SeatSet {
    const code = this.m.code(character);
    let set = 0;
    for (const heard of this.m.nights[this.night - 1]?.heard ?? []) if (heard.code === code) set |= 1 << heard.seat;
    return set;
  }

  /** Asks whether something is so, as this seat's ability sees it. */
  ask(me: SeatId, code: number, saying: Saying, plainly = false): Asked {
    const world = worldOf(this.m);
    world.course = this;
    world.me = me;
    world.code = code;
    world.plainly = plainly;
    world.leanedOn = 0;
    world.openToken = -1;
    world.askedMarks = 0;
    world.assumedMark = -1;
    world.wakesLater = (seat) => this.wakesLater(seat, code);
    world.recalled = this.m.deductions[code]?.recalls?.(this, me) ?? {};
    const truth = saying(world);
    const asked = world.askedMarks;
    const possible = this.marked(me);
    if (asked === 0 || possible === 0)
      return { truth, marks: possible, unlessMarked: 0, leanedOn: world.leanedOn, openToken: world.openToken };
    let marks = truth === 'no' ? 0 : possible & ~asked;
    let unlessMarked = truth === 'yes' ? 0 : possible & ~asked;
    let best: Truth = (possible & ~asked) === 0 ? 'no' : truth;
    for (let rest = possible & asked; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      world.assumedMark = 31 - Math.clz32(bit);
      const holds = saying(world);
      if (holds !== 'no') marks |= bit;
      if (holds !== 'yes') unlessMarked |= bit;
      if (best === 'no') best = holds;
    }
    return { truth: best, marks, unlessMarked, leanedOn: world.leanedOn, openToken: world.openToken };
  }

  truthOf(me: SeatId, saying: Saying): readonly { readonly course: Course; readonly truth: Truth }[] {
    const asked = this.ask(me, this.char(me), saying);
    const open = this.#opened(asked);
    return open === null
      ? [{ course: this, truth: asked.truth }]
      : open.flatMap((course) => course.truthOf(me, saying));
  }

  #isDecided({ truth, leanedOn, openToken }: Asked): boolean {
    return truth !== 'may' || (leanedOn === 0 && openToken < 0);
  }
  /** Where an answer leans on what is not decided yet: the courses in which it is. */
  #opened({ truth, leanedOn, openToken }: Asked): readonly FlatCourse[] | null {
    if (truth !== 'may') return null;
    if (leanedOn !== 0) return this.settled(31 - Math.clz32(leanedOn));
    if (openToken < 0) return null;
    const [source, bit] = [openToken >> 5, 1 << (openToken & 31)];
    const there = this.fork();
    there.narrow(source, bit);
    this.narrow(source, ~bit);
    return [there, this];
  }

  hear(me: SeatId, told: Told, breath?: 'even dead'): Courses {
    // What nobody can check may have gone wrong all the same.
    if (told.fact === null) return this.m.problem.isPlayed ? this.learnUnheard(me, told.character) : [this];
    const code = this.m.code(told.character);
    if (breath !== undefined) this.raise(me, HEARD);
    if ((breath === undefined && !this.isInForce(me)) || !this.couldSay(me, told)) return this.lie(me);
    if (this.#saysFreely(me, code, told.fact)) return [this];
    const before = this.mayStillLie(me) ? this.fork() : null;
    const honest = this.#falsified(me, code).flatMap(([course, falsified]) =>
      falsified ? course.#falsely(me, code, told) : course.#truly(me, code, told, told.fact!),
    );
    // Who said it freely need not have lied.
    if (before === null || (honest.length === 1 && honest[0] === this && this.isLike(before))) return honest;
    return [...honest, ...before.lie(me)];
  }
  learnUnheard(me: SeatId, character: CharacterId): Courses {
    if (!this.isCounted) return [this];
    const code = this.m.code(character);
    // Whether advice was bad is the Storyteller's to say; what nobody heard may have been right but for who seems to be what.
    const learns = this.m.definitions[code]?.learns;
    const mayBeRight = this.isPlayed && (learns?.inFact !== undefined || this.mayBeDeceived(me));
    const isInformation = learns !== undefined && !mayBeRight;
    return this.#falsified(me, code).flatMap(([one, falsified]) => {
      if (falsified) {
        one.wentWrong(me, isInformation);
        return [one];
      }
      const settled = one.settled(me);
      const mayBeDeceived = this.mayBeDeceived(me);
      for (const after of settled) if (mayBeDeceived || after.isImpaired(me)) after.wentWrong(me, false);
      return settled;
    });
  }
  /** Whether an ability of that kind, working or not, could have told it at this table. */
  couldSay(me: SeatId, { sayable, character }: Told): boolean {
    return sayable === undefined || this.ask(me, this.m.code(character), sayable).truth !== 'no';
  }
  /** What is said is so whether their ability works or not, and nobody counts: nothing follows from it. */
  #saysFreely(me: SeatId, code: number, saying: Saying): boolean {
    if (this.isCounted || this.#isFalsifying(code)) return false;
    const asked = this.ask(me, code, saying);
    return asked.truth !== 'no' && asked.marks === this.marked(me) && this.#isDecided(asked);
  }
  #isFalsifying(code: number): boolean {
    if (this.m.teams[code] !== 'townsfolk') return false;
    for (const falsifier of this.m.falsifiers) {
      for (let seat = 0; seat < this.seats; seat++)
        if (this.hasCode(seat, falsifier) && this.isInForce(seat)) return true;
    }
    return false;
  }

  falsified(seat: SeatId, character: CharacterId): readonly (readonly [FlatCourse, boolean])[] {
    return this.#falsified(seat, this.m.code(character));
  }
  #falsified(me: SeatId, code: number): readonly (readonly [FlatCourse, boolean])[] {
    if (this.m.falsifiers.length === 0 || this.m.teams[code] !== 'townsfolk') return [[this, false]];
    for (const falsifier of this.m.falsifiers) {
      for (let seat = 0; seat < this.seats; seat++) {
        if (!this.hasCode(seat, falsifier) || !this.isInForce(seat)) continue;
        return this.settled(seat).flatMap((course) =>
          course.isImpaired(seat)
            ? [[course, false] as const]
            : course.warded(me).map(([one, isWarded]) => [one, !isWarded] as const),
        );
      }
    }
    return [[this, false]];
  }
  warded(seat: SeatId): readonly (readonly [FlatCourse, boolean])[] {
    for (const code of this.m.warders) {
      for (let me = 0; me < this.seats; me++) {
        if (!this.hasCode(me, code) || !this.isInForce(me)) continue;
        const wards = this.m.deductions[code]!.wards!(this, me, seat);
        if (wards === 'no') continue;
        return this.settled(me).flatMap((course) => {
          if (course.isImpaired(me)) return [[course, false] as const];
          if (wards === 'yes') return [[course, true] as const];
          const there = course.fork();
          there.mark(me, 1 << seat);
          course.mark(me, course.marked(me) & ~(1 << seat));
          return [[there, true] as const, [course, false] as const];
        });
      }
    }
    return [[this, false]];
  }
  #falsely(me: SeatId, code: number, told: Told): Courses {
    const asked = this.ask(me, code, told.inFact ?? told.fact!, this.m.problem.falsehood === 'plain');
    const open = this.#opened(asked);
    if (open !== null) return open.flatMap((course) => course.#falsely(me, code, told));
    if (asked.truth === 'yes' && asked.unlessMarked === 0) return [];
    if (asked.unlessMarked !== 0) this.mark(me, asked.unlessMarked);
    if (this.isCounted && this.isPlayed) return this.#isWrong(me, code, told.fact!);
    this.wentWrong(me, true);
    return [this];
  }

  /** In games nothing has gone wrong where an ability says what it would have said of everybody as they are. */
  #isWrong(me: SeatId, code: number, saying: Saying): Courses {
    const { truth, unlessMarked } = this.ask(me, code, saying, true);
    const all = this.marked(me);
    if (unlessMarked === 0 && truth === 'yes') return [this];
    const right = unlessMarked === 0 || unlessMarked === all ? [] : [this.fork()];
    for (const one of right) one.mark(me, all & ~unlessMarked);
    if (unlessMarked !== 0) this.mark(me, unlessMarked);
    this.wentWrong(me, true);
    return [...right, this];
  }

  #truly(me: SeatId, code: number, told: Told, saying: Saying): Courses {
    const asked = this.ask(me, code, saying);
    const open = this.#opened(asked);
    if (open !== null) return open.flatMap((course) => course.#truly(me, code, told, saying));
    const { truth, marks } = asked;
    const all = this.marked(me);
    if (!this.isCounted && truth !== 'no' && marks === all) return [this];
    const out: Course[] = [];
    for (const course of this.settled(me)) {
      if (course.isImpaired(me)) {
        // In games it may be counted where one of several has made another drunk.
        const isTheirs = course.isDrunkByItself(me, code);
        if (this.isCounted && marks !== 0 && marks !== all) {
          const wrong = course.fork();
          wrong.mark(me, all & ~marks);
          wrong.wentWrong(me, !isTheirs);
          out.push(wrong);
          course.mark(me, marks);
        }
        if (truth !== 'yes' && (!isTheirs || this.m.problem.isPlayed))
          course.wentWrong(me, truth === 'no' && !isTheirs);
        out.push(course);
      } else if (truth !== 'no') {
        if (marks !== all) course.mark(me, marks);
        if (this.isCounted && truth === 'may') {
          const plain = course.ask(me, code, saying, true);
          // Whoever the ability has marked would have made it right, and another has by what they seem to be.
          const elsewhere = plain.unlessMarked & marks;
          if (plain.truth !== 'no' && elsewhere !== 0) {
            const wrong = course.fork();
            wrong.mark(me, elsewhere);
            wrong.wentWrong(me, false);
            out.push(wrong);
          } else if (plain.truth === 'no') course.wentWrong(me, false);
        }
        out.push(course);
      }
    }
    return out;
  }

  /** One's own ability made one drunk: nobody else is to blame. */
  isDrunkByItself(me: SeatId, code: number): boolean {
    return this.m.deductions[code]!.drunkByItself === true && this.m.claims[me] === code;
  }

  /** Whether somebody wakes tonight after this character's place. */
  wakesLater(seat: SeatId, after: number): Truth {
    const { order, placed } = this.m.nights[this.night - 1]!;
    // In games whoever starts to know something out of the order of the night is not seen to wake before they do.
    const end = this.m.problem.isPlayed ? placed : order.length;
    let may: Truth = 'no';
    for (let at = order.indexOf(after) + 1; at < end; at++) {
      const code = order[at]!;
      if (!this.hasCode(seat, code) && !this.believesToHave(seat, code)) continue;
      const wakes = this.wakesFor(seat, code);
      if (wakes === 'yes') return 'yes';
      if (wakes === 'may') may = 'may';
    }
    return may;
  }

  wakesFor(seat: SeatId, code: number): Truth {
    if ((this.flags(seat) & DEAD) !== 0 && !this.isInForce(seat)) return 'no';
    if (this.sleeps(seat)) return 'no';
    const own = this.m.deductions[code]!.wakes;
    if (own !== undefined) return own(this, seat);
    const { wakes } = this.m.definitions[code] ?? {};
    if (wakes === undefined) return 'no';
    if (wakes === 'each') return 'yes';
    if (wakes === 'first') return this.night === this.bornIn(seat) ? 'yes' : 'no';
    if (wakes === 'set-up') return this.night === 1 ? 'yes' : 'no';
    if (wakes === 'other') return this.night !== 1 ? 'yes' : 'no';
    return 'may';
  }
  hasWoken(seat: SeatId): boolean {
    return (this.flags(seat) & WOKE) !== 0;
  }
}
