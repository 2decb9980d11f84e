import { cast } from '@belfry/characters';
import { scriptFrom, tableScript } from '@belfry/scripts';
import { type Workload, workloadOf } from '@belfry/storyteller';
import type { PlayTask } from './workbench.ts';

const answer = ({ items, players }: PlayTask): Workload | null =>
  workloadOf(tableScript(scriptFrom(items)), cast, players);

addEventListener('message', ({ data }: MessageEvent<PlayTask>) => postMessage(answer(data)));
