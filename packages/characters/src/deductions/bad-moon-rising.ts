import { type Course, type Courses, deduction, type SeatId } from '@belfry/engine';
import { inVain, isUp, strikes, strikesMany } from '../imagined-kills.ts';
import { BY_GOON, BY_MOONCHILD } from '../imagined-memory.ts';
import { holds, only, seatsOf, setOf } from '../seat-sets.ts';

const SPENT = 1;

/** Whoever it may be until somebody dies. */
export const grandmother = deduction({
  starts(course, me) {
    course.mark(
      me,
      setOf(seatsOf(course.everybody() & ~only(me)).filter((seat) => course.registers(seat, { evil: true }) !== 'yes')),
    );
    return [course];
  },
  someoneDies(course, me, victim, { by }) {
    const children = course.marked(me);
    if (by !== 'demon' || !holds(children, victim) || !course.isAlive(me)) return [course];
    const others = children & ~only(victim);
    const strangers = others === 0 ? [] : [course.fork()];
    for (const one of strangers) one.mark(me, others);
    course.mark(me, only(victim));
    const mourning = course
      .settled(me)
      .flatMap((one) => (one.isImpaired(me) ? [one] : one.attack(me, { by: 'ability', killer: me })));
    return [...strangers, ...mourning];
  },
});

/** Both guests are safe tonight, and one of them is drunk. */
export const innkeeper = deduction({
  atNight(course, me, told) {
    if (course.night === 1) return [course];
    if (!course.isInForce(me)) return told === null ? [course] : course.lie(me);
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        one.wentWrong(me, true);
        return [one];
      }
      const rooms = told === null ? pairs(one) : [setOf(told.chosen)];
      return rooms.map((guests) => {
        const next = rooms.length === 1 ? one : one.fork();
        next.mark(me, guests);
        next.impair(me, guests, 'dusk');
        return next;
      });
    });
  },
  saves: (course, me, victim) => (course.isNight && holds(course.marked(me), victim) ? 'yes' : 'no'),
  atDawn(course, me) {
    course.mark(me, 0);
    return [course];
  },
});

function pairs(course: Course): number[] {
  const all = seatsOf(course.everybody());
  return all.flatMap((a) => all.filter((b) => b > a).map((b) => only(a) | only(b)));
}

export const professor = deduction({
  wakes: (course, me) => (course.memory(me) !== SPENT && course.night > 1 && course.dead() !== 0 ? 'may' : 'no'),
  atNight(course, me, told) {
    if (course.night === 1 || course.memory(me) === SPENT) return [course];
    if (!course.isInForce(me)) return [course];
    const [chosen] = told?.chosen ?? [];
    if (chosen !== undefined) return raises(course, me, chosen);
    const unused = course.fork();
    return [
      unused,
      ...course.lie(me).flatMap((one) => seatsOf(one.mayReturn()).flatMap((seat) => raises(one.fork(), me, seat))),
    ];
  },
  mayRaise(course, me, seat) {
    if (course.night === 1 || course.memory(me) === SPENT) return false;
    return course.isLiar(me) || course.toldTonight(me, 'professor')?.chosen[0] === seat;
  },
});

function raises(course: Course, me: SeatId, player: SeatId): Courses {
  course.remember(me, SPENT);
  return course.settled(me).flatMap((one) => {
    if (one.isImpaired(me)) {
      if (one.teamOf(player) === 'townsfolk') one.wentWrong(me, true);
      return [one];
    }
    return one.asRegistered(player).flatMap((other) => {
      const townsfolk = other.registers(player, { team: 'townsfolk' });
      const missed = townsfolk === 'yes' ? [] : [other.fork()];
      return townsfolk === 'no' ? missed : [...missed, ...other.revive(player)];
    });
  });
}

/** Somebody may be drunk because they picked the Goon, who may be on either side by now; who did is not followed. */
export const goon = deduction({
  keepsMore: 'who picked them first, whom that made drunk, and whose side they are on',
  turns: 'itself',
  mayTurn: (course, me, seat) => seat === me && course.livesYet(me),
  /** Whoever strikes at them first in a night is drunk before the blow falls. */
  saves: (course, me, victim, { killer }) => (victim === me && killer !== null && course.isNight ? 'may' : 'no'),
  hasSaved(course, me, _, { killer }) {
    if (killer !== null) course.impair(me, only(killer), 'dusk');
  },
  starts: awaits,
  atDusk: (course, me) => (course.isAlive(me) ? awaits(course, me) : [course]),
  someoneWakes(course, me, actor) {
    if (BY_GOON.of(course, me) !== actor + 1) return [course];
    BY_GOON.keep(course, me, 0);
    course.impair(me, only(actor), 'dusk');
    return [course];
  },
  atDawn(course, me) {
    // They may have turned before they fell, or before somebody made them drunk.
    if (!course.isAlive(me) && !holds(course.diedTonight(), me)) return [course];
    return [course.fork(), ...course.turn(me, !course.isEvil(me))];
  },
});

/**
 * Somebody may pick them tonight, and is drunk from then on: for whoever does nothing but for themselves it is all the
 * same when. Whose ability others feel the whole night (a Philosopher's, a Pukka's, a No Dashii's) makes them do so until then.
 */
function awaits(course: Course, me: SeatId): Courses {
  course.sway(me);
  BY_GOON.keep(course, me, 0);
  const later = seatsOf(course.living() & ~only(me)).filter(
    (seat) => course.gainedBy(seat) !== null || course.bearsOnOthers(seat),
  );
  const waiting = later.map((seat) => {
    const one = course.fork();
    BY_GOON.keep(one, me, seat + 1);
    return one;
  });
  course.impair(me, course.everybody(), { dusks: 2 });
  return [...waiting, course];
}

/** Dead, and somebody is to be named. */
const DUE = 1;
const NAMED = 32;
/** The night and the named player in one number. */
export const moonchild = deduction({
  dies(course, me) {
    BY_MOONCHILD.keep(course, me, DUE);
    return [course];
  },
  used(course, me, { target }) {
    // Who did not die as this, or has named somebody before, only says so.
    if (target === null || course.isAlive(me) || BY_MOONCHILD.of(course, me) !== DUE) return [course];
    BY_MOONCHILD.keep(course, me, 0);
    return course.asRegistered(target).flatMap((one) => {
      const good = one.registers(target, { evil: false });
      const spared = good === 'yes' ? [] : [one.fork()];
      if (good === 'no') return spared;
      BY_MOONCHILD.keep(one, me, (one.night + 1) * NAMED + target);
      return [...spared, one];
    });
  },
  atNight(course, me) {
    const cursed = BY_MOONCHILD.of(course, me);
    if (Math.floor(cursed / NAMED) !== course.night) return [course];
    return course.settled(me).flatMap((one) => {
      if (!one.isImpaired(me)) return one.attack(cursed % NAMED, { by: 'ability', killer: me });
      one.wentWrong(me, true);
      return [one];
    });
  },
});

/** An Outsider died today, so somebody else does tonight. */
export const godfather = deduction({
  wakes: (course, me) => (course.night === course.bornIn(me) ? 'yes' : course.diedByDay() !== 0 ? 'may' : 'no'),
  atNight(course, me) {
    if (!course.isInForce(me)) return [course];
    const learning = course.night === course.bornIn(me) ? course.learnUnheard(me, 'godfather') : [course];
    return course.night === 1 ? learning : learning.flatMap((one) => avenges(one, me));
  },
});

function avenges(course: Course, me: SeatId): Courses {
  const outsider = seatsOf(course.diedByDay()).map((seat) => course.registers(seat, { team: 'outsider' }));
  if (outsider.every((truth) => truth === 'no')) return [course];
  const quiet = outsider.includes('yes') ? [] : [course.fork()];
  return [...quiet, ...course.settled(me).flatMap((one) => (one.isImpaired(me) ? [one] : strikes(one, me, byAbility)))];
}

const byAbility = (course: Course, me: SeatId, victim: SeatId): Courses =>
  course.attack(victim, { by: 'ability', killer: me });

/** Once, and nothing saves the victim. */
export const assassin = deduction({
  /** Who has struck at somebody dead or saved, or too drunk for it, is not woken again. */
  wakes: (course, me) => (course.night === 1 || course.memory(me) === SPENT ? 'no' : course.night > 2 ? 'may' : 'yes'),
  atNight(course, me) {
    if (course.night === 1 || !course.isInForce(me) || course.memory(me) === SPENT) return [course];
    const waits = course.fork();
    const struck = seatsOf(course.diedTonight() & course.living()).flatMap((victim) =>
      course
        .fork()
        .settled(me)
        .filter((one) => !one.isImpaired(me))
        .flatMap((one) => {
          one.remember(me, SPENT);
          return one.die(victim, { by: 'ability', killer: me, isCertain: true });
        }),
    );
    return [waits, ...struck];
  },
});

/** The day after a Demon's execution is still played. */
export const mastermind = deduction({
  holdsEnd: (course, me) => !course.isNight && course.isAlive(me) && !course.isImpaired(me),
});

export const zombuul = deduction({
  feigns: (course, me) => course.isAlive(me),
  wakes: (course) => (course.night > 1 && course.diedByDay() === 0 ? 'yes' : 'no'),
  atNight(course, me) {
    if (course.night === 1 || course.diedByDay() !== 0 || !course.isInForce(me) || course.sleeps(me)) return [course];
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) return [one];
      // Who only seems to be dead may pick themselves.
      const itself = one.isAlive(me) ? [] : one.fork().attack(me, { by: 'demon', killer: me });
      return [...strikes(one, me), ...itself];
    });
  },
});

/** One of the dead whom it picked last night may live again: whoever came back was one of them. */
export const shabaloth = deduction({
  atNight(course, me) {
    if (course.night === 1 || !course.isAlive(me)) return [course];
    // In the first night in which they eat there is nobody to give back.
    const back = mayGiveBack(course, me) ? seatsOf(course.mayReturn()) : [];
    course.remember(me, course.night);
    const before = [
      course.fork(),
      ...course
        .settled(me)
        .filter((one) => !one.isImpaired(me))
        .flatMap((one) => back.flatMap((seat) => one.fork().revive(seat))),
    ];
    return before.flatMap((one) => (isUp(one, me) ? killsTwo(one, me) : [one]));
  },
  mayRaise: mayGiveBack,
});

/** Whom they ate last night and something saved may have died of something else since. */
function mayGiveBack(course: Course, me: SeatId): boolean {
  return course.night > 2 && course.memory(me) !== course.night;
}

const killsTwo = (course: Course, me: SeatId): Courses =>
  course.settled(me).flatMap((one) => (one.isImpaired(me) ? inVain(one, me) : strikesMany(one, me, 2)));
