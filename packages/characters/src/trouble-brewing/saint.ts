import { character } from '@belfry/engine';

/** If you are executed and die of it, your team has lost. */
export const saint = character('saint', {
  on: {
    *died({ me, alignmentOf, win }, { victim, cause }) {
      if (victim !== me || cause !== 'execution') return;
      win(alignmentOf(me) === 'good' ? 'evil' : 'good', { say: 'outcome.saint' });
    },
  },
});
