export { wrongAudiences } from './audiences.ts';
export { Coverage, charactersOf, TRIALS, type Trial } from './exhaustive.ts';
export { brokenInvariants } from './invariants.ts';
export {
  type Comparison,
  compareDiaries,
  type Diary,
  diaryOf,
  everything,
  type Observation,
  withHiddenChange,
} from './non-interference.ts';
export { untagged, withUntagged } from './old-statements.ts';
export {
  ANY_SCRIPT,
  asCommand,
  BrokenGame,
  EDITIONS_SCRIPT,
  JINXED_SCRIPT,
  playDisturbed,
  type RandomGame,
  type Tried,
} from './random-game.ts';
export { randomAct } from './random-hand.ts';
export { drawnScript, type Pool, randomSetup, tableSizes } from './random-setup.ts';
export { disagreements, follow } from './same-view.ts';
export { BadScenario, type Scenario, type Unreadable } from './scenario/format.ts';
export { readScenarios } from './scenario/read.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { leaks } from './scenario/soundness.ts';
export type { TranscriptEntry } from './scenario/transcript.ts';
