import { type Course, deduction, type SeatId } from '@belfry/engine';

export const drunk = deduction({ wrongAboutSelf: 'believes', isAlwaysImpaired: true });
export const marionette = deduction({ wrongAboutSelf: 'believes' });
/** They wake for what they think they can do, which nobody knows, and do it in vain, which may be counted. */
export const lunatic = deduction({
  keepsMore: 'in which nights they wake',
  wrongAboutSelf: 'lies about everything',
  wakes: () => 'may',
  atNight(course, me) {
    if (course.isAlive(me)) course.wentWrong(me, false);
    return [course];
  },
});
export const politician = deduction({ wrongAboutSelf: 'lies about everything' });

/**
 * Alive, they do not say that they are an Outsider; dead, they say what they were. Who was made one keeps to what they
 * said before, and who only has the ability beside their own says what they are.
 */
export const mutant = deduction({
  mayExecute: (_, me, seat) => seat === me,
  wrongAboutSelf: 'pretends',
  dies(course, me) {
    const says = course.saysTheyAre(me);
    // Who becomes somebody else in the night of their death tells of that one; who comes back pretends again.
    const isFree = becomesTonight(course, me) || course.livesYet(me);
    return says === null || course.characterOf(me) !== 'mutant' || says === 'mutant' || isFree
      ? [course]
      : course.lie(me);
  },
  atEnd(course, me) {
    const claim = course.claimOf(me);
    if (
      claim === null ||
      course.startedAs(me) !== 'mutant' ||
      !course.mayLie(me) ||
      !course.isAlive(me) ||
      course.teamOfCharacter(claim) !== 'outsider'
    )
      return [course];
    return course.settled(me).flatMap((one) => (one.isImpaired(me) ? [one] : one.lie(me)));
  },
});

const becomesTonight = (course: Course, me: SeatId): boolean => course.isNight && course.saysTheyBecame(me) !== null;

export const hermit = deduction({ hasAllOf: 'outsider' });
