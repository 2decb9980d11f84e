import type { GoalWords } from '../../../packages/storyteller/src/policy/goals.ts';

export const goals: GoalWords = {
  'nominate-twice': 'Ваша цель: номинируйте кого-нибудь в два разных дня.',
  'nominate-executed': 'Ваша цель: номинируйте того, кого казнят в тот же день.',
  'survive-nomination': 'Ваша цель: пусть вас номинируют, а на рассвете вы будете живы.',
};
