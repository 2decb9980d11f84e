import { uncovered } from '@belfry/solver';
import type { HindsightReply } from './Hindsight.tsx';
import { dawnsOf, lookBack, type PastGame } from './hindsight.ts';

const reply = (message: HindsightReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PastGame>) => {
  for (const dawn of dawnsOf(data)) {
    const notCovered = uncovered(dawn.problem);
    if (notCovered.length > 0) return reply({ type: 'not-covered', characters: notCovered });
    reply({ type: 'day', looked: lookBack(dawn) });
  }
  reply({ type: 'done' });
});
