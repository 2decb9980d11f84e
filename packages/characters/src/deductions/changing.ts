import { type Course, type Courses, deduction, type SeatId } from '@belfry/engine';
import { only, seatsOf } from '../seat-sets.ts';

export const snakecharmer = deduction({
  turns: 'itself',
  changes: true,
  mayTurn: (course, me, seat) => seat === me && course.isAlive(me) && !course.isImpaired(me),
  atNight(course, me, told) {
    if (!course.isAlive(me)) return told === null ? [course] : course.lie(me);
    const [chosen] = told?.chosen ?? [];
    if (chosen !== undefined) return charms(course, me, chosen);
    // Nobody says whom: it may have been anybody, which matters only if it was the Demon.
    const demons = seatsOf(course.living() & ~only(me)).filter(
      (seat) => course.registers(seat, { team: 'demon' }) !== 'no',
    );
    return [course.fork(), ...demons.flatMap((seat) => charms(course.fork(), me, seat))];
  },
});

function charms(course: Course, me: SeatId, chosen: SeatId): Courses {
  if (chosen === me || !course.isAlive(chosen)) return [course];
  return course.asRegistered(chosen).flatMap((one) => {
    const demon = one.registers(chosen, { team: 'demon' });
    if (demon === 'no') return [one];
    const missed = demon === 'may' ? [one.fork()] : [];
    return [
      ...missed,
      ...one.settled(me).flatMap((other) => {
        if (!other.isImpaired(me)) return swap(other, me, chosen);
        if (other.teamOf(chosen) === 'demon') other.wentWrong(me, true);
        return [other];
      }),
    ];
  });
}

/** Characters and sides change places, and the old Demon is poisoned for good. */
function swap(course: Course, me: SeatId, demon: SeatId): Courses {
  const [mine, theirs] = [course.isEvil(me), course.isEvil(demon)];
  const [charmer, character] = [course.characterOf(me), course.characterOf(demon)];
  return course
    .turn(demon, mine)
    .flatMap((one) => one.turn(me, theirs))
    .flatMap((one) => one.become(me, character))
    .flatMap((one) => one.become(demon, charmer))
    .map((one) => {
      one.impair(demon, only(demon), 'ever', 'everything');
      return one;
    });
}

export const scarletwoman = deduction({
  changes: true,
  wakes: () => 'no',
  someoneDies(course, me, victim) {
    if (course.livingCount() < 5) return [course];
    return course.asRegistered(victim).flatMap((one) => {
      const demon = one.registers(victim, { team: 'demon' });
      if (demon === 'no') return [one];
      const passed = demon === 'may' ? [one.fork()] : [];
      return [
        ...passed,
        ...one.settled(me).flatMap((other) => {
          if (!other.isImpaired(me)) return takesOver(other, me, victim);
          if (other.teamOf(victim) === 'demon') other.wentWrong(me, true);
          return [other];
        }),
      ];
    });
  },
});

/** Whoever only seemed to be a Demon may have seemed to be any. */
function takesOver(course: Course, me: SeatId, victim: SeatId): Courses {
  const demons = course.teamOf(victim) === 'demon' ? [course.characterOf(victim)] : course.sheet('demon');
  return demons.flatMap((demon) => {
    const one = course.fork();
    if (one.isNight) one.wakes(me);
    return one.become(me, demon);
  });
}
