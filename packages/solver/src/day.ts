import type { Course, Courses, ImaginedNomination, PublicUse, SeatId } from '@belfry/engine';
import type { FlatCourse } from './course.ts';
import { DEAD, FEIGNS, FINISHED } from './flags.ts';
import type { Matter } from './matter.ts';
import type { DayEvent } from './problem.ts';
import { each, type Step, step } from './step.ts';
import * as stuck from './stuck.ts';

export function daySteps(m: Matter, day: number): Step[] {
  const { told, events } = m.days[day - 1]!;
  const nameOf = (seat: SeatId) => m.problem.names[seat]!;
  const steps: Step[] = [step('day', () => stuck.atMorning(day), remembered)];
  for (const { seat, told: one } of told) {
    const code = m.code(one.character);
    steps.push(
      step(
        'day',
        () => stuck.atVisit(day, nameOf(seat), m.problem.script[code]!.name),
        (course) => {
          if (course.isLiar(seat)) return [course];
          if (course.believed(seat) >= 0) {
            course.doesInVain(seat, course.believed(seat));
            return [course];
          }
          return course.hasCode(seat, code) ? course.hear(seat, one) : course.lie(seat);
        },
      ),
    );
  }
  const speakers = new Set(told.map(({ seat }) => seat));
  if (m.isCounted && m.visitors.length > 0)
    steps.push(
      step(
        'day',
        () => stuck.atSilence(day),
        (course) => visitsUnheard(course, speakers),
      ),
    );
  for (const event of events)
    steps.push(
      step(
        'day',
        () => stuck.atEvent(day, event, m),
        (course) => happens(course, event),
      ),
    );
  // A night that follows says as much as the flag.
  if (day < Math.max(m.days.length, m.nights.length) || m.problem.lastDayIsOver)
    steps.push({ ...step('day', () => stuck.atNightfall(day), dusk), isRest: true });
  return steps;
}

/** Whoever learns something from the Storyteller by day and keeps it back may have learned something false. */
function visitsUnheard(course: FlatCourse, speakers: ReadonlySet<SeatId>): Courses {
  if (!course.isCounted) return [course];
  let courses: Courses = [course];
  for (const code of course.m.visitors) {
    for (let seat = 0; seat < course.seats; seat++) {
      if (speakers.has(seat) && !course.isLiar(seat)) continue;
      courses = each(courses, (one) => {
        one.doesInVain(seat, code);
        if (!one.hasCode(seat, code) || !one.isAlive(seat)) return [one];
        const stayed = one.fork();
        return [stayed, ...one.lie(seat).flatMap((other) => other.learnUnheard(seat, course.m.ids[code]!))];
      });
    }
  }
  return courses;
}

/** A new day: what everybody is now is what will have been talked about. */
function remembered(course: FlatCourse): Courses {
  for (let seat = 0; seat < course.seats; seat++) course.setCharThen(seat, course.char(seat));
  return [course];
}

/** The table as it is now is what was talked about; what was done before was done as it was then. */
function talked(course: FlatCourse): Courses {
  for (let seat = 0; seat < course.seats; seat++) course.talkedAbout(seat);
  return [course];
}

/** One thing that all saw. */
export function happens(course: FlatCourse, event: DayEvent): Courses {
  switch (event.type) {
    case 'execution':
      return [
        ...(event.mayEnd === true ? [endedBy(course.fork(), event.player, event.died)] : []),
        ...(event.unvoted === true ? broughtToIt(course, event.player) : [course]).flatMap((one) =>
          executed(one, event.player, event.died),
        ),
      ];
    case 'nomination':
      if (event.nomination.nominator >= 0) course.hasNominated(event.nomination.nominator);
      return nominated(course, event.nomination);
    case 'use':
      return used(course, event.use);
    case 'death':
      return diesByDay(course, event.player);
    case 'votes':
      for (const voter of event.voters) course.hasVoted(voter);
      return talked(course);
    case 'talk':
      return talked(course);
  }
}

/** The last that happened: nothing else has come of it but the end. */
function endedBy(course: FlatCourse, player: SeatId, died: boolean): FlatCourse {
  if (died) course.raise(player, DEAD);
  return course;
}

/** Somebody's ability has brought this player to the block, without a nomination. */
function broughtToIt(course: FlatCourse, player: SeatId): readonly FlatCourse[] {
  const out: FlatCourse[] = [];
  for (const code of course.m.executioners) {
    for (let me = 0; me < course.seats; me++) {
      if (!course.hasCode(me, code) || !course.isInForce(me)) continue;
      if (!course.m.deductions[code]!.mayExecute!(course, me, player)) continue;
      out.push(
        ...course
          .fork()
          .settled(me)
          .filter((one) => !one.isImpaired(me)),
      );
    }
  }
  return out;
}

export function executed(course: FlatCourse, player: SeatId, died: boolean): Courses {
  // Who only seemed to be dead dies now, and nobody sees a difference.
  if (!course.isAlive(player)) return executedAgain(course, player);
  const out: Course[] = [];
  for (const { course: one, saved } of course.attempt(player, { by: 'execution', killer: null })) {
    if (saved === died) continue;
    out.push(...(died ? one.die(player, { by: 'execution', killer: null }) : [one]));
  }
  let courses: Courses = out;
  for (const code of course.m.onExecution) {
    for (let me = 0; me < course.seats; me++) {
      courses = each(courses, (one) =>
        one.hasCode(me, code) ? course.m.deductions[code]!.executed!(one, me, player, died) : [one],
      );
    }
  }
  return courses;
}

function executedAgain(course: FlatCourse, player: SeatId): Courses {
  const feigned = (course.flags(player) & FEIGNS) !== 0;
  const after = course.attack(player, { by: 'execution', killer: null });
  for (const one of after as readonly FlatCourse[])
    if (feigned && (one.flags(player) & FEIGNS) === 0) one.raise(player, FINISHED);
  return after;
}

/** Where nothing came of it every ability has to agree; where something did, one of them has done it. */
function nominated(course: FlatCourse, nomination: ImaginedNomination): Courses {
  const { nominator, nominee, came } = nomination;
  if (nominator !== nominee || (came !== 'nominator-died' && came !== 'nominee-died'))
    return comesOf(course, nomination);
  // Who nominated themselves died as the one or the other.
  return (['nominator-died', 'nominee-died'] as const).flatMap((as) =>
    comesOf(course.fork(), { ...nomination, came: as }),
  );
}

function comesOf(course: FlatCourse, nomination: ImaginedNomination): Courses {
  const { onNomination, deductions } = course.m;
  // Whom it concerns is seen before anything comes of it.
  const parties: Party[] = [];
  for (const code of onNomination)
    for (let me = 0; me < course.seats; me++) if (course.hasCode(me, code)) parties.push([code, me]);
  for (const [, me] of parties) course.perhapsDeceived(me);
  for (const code of onNomination)
    for (const me of [nomination.nominator, nomination.nominee])
      if (me !== null && me >= 0) course.doesInVain(me, code);
  if (nomination.came !== 'nothing') {
    return parties.flatMap(([code, me]) =>
      besides(
        course.fork(),
        parties.filter((other) => other[0] !== code || other[1] !== me),
        nomination,
      ).flatMap((one) => deductions[code]!.nominated!(one, me, nomination)),
    );
  }
  let courses: Courses = [course];
  for (const [code, me] of parties) courses = each(courses, (one) => deductions[code]!.nominated!(one, me, nomination));
  return courses;
}

type Party = readonly [code: number, me: SeatId];

/** What nobody saw: others may have acted before whoever brought about what came, and somebody was saved from them. */
function besides(course: FlatCourse, others: readonly Party[], nomination: ImaginedNomination): Courses {
  let courses: Courses = [course];
  for (const [code, me] of others) {
    courses = each(courses, (one) => [
      one.fork(),
      ...one.m.deductions[code]!.nominated!(one, me, { ...nomination, came: 'nothing' }),
    ]);
  }
  return courses;
}

function used(course: FlatCourse, use: PublicUse): Courses {
  const code = course.m.code(use.character);
  const { used: hook } = course.m.deductions[code]!;
  talked(course);
  if (course.m.teams[code] === 'fabled') return hook === undefined ? [course] : hook(course, use.user, use);
  if (course.hasCode(use.user, code)) return hook === undefined ? [course] : hook(course, use.user, use);
  // Nothing comes of what somebody only says or believes, which may be counted.
  if (use.died) return [];
  course.doesInVain(use.user, code);
  return course.m.problem.isPlayed || course.believed(use.user) >= 0 ? [course] : course.lie(use.user);
}

/** Of themselves, or of somebody who kills today. */
function diesByDay(course: FlatCourse, player: SeatId): Courses {
  const { m } = course;
  const killers = course.abilitiesOf(player).some((code) => m.deductions[code]!.mayDieAnyTime === true) ? [player] : [];
  for (const code of m.killersByDay) {
    for (let me = 0; me < course.seats; me++)
      if (course.hasCode(me, code) && m.deductions[code]!.mayKillToday!(course, me, player)) killers.push(me);
  }
  return killers.flatMap((killer) =>
    course
      .fork()
      .settled(killer)
      .filter((one) => !one.isImpaired(killer))
      .flatMap((one) => one.attack(player, { by: 'ability', killer }))
      .filter((one) => !one.isAlive(player)),
  );
}

function dusk(course: FlatCourse): Courses {
  let courses: Courses = [course];
  for (const code of course.m.atDusk) {
    for (let seat = 0; seat < course.seats; seat++) {
      courses = each(courses, (one) =>
        one.hasCode(seat, code) ? course.m.deductions[code]!.atDusk!(one, seat) : [one],
      );
    }
  }
  for (const one of courses) (one as FlatCourse).expire('dusk');
  return courses;
}
