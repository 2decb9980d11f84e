export { covers, NotCovered, uncovered } from './coverage.ts';
export { type Chronicle, chronicleOf } from './game/chronicle.ts';
export { problemOf, type Question } from './game/question.ts';
export { type Testimony, testimonyOf } from './game/testimony.ts';
export type { DayEvent, DayRecord, NightRecord, Problem, Spoken } from './problem.ts';
export { BadPuzzle } from './puzzle/names.ts';
export { type Puzzle, readPuzzle } from './puzzle/read.ts';
export { type Effort, type Solution, solve, type Tried, tries, Undecided } from './solve.ts';
