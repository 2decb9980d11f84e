import { type Random, randomAnswer } from '@belfry/engine';
import { endOf } from './day-stage.ts';
import type { Happening } from './record.ts';
import type { TableState, TimerState } from './state.ts';
import { advice, answer, type Policies, rulingOf } from './storyteller.ts';

/** What happens when a clock runs out; docs/PROTOCOL.md tells people the same. */
export function expire(
  state: TableState,
  timer: TimerState,
  policies: Policies,
  random: Random,
  trouble: (error: unknown) => void,
): Happening | null {
  const play = state.play!;
  if (timer.kind === 'dawn' || timer.kind === 'beat') return { type: timer.kind };
  // The day goes on when the table does: earlier it would tell what it waits for.
  if (play.waits && timer.kind !== 'ruling') return null;
  const prompt = play.asked.find((p) => p.id === timer.prompt);
  if (prompt === undefined) return null;
  switch (timer.kind) {
    case 'discussion':
    case 'nominations':
    case 'last-call':
      return answer('clock', prompt.id, endOf(play, timer.kind));
    case 'defence':
      return state.settings.timers.votePace === null
        ? answer('clock', prompt.id, { do: 'sweep' })
        : { type: 'vote-runs' };
    case 'vote':
      return answer('clock', prompt.id, { do: 'advance' });
    case 'night-prompt':
      return answer('clock', prompt.id, randomAnswer(prompt.options, random, 'fewest'));
    case 'ruling': {
      const advised = advice(state, prompt, policies, trouble);
      return advised === null ? null : rulingOf(prompt.id, advised);
    }
  }
}
