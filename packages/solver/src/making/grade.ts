import type { Deduced } from './deduce.ts';

export const GRADES = ['easy', 'medium', 'hard', 'fiendish'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * How hard a solution is: for each step the sayings that have to be held in mind together, times how often the cases
 * to be put away by them can be halved. One step of three sayings against thirty cases weighs as much as five of one
 * saying against seven.
 */
export const effortOf = (steps: readonly Deduced[]): number =>
  steps.reduce((sum, { because, cases }) => sum + because.length * Math.log2(1 + cases), 0);

/** The most sayings that have to be held in mind at once. */
export const reachOf = (steps: readonly Deduced[]): number =>
  steps.reduce((most, { because }) => Math.max(most, because.length), 0);

/** What is solved with less is not worth asking. */
export const LEAST_EFFORT = 7;

export function gradeOf(steps: readonly Deduced[]): Grade {
  const [reach, effort] = [reachOf(steps), effortOf(steps)];
  if (reach <= 1 && effort < 14) return 'easy';
  if (reach <= 2 && effort < 20) return 'medium';
  return reach <= 3 && effort < 60 ? 'hard' : 'fiendish';
}
