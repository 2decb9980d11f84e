import type { CharacterId } from '@belfry/almanac';
import { type Course, type Courses, deduction, type SeatId, type SeatSet } from '@belfry/engine';
import { holds, only, seatsOf, setOf } from '../seat-sets.ts';

export const poisoner = deduction({
  atNight(course, me) {
    if (course.isInForce(me)) course.impair(me, course.everybody(), 'dusk');
    return [course];
  },
});

/** One good player hears of her; whoever is truthful says so. When that one turns evil, another does. */
export const widow = deduction({
  someoneTurns(course, me) {
    if (course.isNight) course.remember(me, course.night);
  },
  atNight(course, me) {
    if (course.night !== course.bornIn(me) || !course.isAlive(me)) return [course];
    course.impair(me, course.everybody(), 'ever');
    const hearers = seatsOf(course.hearsOf('widow')).filter((seat) => !course.isLiar(seat) && !course.isEvil(seat));
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) return [one];
      if (hearers.length === 0) return keptBack(one);
      // Whoever became somebody else tonight may have turned, and then another was told.
      const told = hearers.filter((seat) => one.saysTheyBecame(seat) === null);
      return told.length <= 1 ? [one] : told.flatMap((seat) => onlyTold(one.fork(), seat, told));
    });
  },
  heard: (course) =>
    seatsOf(course.everybody())
      .filter((seat) => course.has(seat, 'widow') && mayHaveSpread(course, seat))
      .flatMap((seat) =>
        course
          .fork()
          .settled(seat)
          .filter((one) => !one.isImpaired(seat)),
      ),
});

/** Only one of those who say so was told: the others make it up. */
const onlyTold = (course: Course, told: SeatId, tellers: readonly SeatId[]): Courses =>
  tellers
    .filter((seat) => seat !== told)
    .reduce<Courses>((courses, seat) => courses.flatMap((one) => one.lie(seat)), [course]);

/** Somebody good was told of it: one who says nothing of it has reasons to lie. */
function keptBack(course: Course): Courses {
  const good = seatsOf(course.everybody()).filter((seat) => !course.isEvil(seat));
  return good.some((seat) => course.isLiar(seat)) ? [course] : good.flatMap((seat) => course.fork().lie(seat));
}

/** Whoever dies later in the night in which somebody turned has been known to another before. */
const mayHaveSpread = (course: Course, widow: SeatId): boolean =>
  (course.isInForce(widow) && (course.bornIn(widow) === course.night || someoneSways(course))) ||
  (course.memory(widow) === course.night && (course.isInForce(widow) || holds(course.diedTonight(), widow)));
const someoneSways = (course: Course): boolean => seatsOf(course.everybody()).some((seat) => course.sways(seat));

/** In the night whose number is that of the Outsiders at set-up all Townsfolk are poisoned, and whoever becomes one. */
export const xaan = deduction({
  aura: (course, me) => (course.memory(me) === course.night ? course.ofTeam('townsfolk') : 0),
  atNight(course, me) {
    if (!course.isInForce(me) || course.night !== outsidersAtFirst(course)) return [course];
    course.remember(me, course.night);
    if (!course.isCounted) return [course];
    const settled = course.settled(me);
    for (const one of settled) if (one.isImpaired(me)) one.wentWrong(me, true);
    return settled;
  },
});

function outsidersAtFirst(course: Course): number {
  const seats = seatsOf(course.everybody());
  return seats.filter((seat) => course.teamOfCharacter(course.startedAs(seat)) === 'outsider').length;
}

const SPENT = 1;
/** Once: what the owner says they named, or anything where nobody knows. */
export const courtier = deduction({
  wakes: (course, me) => (course.memory(me) === SPENT ? 'no' : course.isLiar(me) && course.night > 1 ? 'may' : 'yes'),
  atNight(course, me, told) {
    if (told === null) {
      if (course.memory(me) === SPENT || !course.isAlive(me)) return [course];
      const unused = course.fork();
      const secret = course.lie(me);
      for (const one of secret) {
        one.remember(me, SPENT);
        one.impair(me, one.everybody(), { dusks: 3 });
      }
      return [unused, ...secret];
    }
    if (!course.isAlive(me) || course.memory(me) === SPENT || told.named === null) return course.lie(me);
    course.remember(me, SPENT);
    const { named } = told;
    const holders = seatsOf(course.everybody()).filter((seat) => course.registers(seat, { character: named }) !== 'no');
    if (holders.length === 0) return [course];
    const sure = holders.some((seat) => course.registers(seat, { character: named }) === 'yes');
    const nobody = sure ? [] : [course.fork()];
    return [
      ...nobody,
      ...holders.flatMap((seat) =>
        course
          .fork()
          .asRegistered(seat)
          .filter((one) => one.registers(seat, { character: named }) !== 'no')
          .flatMap((one) => drinks(one, me, seat)),
      ),
    ];
  },
});

/** Who is too drunk to drink with anybody has spent it all the same. */
const drinks = (course: Course, me: SeatId, with_: SeatId): Courses =>
  course.settled(me).map((one) => {
    if (one.isImpaired(me)) one.wentWrong(me, true);
    else one.impair(me, only(with_), { dusks: 3 });
    return one;
  });

/** They or whoever they drank with is drunk: anybody, where nobody says who that was. */
export const sailor = deduction({
  saves: (_, me, victim) => (victim === me ? 'yes' : 'no'),
  atNight(course, me, told) {
    if (!course.isAlive(me)) return told === null ? [course] : course.lie(me);
    const [mate] = told?.chosen ?? [];
    return course.settled(me).map((one) => {
      if (one.isImpaired(me)) one.wentWrong(me, true);
      else one.impair(me, mate === undefined ? one.living() : only(me) | only(mate), 'dusk');
      return one;
    });
  },
});

export const sweetheart = deduction({
  dies: (course, me) =>
    course.settled(me).map((one) => {
      if (one.isImpaired(me)) one.wentWrong(me, true);
      else one.impair(me, one.everybody(), 'ever', 'death');
      return one;
    }),
});

/** Whoever she has made drunk is also who she may guess. */
export const puzzlemaster = deduction({
  starts(course, me) {
    // What a liar guessed binds nobody: then it is left open whom they have made drunk.
    if (course.isLiar(me)) {
      course.impair(me, course.everybody(), 'ever', 'death');
      return [course];
    }
    return seatsOf(course.everybody()).map((drunk) => {
      const one = course.fork();
      one.mark(me, only(drunk));
      one.impair(me, only(drunk), 'ever', 'death');
      return one;
    });
  },
});

/** Of several, one is drunk from the start. */
export const villageidiot = deduction({
  drunkByItself: true,
  starts(course, me) {
    const idiots = seatsOf(course.everybody()).filter((seat) => course.has(seat, 'villageidiot'));
    if (course.night > 0 || idiots.length < 2 || idiots[0] !== me) return [course];
    course.impair(
      me,
      idiots.reduce((set, seat) => set | only(seat), 0),
      'ever',
      'everything',
    );
    return [course];
  },
  /** Who was the drunk one, and is none of them any more, is drunk no more. */
  someoneBecomes(course, _, seat) {
    const [first] = seatsOf(course.everybody()).filter((one) => course.startedAs(one) === 'villageidiot');
    if (first === undefined || course.has(seat, 'villageidiot') || course.gameFlag('villageidiot')) return [course];
    const drunk = course.impairs(first);
    if (!holds(drunk, seat)) return [course];
    const others = drunk & ~only(seat);
    const elsewhere = others === 0 ? [] : [course.fork()];
    for (const one of elsewhere) one.narrow(first, others);
    course.lift(first);
    course.raiseGameFlag('villageidiot');
    return [...elsewhere, course];
  },
});

export const minstrel = deduction({
  someoneDies(course, me, victim, { by }) {
    if (by !== 'execution') return [course];
    return course.asRegistered(victim).flatMap((one) => {
      const minion = one.registers(victim, { team: 'minion' });
      if (minion === 'no') return [one];
      const quiet = minion === 'may' ? [one.fork()] : [];
      return [
        ...quiet,
        ...one.settled(me).map((other) => {
          if (other.isImpaired(me)) other.wentWrong(me, true);
          else
            for (const seat of seatsOf(other.everybody() & ~only(me)))
              other.impair(me, only(seat), { dusks: 2 }, 'everything');
          return other;
        }),
      ];
    });
  },
});

/** Whoever is what was taken is drunk as long as the Philosopher is not; of several one is. */
export const philosopher = deduction({
  gains: true,
  mayBeLeft: true,
  aura(course, me) {
    const copies = copiesOf(course, me);
    return isOne(copies) ? copies : 0;
  },
  /** Where that one is somebody else by now, another of them is drunk. */
  someoneBecomes(course, me, seat) {
    const drunk = course.impairsBecause(me, me);
    if (!holds(drunk, seat) || holds(copiesOf(course, me), seat)) return [course];
    const others = drunk & ~only(seat);
    const elsewhere = others === 0 ? [] : [course.fork()];
    for (const one of elsewhere) one.narrowBecause(me, me, others);
    course.liftBecause(me, me);
    makesOneDrunk(course, me);
    return [...elsewhere, course];
  },
  wakes: (course, me) => (course.hasGained(me) ? 'no' : 'yes'),
  atNight(course, me, told) {
    if (told === null || told.named === null) return unheard(course, me);
    if (!course.isAlive(me) || course.hasGained(me)) return course.lie(me);
    return takes(course, me, told.named);
  },
});

/** Nobody says what was picked: where its owner has reasons to keep it back, it may have been anything. */
function unheard(course: Course, me: SeatId): Courses {
  if (!course.isAlive(me) || course.hasGained(me)) return [course];
  const unused = course.fork();
  const good = [...course.sheet('townsfolk'), ...course.sheet('outsider')];
  return [unused, ...course.lie(me).flatMap((one) => good.flatMap((named) => takes(one.fork(), me, named)))];
}

function takes(course: Course, me: SeatId, named: CharacterId): Courses {
  return course.settled(me).flatMap((one) => {
    if (one.isImpaired(me)) {
      one.wentWrong(me, true);
      return one.gain(me, named, true);
    }
    const courses = one.gain(me, named, false);
    for (const after of courses) makesOneDrunk(after, me);
    return courses;
  });
}

function copiesOf(course: Course, me: SeatId): SeatSet {
  const taken = course.gainedBy(me);
  if (taken === null) return 0;
  return setOf(seatsOf(course.everybody() & ~only(me)).filter((seat) => course.characterOf(seat) === taken));
}

const isOne = (seats: SeatSet): boolean => (seats & (seats - 1)) === 0;

/** Which of several is left open; where there is one only, it is whoever that is. */
function makesOneDrunk(course: Course, me: SeatId): void {
  const copies = copiesOf(course, me);
  if (!isOne(copies)) course.impair(me, copies, 'ever', 'nothing', me);
}
