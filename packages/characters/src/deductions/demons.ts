import { type Course, type Courses, deduction, type SeatId, type SeatSet } from '@belfry/engine';
import { heirs, isUp, killsOne, strikesMany } from '../imagined-kills.ts';
import { holds, only, seatsOf, setOf } from '../seat-sets.ts';

export const imp = deduction({
  changes: true,
  atNight: (course, me) => killsOne(course, me),
  inherits: heirs,
});

export const nodashii = deduction({
  atNight: (course, me) => killsOne(course, me),
  aura: (course, me) => course.nearest(me, course.ofTeam('townsfolk')),
});

export const vortox = deduction({
  falsifies: true,
  atNight: (course, me) => killsOne(course, me),
  /** A day without an execution would have been the last. */
  atDusk: (course, me) =>
    course.executedToday() !== 0 || !course.isAlive(me)
      ? [course]
      : course.settled(me).filter((one) => one.isImpaired(me)),
});

export const vigormortis = deduction({
  atNight: (course, me) => killsOne(course, me),
  someoneDies(course, me, victim, { killer }) {
    if (killer !== me) return [course];
    return course.asRegistered(victim).flatMap((one) => {
      const minion = one.registers(victim, { team: 'minion' });
      if (minion === 'no') return [one];
      const spared = minion === 'may' ? [one.fork()] : [];
      one.keepAbility(me, victim);
      return [...spared, ...poisonsBeside(one, me, victim)];
    });
  },
  /** Who is no Minion any more keeps nothing; where a Townsfolk was poisoned, there is always another. */
  someoneBecomes(course, me, seat) {
    if (course.teamOf(seat) !== 'minion') course.liftBecause(me, seat);
    if (course.teamOf(seat) === 'townsfolk') return [course];
    return seatsOf(course.causes(me)).reduce<Courses>(
      (courses, minion) => courses.flatMap((one) => poisonsAnother(one, me, minion, seat)),
      [course],
    );
  },
});

/** Whoever is kept safe from Demons is poisoned in vain. */
function poisonsBeside(course: Course, me: SeatId, minion: SeatId): Courses {
  const beside = course.nearest(minion, course.ofTeam('townsfolk'));
  const inVain = inVainAmong(course, me, beside);
  course.impair(me, beside, 'ever', 'nothing', minion);
  return [...inVain, course];
}

function poisonsAnother(course: Course, me: SeatId, minion: SeatId, former: SeatId): Courses {
  const poisoned = course.impairsBecause(me, minion);
  if (!holds(poisoned, former)) return [course];
  const others = poisoned & ~only(former);
  const elsewhere = others === 0 ? [] : [course.fork()];
  for (const one of elsewhere) one.narrowBecause(me, minion, others);
  course.liftBecause(me, minion);
  course.keepAbility(me, minion);
  return [...elsewhere, ...poisonsBeside(course, me, minion)];
}

export const fanggu = deduction({
  turns: 'outsiders',
  changes: true,
  mayTurn: (course, me, seat) =>
    !course.gameFlag('fanggu') &&
    course.livesYet(me) &&
    course.livesYet(seat) &&
    course.registers(seat, { team: 'outsider' }) !== 'no',
  atNight: (course, me) => killsOne(course, me, jumpsOrKills, jumpTargets(course, me)),
});

/** Whom it may have jumped to: it is then dead itself. */
function jumpTargets(course: Course, me: SeatId): SeatSet {
  if (course.gameFlag('fanggu') || !mayFall(course, me)) return 0;
  return setOf(seatsOf(course.living()).filter((seat) => course.registers(seat, { team: 'outsider' }) !== 'no'));
}

/** Whoever jumps dies of it, unless something saves them. */
const mayFall = (course: Course, me: SeatId): boolean => holds(course.diedTonight(), me) || course.mayBeSaved;

function jumpsOrKills(course: Course, me: SeatId, victim: SeatId): Courses {
  if (victim === me || course.gameFlag('fanggu')) return course.attack(victim, { by: 'demon', killer: me });
  return course.attempt(victim, { by: 'demon', killer: me }).flatMap(({ course: one, saved }) => {
    if (saved) return [one];
    return one.asRegistered(victim).flatMap((other) => {
      const outsider = other.registers(victim, { team: 'outsider' });
      if (outsider === 'no') return other.fall(victim, { by: 'demon', killer: me });
      const killed = outsider === 'may' ? other.fork().fall(victim, { by: 'demon', killer: me }) : [];
      return [...killed, ...jump(other, me, victim)];
    });
  });
}

function jump(course: Course, me: SeatId, to: SeatId): Courses {
  if (!mayFall(course, me)) return [];
  course.raiseGameFlag('fanggu');
  return course
    .become(to, course.characterOf(me))
    .flatMap((one) => one.turn(to, true))
    .flatMap((one) => one.attack(me, { by: 'demon', killer: me, isSucceeded: true }));
}

const CHARGED = 1;

export const po = deduction({
  atNight(course, me) {
    if (!isUp(course, me)) return [course];
    if (course.memory(me) === CHARGED) {
      course.remember(me, 0);
      return course.settled(me).flatMap((one) => {
        if (!one.isImpaired(me)) return strikesMany(one, me, 3);
        one.wentWrong(me, true);
        return [one];
      });
    }
    const waits = course.fork();
    waits.remember(me, CHARGED);
    return [waits, ...killsOne(course, me)];
  },
});

/** Somebody else is poisoned, and then whoever was before dies; while the Pukka is impaired the poison waits. */
export const pukka = deduction({
  atNight(course, me) {
    if (!course.isAlive(me)) return [course];
    const before = course.impairmentsOf(me);
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        one.wentWrong(me, false);
        return [one];
      }
      if (one.sleeps(me)) return finishes(one, me, before);
      // Who poisons themselves finishes nobody.
      const self = one.fork();
      self.impair(me, only(me), 'ever');
      return [self, ...poisons(one, me).flatMap((after) => finishes(after, me, before))];
    });
  },
});

/** Whoever is kept safe from Demons is picked in vain. */
function poisons(course: Course, me: SeatId): Courses {
  const others = course.everybody() & ~only(me);
  const inVain = inVainAmong(course, me, others);
  course.impair(me, others, 'ever');
  return [...inVain, course];
}

/** The courses in which one of these was picked whom somebody keeps safe from Demons. */
function inVainAmong(course: Course, me: SeatId, seats: SeatSet): Courses {
  const inVain = seatsOf(seats).flatMap((seat) =>
    course
      .fork()
      .warded(seat)
      .flatMap(([one, isWarded]) => (isWarded ? [one] : [])),
  );
  for (const one of inVain) one.wentWrong(me, true);
  return inVain;
}

function finishes(course: Course, me: SeatId, poisons: number): Courses {
  if (poisons === 0) return [course];
  return seatsOf(course.impairs(me)).flatMap((victim) => {
    const one = course.fork();
    one.narrow(me, only(victim));
    return one.attack(victim, { by: 'demon', killer: me }).flatMap((after) => {
      after.lift(me);
      return finishes(after, me, poisons - 1);
    });
  });
}

const AFTERWARDS = 'whom they make Minions after the tokens are dealt is not followed';
export const kazali = deduction({ notInGames: AFTERWARDS, atNight: (course, me) => killsOne(course, me) });
export const lordoftyphon = deduction({ notInGames: AFTERWARDS, atNight: (course, me) => killsOne(course, me) });
export const ojo = deduction({ atNight: (course, me) => killsOne(course, me) });

/** It kills nobody; five days are all that it leaves. */
export const leviathan = deduction({
  atNight: (course, me) =>
    course.night < 6 || !course.isAlive(me) ? [course] : course.settled(me).filter((one) => one.isImpaired(me)),
});

export const lleech = deduction({ notCovered: 'whom it feeds on is not followed' });

/** On day 3 all Minions are it as well, and whoever is nominated dies. */
export const riot = deduction({
  changes: true,
  atDaybreak(course, me) {
    if (course.night !== 3 || !course.isAlive(me)) return [course];
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) return [one];
      const minions = seatsOf(one.ofTeam('minion'));
      return minions.reduce<Courses>(
        (courses, minion) => courses.flatMap((next) => next.become(minion, next.characterOf(me))),
        [one],
      );
    });
  },
  mayKillToday: rages,
  brings: ['nominee-died'],
  nominated(course, me, { nominee, came }) {
    if (came !== 'nothing' && (came !== 'nominee-died' || !rages(course, me))) return [];
    // One of several speaks for all.
    const rioters = seatsOf(course.living()).filter((seat) => course.has(seat, 'riot'));
    if (me !== rioters[0] || !rages(course, me) || nominee === null || !course.isAlive(nominee)) {
      return came === 'nothing' ? [course] : [];
    }
    const decided = rioters.reduce<Courses>((courses, seat) => courses.flatMap((one) => one.settled(seat)), [course]);
    return decided.flatMap((one) => {
      const killer = rioters.find((seat) => !one.isImpaired(seat));
      if (killer === undefined) return came === 'nothing' ? [one] : [];
      const struck = one.attack(nominee, { by: 'ability', killer });
      return struck.filter((after) => after.isAlive(nominee) === (came === 'nothing'));
    });
  },
});

function rages(course: Course, me: SeatId): boolean {
  return course.night === 3 && course.isAlive(me);
}
