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
export { randomSetup } from './random-setup.ts';
export { BadScenario, type Scenario, type Unreadable } from './scenario/format.ts';
export { readScenarios } from './scenario/read.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
export type { TranscriptEntry } from './scenario/transcript.ts';
