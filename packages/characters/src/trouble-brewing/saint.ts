import { character } from '@belfry/engine';

/** If you are executed and die of it, your team has lost. */
export const saint = character('saint', {
  manner: { gallows: 'fatal' },
  always: {
    *died({ me, works, failed }, { victim, cause }) {
      if (victim === me && cause === 'execution' && !works()) failed();
    },
  },
  on: {
    *died({ me, alignmentOf, win }, { victim, cause }) {
      if (victim !== me || cause !== 'execution') return;
      win(alignmentOf(me) === 'good' ? 'evil' : 'good', { say: 'outcome.saint' });
    },
  },
});
