import type { Courses } from '@belfry/engine';
import type { FlatCourse } from './course.ts';

/** One thing that happens, and how it is called when nothing can have gone on after it. */
export interface Step {
  readonly label: string;
  /** After it courses that have come to the same are one. */
  readonly isRest?: true;
  run(course: FlatCourse): Courses;
}

export const step = (label: string, run: (course: FlatCourse) => Courses): Step => ({ label, run });

/** Every course goes on by itself. */
export const each = (courses: Courses, go: (course: FlatCourse) => Courses): Courses =>
  courses.length === 1 ? go(courses[0] as FlatCourse) : courses.flatMap((course) => go(course as FlatCourse));
