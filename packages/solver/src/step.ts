import type { Courses } from '@belfry/engine';
import type { FlatCourse } from './course.ts';

/** One thing that happens, and what is said when nothing can have gone on after it. */
export interface Step {
  readonly time: 'night' | 'day' | 'end';
  /** A whole sentence. */
  unexplained(): string;
  /** After it courses that have come to the same are one. */
  readonly isRest?: true;
  run(course: FlatCourse): Courses;
}

/** Before anything happens it is decided which of the dead can do something. */
export const step = (time: Step['time'], unexplained: () => string, run: (course: FlatCourse) => Courses): Step => ({
  time,
  unexplained,
  run: (course) => each(course.keepersSettled(), run),
});

/** Every course goes on by itself. */
export function each(courses: Courses, go: (course: FlatCourse) => Courses): Courses {
  return courses.length === 1 ? go(courses[0] as FlatCourse) : courses.flatMap((course) => go(course as FlatCourse));
}
