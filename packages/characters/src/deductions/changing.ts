import type { CharacterId } from '@belfry/almanac';
import { type Course, type Courses, deduction, type SeatId } from '@belfry/engine';
import { BY_BARBER } from '../imagined-memory.ts';
import { holds, only, seatsOf } from '../seat-sets.ts';

export const snakecharmer = deduction({
  turns: 'itself',
  changes: true,
  /** The Demon who changes sides for it has to be one who tells the truth in the end, or is made to lie. */
  mayTurn(course, me, seat) {
    if (!course.livesYet(me)) return false;
    // An evil one turns a good Demon.
    if (seat !== me) return course.isEvil(me) && course.registers(seat, { team: 'demon' }) !== 'no';
    return seatsOf(course.living() & ~only(me)).some(
      (other) =>
        (!course.hasLied(other) || course.liesByNature(other) || course.mayExcuse(other)) &&
        (course.isEvil(other) || tellsNothingElse(course, other)),
    );
  },
  atNight(course, me, told) {
    if (!course.isAlive(me)) return told === null ? [course] : course.lie(me);
    const [chosen] = told?.chosen ?? [];
    const demons = seatsOf(course.living() & ~only(me)).filter(
      (seat) => course.registers(seat, { team: 'demon' }) !== 'no',
    );
    // Nobody says whom: it may have been anybody, which matters only if it was the Demon.
    if (chosen === undefined) return [course.fork(), ...demons.flatMap((seat) => charms(course.fork(), me, seat))];
    // Who was turned by it says what they like.
    const made = demons
      .filter((seat) => seat !== chosen)
      .flatMap((seat) =>
        course
          .fork()
          .lie(me)
          .flatMap((one) => charms(one, me, seat))
          .filter((one) => one.teamOf(me) === 'demon'),
      );
    const elsewhere = demons.includes(chosen) ? course.fork().lie(me) : [];
    return [...made, ...elsewhere, ...charms(course, me, chosen)];
  },
});

/** Whoever became the Demon in the course of the game says so, or says nothing at all. */
const tellsNothingElse = (course: Course, seat: SeatId): boolean =>
  course.tellsOfAChange(seat) || course.claimOf(seat) === null;

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
    .flatMap((one) => one.becomeTogether([me, character], [demon, charmer]))
    .map((one) => {
      one.impair(demon, only(demon), 'ever', 'everything');
      return one;
    });
}

export const scarletwoman = deduction({
  changes: true,
  wakes: () => 'no',
  someoneDies(course, me, victim, { isSucceeded }) {
    if (isSucceeded === true || course.livingCount() < 5) return [course];
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
    // In games who is only told what they became was not woken for it.
    if (one.isNight && !one.isPlayed) one.wakes(me);
    return one.become(me, demon);
  });
}

/** In the night after the Barber's death, or of it, two players may exchange characters. */
export const barber = deduction({
  keepsMore: 'one end stands for all that a swap can lead to',
  asksOthers: true,
  changes: true,
  makesAnything: true,
  dies(course, me) {
    BY_BARBER.keep(course, me, course.isNight ? course.night : course.night + 1);
    return [course];
  },
  atNight: haircut,
  atDawn: haircut,
});

function haircut(course: Course, me: SeatId): Courses {
  if (BY_BARBER.of(course, me) !== course.night || course.isAlive(me)) return [course];
  BY_BARBER.keep(course, me, 0);
  const demons = seatsOf(course.living() & course.ofTeam('demon'));
  return course.settled(me).flatMap((one) => {
    if (one.isImpaired(me)) {
      one.wentWrong(me, true);
      return [one];
    }
    const out = [one.fork()];
    for (const a of seatsOf(one.everybody())) {
      for (const b of seatsOf(one.everybody() & ~(only(a + 1) - 1))) {
        // A Demon gives nobody but themselves away.
        if (
          [a, b].some(
            (seat) => one.teamOf(seat) === 'demon' && !(demons.length === 1 ? holds(only(demons[0]!), seat) : true),
          )
        )
          continue;
        const [first, second] = [one.characterOf(a), one.characterOf(b)];
        if (first === second) continue;
        out.push(...remade(one, [a, second], [b, first]));
      }
    }
    return out;
  });
}

type Change = readonly [seat: SeatId, character: CharacterId];

/** They become that; whoever keeps it back has to be one who is turned later, as whoever they are by then. */
function remade(course: Course, ...changes: readonly Change[]): Courses {
  const silent = changes.filter(([seat, character]) => keepsBack(course, seat, character));
  if (silent.some(([, character]) => !course.mayKeepBack(character))) return [];
  let courses = course.fork().becomeTogether(...changes);
  for (const [seat] of silent) courses = courses.flatMap((one) => one.lie(seat));
  return courses;
}

/** Whoever tells the truth says what they became: of several changes in a night the last. */
function keepsBack(course: Course, seat: SeatId, character: CharacterId): boolean {
  const isFree = course.isLiar(seat) || course.isEvil(seat) || course.isWrongAboutSelf(seat);
  return !isFree && course.saysTheyBecame(seat) === null && !course.makesWrong(character);
}

/** Anybody becomes whoever nobody is; where that makes a Demon, who dies tonight is up to the Storyteller. */
export const pithag = deduction({
  keepsMore: 'one end stands for all that they can make of others',
  changes: true,
  makesAnything: true,
  atNight(course, me) {
    if (course.night === 1 || !course.isInForce(me)) return [course];
    return course.settled(me).flatMap((one) => {
      if (one.isImpaired(me)) {
        one.wentWrong(me, false);
        return [one];
      }
      const everybody = seatsOf(one.everybody());
      const taken = new Set(everybody.map((seat) => one.characterOf(seat)));
      const free = one.sheet().filter((character) => !taken.has(character));
      return [
        one.fork(),
        ...everybody.flatMap((seat) =>
          free.flatMap((character) =>
            remade(one, [seat, character]).map((next) => {
              if (next.teamOfCharacter(character) === 'demon') next.deathsAtWill();
              return next;
            }),
          ),
        ),
      ];
    });
  },
});

/** Whoever is mad on the last day may say that they are somebody else. */
export const cerenovus = deduction({
  mayExecute: () => true,
  excuses: (course, me) => !course.isImpaired(me),
  heard: (course) =>
    seatsOf(course.everybody())
      .filter((seat) => course.has(seat, 'cerenovus') && course.isInForce(seat))
      .flatMap((seat) =>
        course
          .fork()
          .settled(seat)
          .filter((one) => !one.isImpaired(seat)),
      ),
});
