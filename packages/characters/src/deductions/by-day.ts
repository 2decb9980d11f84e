import { type Course, type Courses, deduction, type SeatId, type Truth } from '@belfry/engine';
import { BY_GOLEM, BY_KLUTZ } from '../imagined-memory.ts';
import { holds, only, seatsOf } from '../seat-sets.ts';

const SPENT = 1;
/** Dead, and somebody is to be named. */
const DUE = 1;

export const slayer = deduction({
  used(course, me, { target, died }) {
    if (target === null || !course.isAlive(me) || !course.isAlive(target) || course.memory(me) === SPENT)
      return died ? [] : [course];
    course.remember(me, SPENT);
    return course.settled(me).flatMap((one) => {
      if (!one.isImpaired(me)) return shoots(one, me, target, died);
      if (one.teamOf(target) === 'demon') one.wentWrong(me, true);
      return died ? [] : [one];
    });
  },
});

function shoots(course: Course, me: SeatId, target: SeatId, died: boolean): Courses {
  return course.asRegistered(target).flatMap((one) => {
    const demon = one.registers(target, { team: 'demon' });
    const missed = !died && demon !== 'yes' ? [one.fork()] : [];
    if (demon === 'no') return missed;
    if (one.teamOf(target) !== 'demon') one.wentWrong(me, false);
    const hit = one.attack(target, { by: 'ability', killer: me }).filter((after) => after.isAlive(target) !== died);
    return [...missed, ...hit];
  });
}

export const virgin = deduction({
  brings: ['nominator-executed'],
  nominated(course, me, { nominator, nominee, came }) {
    const expected = came === 'nominator-executed';
    if (nominee !== me || (came !== 'nothing' && !expected)) return came === 'nothing' ? [course] : [];
    if (!course.isAlive(me) || course.memory(me) === SPENT) return expected ? [] : [course];
    course.remember(me, SPENT);
    // Where the Storyteller nominates there is nobody to execute.
    if (nominator < 0) return expected ? [] : [course];
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        if (one.teamOf(nominator) === 'townsfolk') one.wentWrong(me, true);
        return expected ? [] : [one];
      }
      return one.asRegistered(nominator).filter((other) => {
        const townsfolk = other.registers(nominator, { team: 'townsfolk' });
        return expected ? townsfolk !== 'no' : townsfolk !== 'yes';
      });
    });
  },
});

const isStrong = (course: Course, me: SeatId) => course.isInForce(me) && course.livingCount() > 3;

export const witch = deduction({
  brings: ['nominator-died'],
  wakes: (course, me) => (isStrong(course, me) ? 'yes' : 'no'),
  atNight(course, me) {
    course.mark(me, isStrong(course, me) ? course.everybody() : 0);
    if (!course.isCounted || course.marked(me) === 0) return [course];
    const settled = course.settled(me);
    for (const one of settled) if (one.isImpaired(me)) one.wentWrong(me, false);
    return settled;
  },
  nominated(course, me, { nominator, came }) {
    const cursed = holds(course.marked(me), nominator) && isStrong(course, me);
    if (came === 'nominator-died') {
      if (!cursed) return [];
      return course.settled(me).flatMap((one) => {
        if (one.isImpaired(me)) return [];
        one.mark(me, only(nominator));
        return one.attack(nominator, { by: 'ability', killer: me }).filter((after) => !after.isAlive(nominator));
      });
    }
    if (came !== 'nothing') return [];
    if (!cursed || !course.isAlive(nominator)) return [course];
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) return [one];
      const others = one.marked(me) & ~only(nominator);
      const harmless = others === 0 ? [] : [one.fork()];
      for (const other of harmless) other.mark(me, others);
      if (!one.mayBeSaved) return harmless;
      one.mark(me, only(nominator));
      const saved = one.attack(nominator, { by: 'ability', killer: me }).filter((after) => after.isAlive(nominator));
      return [...harmless, ...saved];
    });
  },
  /** Whom something else was seen to come of their nomination for may die of it all the same. */
  mayKillToday: (course, me, victim) =>
    isStrong(course, me) && holds(course.marked(me), victim) && holds(course.nominatesToday(), victim),
  atDusk(course, me) {
    course.mark(me, 0);
    return [course];
  },
});

export const golem = deduction({
  brings: ['nominee-died'],
  nominated(course, me, { nominator, nominee, came }) {
    const expected = came === 'nominee-died';
    if (nominator !== me || nominee === null || (came !== 'nothing' && !expected))
      return came === 'nothing' ? [course] : [];
    if (BY_GOLEM.of(course, me) === SPENT || !course.isInForce(me) || !course.isAlive(nominee))
      return expected ? [] : [course];
    BY_GOLEM.keep(course, me, SPENT);
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        one.wentWrong(me, true);
        return expected ? [] : [one];
      }
      return one.asRegistered(nominee).flatMap((other) => {
        const demon = other.registers(nominee, { team: 'demon' });
        const spared = !expected && demon !== 'no' ? [other.fork()] : [];
        if (demon === 'yes') return spared;
        const struck = other.attack(nominee, { by: 'ability', killer: me });
        return [...spared, ...struck.filter((after) => after.isAlive(nominee) !== expected)];
      });
    });
  },
});

/** The game went on, so whoever was named is not evil, or the Klutz was too drunk for it. */
export const klutz = deduction({
  dies(course, me) {
    BY_KLUTZ.keep(course, me, DUE);
    return [course];
  },
  used(course, me, { target }) {
    // Who did not die as this, or has named somebody before, only says so.
    if (target === null || course.isAlive(me) || BY_KLUTZ.of(course, me) !== DUE) return [course];
    BY_KLUTZ.keep(course, me, 0);
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        if (one.isEvil(target)) one.wentWrong(me, true);
        return [one];
      }
      return one.asRegistered(target).filter((other) => other.registers(target, { evil: true }) !== 'yes');
    });
  },
});

/** The game went on. */
export const saint = deduction({
  dies: (course, me, { by }) =>
    by !== 'execution'
      ? [course]
      : course.settled(me).filter((one) => {
          one.wentWrong(me, true);
          return one.isImpaired(me);
        }),
});

const TRUTHS: readonly Truth[] = ['no', 'may', 'yes'];
export const gossip = deduction({
  used(course, me, { fact }) {
    if (fact === null) return [course];
    return course.truthOf(me, fact).map(({ course: one, truth }) => {
      one.remember(me, one.night * TRUTHS.length + TRUTHS.indexOf(truth));
      return one;
    });
  },
  atNight(course, me) {
    const said = course.memory(me);
    const truth = TRUTHS[said % TRUTHS.length]!;
    if (Math.floor(said / TRUTHS.length) !== course.night - 1 || !course.isInForce(me) || truth === 'no')
      return [course];
    const quiet = truth === 'may' ? [course.fork()] : [];
    return [
      ...quiet,
      ...course.settled(me).flatMap((one) => {
        if (!one.isImpaired(me)) return somebodyDies(one, me);
        one.wentWrong(me, true);
        return [one];
      }),
    ];
  },
});

/** Somebody dies of an ability tonight, whoever the Storyteller wants, unless they are saved. */
function somebodyDies(course: Course, me: SeatId): Courses {
  const expected = course.diedTonight() & course.living();
  const victims = course.mayBeSaved ? course.living() : expected;
  const struck = seatsOf(victims).flatMap((victim) => course.fork().attack(victim, { by: 'ability', killer: me }));
  return course.sinksKills && course.dead() !== 0 ? [...struck, course] : struck;
}

export const gambler = deduction({
  atNight(course, me, told) {
    if (course.night === 1) return [course];
    if (!course.isAlive(me)) return told === null ? [course] : course.lie(me);
    const [player] = told?.chosen ?? [];
    const named = told?.named ?? null;
    if (player === undefined || named === null) {
      if (!mayFall(course, me)) return [course];
      const safe = course.fork();
      return [safe, ...course.lie(me).flatMap((one) => fallsSober(one, me))];
    }
    return course.asRegistered(player).flatMap((one) => {
      const right = one.registers(player, { character: named });
      const lives = right === 'no' ? [] : [one.fork()];
      if (right === 'yes') return lives;
      return [
        ...lives,
        ...one.settled(me).flatMap((other) => {
          if (!other.isImpaired(me)) return falls(other, me);
          other.wentWrong(me, true);
          return [other];
        }),
      ];
    });
  },
});

/** Who was saved from their own death has done something in vain, which may be counted. */
const mayFall = (course: Course, me: SeatId): boolean =>
  holds(course.diedTonight(), me) || (course.isCounted && course.mayBeSaved);

const fallsSober = (course: Course, me: SeatId): Courses =>
  course
    .settled(me)
    .filter((one) => !one.isImpaired(me))
    .flatMap((one) => falls(one, me));

const falls = (course: Course, me: SeatId): Courses => course.attack(me, { by: 'ability', killer: me });

/** Whom they picked is looked at whenever somebody acts, dies or is remade, and when the night ends. */
export const acrobat = deduction({
  someoneActs: stumbles,
  someoneDies: stumbles,
  someoneBecomes: stumbles,
  atNight(course, me, told) {
    if (course.night === 1) return [course];
    if (!course.isAlive(me)) return told === null ? [course] : course.lie(me);
    const [player] = told?.chosen ?? [];
    if (player === undefined) {
      course.mark(me, 0);
      const safe = course.fork();
      return mayFall(course, me) ? [safe, ...course.lie(me).flatMap((one) => fallsSober(one, me))] : [safe];
    }
    return course.settled(me).flatMap((one) => {
      // Whom somebody drunk has picked is picked by nobody, drunk or not by then.
      one.mark(me, one.isImpaired(me) ? 0 : only(player));
      return stumbles(one, me);
    });
  },
  atDawn: (course, me) =>
    stumbles(course, me).map((one) => {
      one.mark(me, 0);
      return one;
    }),
});

function stumbles(course: Course, me: SeatId): Courses {
  const [player] = seatsOf(course.marked(me));
  if (player === undefined || !course.isAlive(me)) return [course];
  return course
    .settled(player)
    .flatMap((one) =>
      one.seemsImpaired(player)
        ? one.settled(me).flatMap((other) => (other.isImpaired(me) ? [other] : falls(other, me)))
        : [one],
    );
}

/** Somebody of the caller's own side dies. */
export const doomsayer = deduction({
  notInGames: 'whom the Storyteller has picked is not told apart from other deaths by day',
  used(course, caller, { target }) {
    if (target === null) return [course];
    return course
      .asRegistered(caller)
      .flatMap((one) => one.asRegistered(target))
      .filter((one) => {
        const [a, b] = [one.registers(caller, { evil: true }), one.registers(target, { evil: true })];
        return a === 'may' || b === 'may' || a === b;
      })
      .flatMap((one) => one.die(target, { by: 'ability', killer: null }));
  },
});

export const tinker = deduction({
  mayDieAnyTime: true,
  atNight(course, me) {
    if (!course.isAlive(me) || !mayFall(course, me)) return [course];
    return course.settled(me).flatMap((one) => (one.isImpaired(me) ? [one] : [one.fork(), ...falls(one, me)]));
  },
});
