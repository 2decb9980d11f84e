import type { Character } from '@belfry/almanac';
import { type Deduction, deduction } from '@belfry/engine';

/** A homebrew character that the puzzles know: of two, one is shown friends of whom they chose, the other opponents. */
export const PRODIGY: Character = {
  id: 'progidy',
  name: 'Prodigy',
  team: 'townsfolk',
  edition: 'homebrew',
  ability: 'Each night you pick a player and are shown another: always of the same side, or always of the other.',
  reminders: [],
  globalReminders: [],
  firstNight: 'They pick a player. Show them another.',
  otherNight: 'They pick a player. Show them another.',
  setup: null,
  tags: [],
  icon: 'sun',
  automated: false,
};

const SAME = 1;
const OTHER = 2;

export const prodigy: Deduction = deduction({
  wakes: () => 'yes',
  recalls: (course, me) => ({ same: course.memory(me) === SAME }),
  starts(course, me) {
    const first = Array.from({ length: course.seats }, (_, seat) => seat).find((seat) => course.has(seat, PRODIGY.id));
    if (first !== undefined && first !== me) {
      course.remember(me, course.memory(first) === SAME ? OTHER : SAME);
      return [course];
    }
    const other = course.fork();
    other.remember(me, OTHER);
    course.remember(me, SAME);
    return [course, other];
  },
});
