import { whyNot } from '@belfry/solver';
import { questionOf, think, troubleWith } from './think.ts';
import type { Errand, Reply } from './thinker.ts';

const reply = (message: Reply) => postMessage(message);

/** The newest errand counts; whoever works on another sees it at the next pause and stops. */
const current = { id: 0 };

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function run({ id, asking, whyNot: asked }: Errand): Promise<void> {
  const problem = questionOf(asking);
  if (problem === null) return;
  const trouble = troubleWith(problem);
  if (trouble !== null) return reply({ id, trouble });
  if (asked !== undefined) return reply({ id, why: whyNot(problem, asked.seat, asked.character) });
  for (const thought of think(problem)) {
    reply({ id, thought });
    await pause();
    if (current.id !== id) return;
  }
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  current.id = data.id;
  void run(data);
});
