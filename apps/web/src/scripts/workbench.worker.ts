import { oftenTogether, scoreScript, scriptFrom, swapsForScript, validateScript } from '@belfry/scripts';
import type { Answer, Task } from './workbench.ts';

function answer(task: Task): Answer {
  const script = scriptFrom(task.items);
  switch (task.do) {
    case 'check':
      return validateScript(script, task.lang);
    case 'score':
      for (const players of task.players) {
        const score = scoreScript(script.characters, players, task.lang);
        if (score !== null) return score;
      }
      return null;
    case 'swaps':
      return swapsForScript(script.characters, task.players);
    case 'together':
      return oftenTogether(script);
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(answer(data)));
