import type { GoalWords } from '../../../packages/storyteller/src/policy/goals.ts';

export const goals: GoalWords = {
  'nominate-twice': 'Your goal: nominate somebody on two different days.',
  'nominate-executed': 'Your goal: nominate somebody who is executed on the same day.',
  'survive-nomination': 'Your goal: be nominated, and be alive at the next dawn.',
};
