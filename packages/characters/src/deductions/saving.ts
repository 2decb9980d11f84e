import { and, type Course, deduction, type SeatId, type Truth } from '@belfry/engine';
import { holds, only, seatsOf } from '../seat-sets.ts';

/** Whoever the ability has marked, as far as that is known. */
const isMarked = (course: Course, me: SeatId, victim: SeatId): Truth => {
  const marked = course.marked(me);
  return !holds(marked, victim) ? 'no' : marked === only(victim) ? 'yes' : 'may';
};
const itWasThem = (course: Course, me: SeatId, victim: SeatId) => course.mark(me, only(victim));
const itWasNotThem = (course: Course, me: SeatId, victim: SeatId) => course.mark(me, course.marked(me) & ~only(victim));
const noMore = (course: Course, me: SeatId) => {
  course.mark(me, 0);
  return [course];
};

export const soldier = deduction({
  saves: (_, me, victim, { by }) => (victim === me && by === 'demon' ? 'yes' : 'no'),
  wards: (_, me, seat) => (seat === me ? 'yes' : 'no'),
});

export const monk = deduction({
  atNight(course, me, told) {
    if (course.night === 1) return [course];
    if (!course.isInForce(me)) return told === null ? [course] : course.lie(me);
    const chosen = told?.chosen[0];
    course.mark(me, chosen === undefined ? course.everybody() & ~only(me) : only(chosen));
    return [course];
  },
  saves: (course, me, victim, { by }) => (by === 'demon' && course.isNight ? isMarked(course, me, victim) : 'no'),
  wards: isMarked,
  hasSaved: itWasThem,
  hasNotSaved: itWasNotThem,
  atDawn: noMore,
});

export const devilsadvocate = deduction({
  atNight(course, me) {
    if (course.isInForce(me)) course.mark(me, course.living());
    return [course];
  },
  saves: (course, me, victim, { by }) => (by === 'execution' ? isMarked(course, me, victim) : 'no'),
  hasSaved: itWasThem,
  hasNotSaved: itWasNotThem,
  atDusk: noMore,
});

export const tealady = deduction({
  mindsNeighbours: true,
  saves(course, me, victim) {
    // Whoever mourns dies after those whom they mourn, who sit beside nobody by then.
    const neighbours = course.nearest(me, course.living() & ~course.falling());
    if (!holds(neighbours, victim)) return 'no';
    return seatsOf(neighbours).reduce<Truth>((so, seat) => and(so, course.registers(seat, { evil: false })), 'yes');
  },
});

const SPENT = 1;
export const fool = deduction({
  saves: (course, me, victim) => (victim === me && course.memory(me) !== SPENT ? 'yes' : 'no'),
  hasSaved: (course, me) => course.remember(me, SPENT),
  savesLast: true,
});

export const pacifist = deduction({
  saves: (course, _, victim, { by }) =>
    by === 'execution' && course.registers(victim, { evil: false }) !== 'no' ? 'may' : 'no',
});

export const mayor = deduction({
  redirects(course, me, peril) {
    if (!course.isNight) return course.die(me, peril);
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) return one.die(me, peril);
      // Where two say they are this, each would point at the other for ever.
      const isOther = (seat: SeatId) => one.characterOf(seat) !== one.characterOf(me);
      const others = seatsOf(one.diedTonight() & one.living() & ~only(me)).filter(isOther);
      const instead = others.flatMap((other) => one.fork().attack(other, peril));
      const nobody = one.mayBeSaved ? seatsOf(one.living() & ~one.diedTonight() & ~only(me)).filter(isOther) : [];
      const saved = nobody.flatMap((other) => one.fork().attack(other, peril));
      const inVain = one.sinksKills && one.dead() !== 0 ? [one.fork()] : [];
      const spared = [...instead, ...saved, ...inVain];
      for (const after of spared) if (peril.killer !== null) after.wentWrong(peril.killer, true);
      return [...spared, ...one.die(me, peril)];
    });
  },
});

export const exorcist = deduction({
  atNight(course, me, told) {
    if (course.night === 1) return [course];
    if (!course.isInForce(me)) return told === null ? [course] : course.lie(me);
    const chosen = told?.chosen[0];
    const options = chosen === undefined ? seatsOf(course.ofTeam('demon')) : [chosen];
    const missed = chosen === undefined ? [course.fork()] : [];
    return [
      ...missed,
      ...options.flatMap((player) =>
        course
          .fork()
          .asRegistered(player)
          .flatMap((one) => {
            const demon = one.registers(player, { team: 'demon' });
            if (demon === 'no') return [one];
            const passed = demon === 'may' ? [one.fork()] : [];
            return [
              ...passed,
              ...one.settled(me).map((other) => {
                if (other.isImpaired(me)) other.wentWrong(me, true);
                else {
                  other.sleepTonight(player);
                  // Whether they would have done anything tonight is their own affair.
                  other.wentWrong(player, false);
                }
                return other;
              }),
            ];
          }),
      ),
    ];
  },
});

/** Whom she nominated on her first day was executed: no Demon kills that night. */
export const princess = deduction({
  nominated(course, me, { nominator, nominee }) {
    if (nominator !== me || nominee === null || course.night !== course.bornIn(me)) return [course];
    if (holds(course.executedToday(), nominee)) course.remember(me, course.night);
    return [course];
  },
  /** Who is drunk then has stayed nobody; who is so later does no more. */
  atNight(course, me) {
    if (course.night === 1 || course.memory(me) !== course.night - 1 || !course.isInForce(me)) return [course];
    return course.settled(me).map((one) => {
      if (!one.isImpaired(me)) one.mark(me, one.everybody());
      return one;
    });
  },
  stays: (course, me) => course.marked(me) !== 0,
  atDawn: noMore,
});

export const vizier = deduction({
  /** Who has voted, and on which side they seem to be to this one alone, is not followed: it may have gone wrong. */
  used(course, me) {
    if (course.isCounted) course.wentWrong(me, false);
    return [course];
  },
  saves: (course, me, victim) => (victim === me && !course.isNight ? 'yes' : 'no'),
});
