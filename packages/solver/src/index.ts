export { covers, coversInGames, jinxedBeyond, NotCovered, notCovered, uncovered } from './coverage.ts';
export { type Chronicle, chronicleOf } from './game/chronicle.ts';
export { type Claimed, testimonyFrom } from './game/claims.ts';
export { type Fellows, fellowsIn, problemOf, type Question } from './game/question.ts';
export { type Sheet, type Testimony, testimonyOf } from './game/testimony.ts';
export { type Assumptions, USUAL } from './likely/assumptions.ts';
export { type Likelihoods, type Looking, likelihoods, likelihoodsOf } from './likely/likelihoods.ts';
export { type Deduced, deduce, type Finding } from './making/deduce.ts';
export type { Fact } from './making/facts.ts';
export type { FileItem, FilePlayer, PuzzleFile } from './making/file.ts';
export { effortOf, GRADES, type Grade, gradeOf, reachOf } from './making/grade.ts';
export { type MadePuzzle, type Making, makePuzzle, makings, onlyWorld } from './making/make.ts';
export type { PlayedGame } from './making/moment.ts';
export { type Refuted, refute } from './making/refute.ts';
export { whyNot } from './making/why-not.ts';
export {
  type PuzzleTongue,
  puzzleTongue,
  sayPuzzle,
  tellDeduced,
  tellFinding,
  tellItem,
  tellRefuted,
  tellSayings,
} from './making/words.ts';
export type { DayEvent, DayRecord, NightOrder, NightRecord, Problem, Spoken } from './problem.ts';
export { BadPuzzle } from './puzzle/names.ts';
export { type Puzzle, readPuzzle } from './puzzle/read.ts';
export { type Effort, mayBeRemade, type Solution, solve, type Tried, tries, Undecided } from './solve.ts';
export type { Credence, Kind } from './teams/evidence.ts';
export { HABITS, type Habits, type Role } from './teams/habits.ts';
export { type Manner, type Weighing, weighTeams } from './teams/weigh-teams.ts';
