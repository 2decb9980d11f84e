import { type CharacterId, TEAMS, type Team } from '@belfry/almanac';
import { type Course, type Courses, deduction, type SeatId, type SeatSet, type Told } from '@belfry/engine';
import { holds, only, seatsOf, setOf } from '../seat-sets.ts';

export const fortuneteller = deduction({
  starts(course, me) {
    course.mark(
      me,
      seatsOf(course.everybody()).reduce((set, seat) => (course.isEvil(seat) ? set : set | only(seat)), 0),
    );
    return [course];
  },
});

const onlyIfItHappened =
  (happened: (course: Course, me: SeatId) => boolean) => (course: Course, me: SeatId, told: Told | null) =>
    told === null || happened(course, me) ? [course] : course.lie(me);

export const ravenkeeper = deduction({
  wakes: (course, me) => (course.memory(me) === course.night ? 'yes' : 'no'),
  wakesDying: () => true,
  dies(course, me) {
    if (!course.isNight) return [course];
    course.remember(me, course.night);
    const told = course.toldTonight(me, 'ravenkeeper');
    return told === null ? course.learnUnheard(me, 'ravenkeeper') : course.hear(me, told, 'even dead');
  },
  atNight: onlyIfItHappened((course, me) => course.memory(me) === course.night),
});

/** The night and the killer in one number. */
const KILLER = 32;
export const sage = deduction({
  wakes: (course, me) => (Math.floor(course.memory(me) / KILLER) === course.night ? 'yes' : 'no'),
  recalls: (course, me) => ({ killer: course.memory(me) === 0 ? null : course.memory(me) % KILLER }),
  wakesDying: (_, { by, killer }) => by === 'demon' && killer !== null,
  dies(course, me, { by, killer }) {
    if (by !== 'demon' || killer === null || !course.isNight) return [course];
    course.remember(me, course.night * KILLER + killer);
    const told = course.toldTonight(me, 'sage');
    return told === null ? course.learnUnheard(me, 'sage') : course.hear(me, told, 'even dead');
  },
  atNight: onlyIfItHappened((course, me) => Math.floor(course.memory(me) / KILLER) === course.night),
});

export const undertaker = deduction({
  wakes: (course) => (course.diedByExecution() !== 0 ? 'yes' : 'no'),
});

export const chambermaid = deduction({
  wakes: (course, me) => (seatsOf(course.living() & ~only(me)).length >= 2 ? 'yes' : 'no'),
});

const SPENT = 1;
export const seamstress = deduction({
  mayBeLeft: true,
  wakes: (course, me) => (course.memory(me) === SPENT ? 'no' : course.isLiar(me) && course.night > 1 ? 'may' : 'yes'),
  atNight(course, me, told) {
    if (course.memory(me) === SPENT) return told === null ? [course] : course.lie(me);
    if (told === null) {
      if (!course.isCounted || !course.isAlive(me)) return [course];
      const unused = course.fork();
      return [
        unused,
        ...course.lie(me).flatMap((one) => {
          one.remember(me, SPENT);
          return one.learnUnheard(me, 'seamstress');
        }),
      ];
    }
    course.remember(me, SPENT);
    return course.hear(me, told);
  },
});

export const juggler = deduction({
  wakes(course, me) {
    if (course.night !== course.bornIn(me) + 1) return 'no';
    return course.isLiar(me) ? 'may' : course.speaksOf(me, 'juggler') ? 'yes' : 'no';
  },
});

export const mathematician = deduction({ countsWrong: true });

/** Everything that the one shown last may have been: a bit for each team. */
const teamsIn = (bits: number): Team[] => TEAMS.filter((_, at) => (bits & (1 << at)) !== 0);

export const balloonist = deduction({
  recalls: (course, me) => (course.memory(me) === 0 ? {} : { shown: teamsIn(course.memory(me)) }),
  atNight(course, me, told) {
    const [shown] = told?.chosen ?? [];
    if (told === null || shown === undefined) {
      course.remember(me, 0);
      return course.isInForce(me) ? course.learnUnheard(me, 'balloonist') : [course];
    }
    const before = course.memory(me);
    return course
      .asRegistered(shown)
      .flatMap((one) => one.hear(me, told))
      .flatMap((one) => one.falsified(me, 'balloonist'))
      .map(([one, isFalsified]) => {
        one.remember(me, one.isPlayed ? typesOf(one, shown) : typeLeft(one, shown, isFalsified ? null : before));
        return one;
      });
  },
});

function typesOf(course: Course, seat: SeatId): number {
  let types = 0;
  for (const [at, team] of TEAMS.entries()) if (course.registers(seat, { team }) !== 'no') types |= 1 << at;
  return types;
}

/** In puzzles nothing is made false by how somebody registers; and what the one before was this one cannot have been. */
function typeLeft(course: Course, seat: SeatId, before: number | null): number {
  if (before === null) return 1 << TEAMS.indexOf(course.teamOf(seat));
  const types = typesOf(course, seat);
  const isOne = before !== 0 && (before & (before - 1)) === 0;
  return isOne && (types & ~before) !== 0 ? types & ~before : types;
}

/** What such an ability tells somebody else is false where nothing may be true, which may be counted. */
function tellsOthers(course: Course, me: SeatId, character: CharacterId): Courses {
  if (!course.isCounted) return [course];
  return course.falsified(me, character).map(([one, isFalsified]) => {
    if (isFalsified) one.wentWrong(me, false);
    return one;
  });
}

/** This seat's ability has told somebody who has it; where nothing may be true, it has named somebody else. */
function names(course: Course, character: CharacterId, seat: SeatId, named: SeatId | undefined): Courses {
  if (!course.has(seat, character) || !course.isInForce(seat)) return [];
  return course
    .fork()
    .settled(seat)
    .filter((one) => !one.isImpaired(seat))
    .flatMap((one) => one.falsified(seat, character))
    .flatMap(([one, isFalsified]) => (isFalsified === (named !== seat) ? [one] : []));
}

/** They learn nothing, and somebody else may say that they were told. */
export const nightwatchman = deduction({
  wakes: (course, me) => (course.memory(me) === SPENT ? 'no' : course.isLiar(me) && course.night > 1 ? 'may' : 'yes'),
  atNight(course, me, told) {
    const [chosen] = told?.chosen ?? [];
    if (chosen === undefined) {
      // Whom they picked in secret may have been told something false.
      if (course.isLiar(me) && course.isInForce(me)) course.wentWrong(me, false);
      return [course];
    }
    if (!course.isAlive(me) || course.memory(me) === SPENT) return course.lie(me);
    course.remember(me, SPENT);
    const courses = tellsOthers(course, me, 'nightwatchman');
    if (chosen === me || course.isLiar(chosen)) return courses;
    const confirmed = holds(course.hearsOf('nightwatchman'), chosen);
    return courses
      .flatMap((one) => one.settled(me))
      .flatMap((one) => {
        if (!one.isImpaired(me)) return confirmed ? [one] : one.lie(chosen);
        one.wentWrong(me, true);
        return confirmed ? one.lie(chosen) : [one];
      });
  },
  /** Who does not say that they picked this one keeps it back. */
  heard: (course, hearer, { chosen: [named] }) =>
    seatsOf(course.everybody()).flatMap((seat) =>
      names(course, 'nightwatchman', seat, named).flatMap((one) =>
        course.toldTonight(seat, 'nightwatchman')?.chosen[0] === hearer ? [one] : one.lie(seat),
      ),
    ),
});

/** Evil players are told of it. */
export const poppygrower = deduction({
  heard: (course) =>
    seatsOf(course.everybody())
      .filter((seat) => course.has(seat, 'poppygrower') && course.isInForce(seat))
      .flatMap((seat) =>
        course
          .fork()
          .settled(seat)
          .filter((one) => !one.isImpaired(seat)),
      ),
});

const opposedTo = (course: Course, me: SeatId): SeatSet =>
  setOf(
    seatsOf(course.everybody() & ~only(me)).filter(
      (seat) => course.sways(seat) || course.isEvil(seat) !== course.isEvil(me),
    ),
  );

/** Where the old twin has changed sides, there is a new one. */
function possibleTwins(course: Course, me: SeatId): SeatSet {
  const [opposed, twins] = [opposedTo(course, me), course.marked(me)];
  const isSure = (twins & ~opposed) === 0 && !seatsOf(twins).some((seat) => course.sways(seat));
  return isSure ? twins : opposed;
}

const isRemade = (course: Course, seat: SeatId): boolean => !course.has(seat, course.wasByDay(seat));

/** Somebody else was remade in this night, which made them the new twin; then they were remade themselves. */
const isTwinNoMore = (course: Course, seat: SeatId): boolean =>
  isRemade(course, seat) && seatsOf(course.everybody() & ~only(seat)).some((other) => isRemade(course, other));

/** Each learns of the other; whoever is truthful says so. */
export const eviltwin = deduction({
  starts(course, me) {
    course.mark(me, opposedTo(course, me));
    return [course];
  },
  atNight(course, me) {
    // Who dies before the two meet has shown themselves to nobody.
    if (course.night !== course.bornIn(me) || !course.isAlive(me)) return [course];
    course.mark(me, possibleTwins(course, me));
    const silent = seatsOf(course.marked(me)).filter(
      (seat) => !course.isLiar(seat) && !holds(course.hearsOf('eviltwin'), seat),
    );
    // Whoever keeps it back has to have a reason.
    const secret = silent.flatMap((seat) => {
      const one = course.fork();
      one.mark(me, only(seat));
      return one.lie(seat);
    });
    course.mark(me, course.marked(me) & ~silent.reduce((set, seat) => set | only(seat), 0));
    return course.marked(me) === 0 ? secret : [course, ...secret];
  },
  heard(course, hearer, { chosen: [twin] }) {
    if (twin === undefined) return [];
    // They met before somebody made the twin somebody else.
    if (!course.has(twin, 'eviltwin')) return course.wasByDay(twin) === 'eviltwin' ? [course] : [];
    // Whoever changes sides tonight was the twin before they did.
    if (!holds(possibleTwins(course, twin), hearer))
      return course.sways(hearer) || isTwinNoMore(course, hearer) ? [course] : [];
    course.mark(twin, only(hearer));
    return [course];
  },
  mournsInTurn: true,
  someoneDies(course, me, victim, { by }) {
    const twins = possibleTwins(course, me);
    if (by !== 'execution' || course.isEvil(victim) || !holds(twins, victim)) return [course];
    const others = twins & ~only(victim);
    const another = others === 0 ? [] : [course.fork()];
    for (const one of another) one.mark(me, others);
    course.mark(me, only(victim));
    return [...another, ...course.settled(me).filter((one) => one.isImpaired(me))];
  },
  // Whoever is the twin from now on may be so when the old one is on the other side again.
  someoneTurns: (course, me) => course.mark(me, possibleTwins(course, me)),
  holdsEnd: (course, me) =>
    course.isAlive(me) && (possibleTwins(course, me) & course.living()) !== 0 && !course.isImpaired(me),
});

const isDying = (course: Course): boolean => course.livingCount() * 2 <= course.seats;

/** Demons are told who it is; where nothing may be true, of somebody else. */
export const king = deduction({
  wakes: (course) => (isDying(course) ? 'yes' : 'no'),
  atNight(course, me, told) {
    if (!course.isInForce(me)) return told === null ? [course] : course.hear(me, told);
    const courses = tellsOthers(course, me, 'king');
    if (told !== null) return courses.flatMap((one) => one.hear(me, told));
    return isDying(course) ? courses.flatMap((one) => one.learnUnheard(me, 'king')) : courses;
  },
  heard: (course, hearer, { chosen: [named] }) =>
    course.teamOf(hearer) === 'demon'
      ? seatsOf(course.everybody()).flatMap((seat) => names(course, 'king', seat, named))
      : [],
});
