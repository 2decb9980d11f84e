import { scoreScript, scriptFrom, validateScript } from '@belfry/scripts';
import type { Answer, Task } from './workbench.ts';

function answer(task: Task): Answer {
  const script = scriptFrom(task.items);
  if (task.do === 'check') return validateScript(script, task.lang);
  for (const players of task.players) {
    const score = scoreScript(script.characters, players, task.lang);
    if (score !== null) return score;
  }
  return null;
}

addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(answer(data)));
