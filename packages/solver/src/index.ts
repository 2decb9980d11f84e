export { covers, NotCovered, uncovered } from './coverage.ts';
export type { DayEvent, DayRecord, NightRecord, Problem, Spoken } from './problem.ts';
export { BadPuzzle } from './puzzle/names.ts';
export { type Puzzle, readPuzzle } from './puzzle/read.ts';
export { type Solution, solve, type Tried, tries } from './solve.ts';
