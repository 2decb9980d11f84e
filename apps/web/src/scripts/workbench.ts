import { type Report, type Script, type ScriptScore, type Swaps, scriptItems, type Together } from '@belfry/scripts';
import type { Workload } from '@belfry/storyteller';
import { useEffect, useState } from 'react';
import type { Lang } from '../settings/settings.ts';
import { Bench } from './bench.ts';

/** Work that may take longer than a frame, done beside the page so that typing never waits for it. */
export type Task = { readonly items: readonly unknown[] } & (
  | { readonly do: 'check'; readonly lang: Lang }
  /** The score for the first of these player counts that the script can serve. */
  | { readonly do: 'score'; readonly players: readonly number[]; readonly lang: Lang }
  | { readonly do: 'swaps'; readonly players: number }
  | { readonly do: 'together' }
);

/** How much there is to run is found out by playing: its worker brings all characters and bots along. */
export interface PlayTask {
  readonly do: 'work';
  readonly items: readonly unknown[];
  readonly players: number;
}

export type Answer = Report | ScriptScore | Swaps | Together | null;

const weighing = new Bench<Task, Answer>(
  () => new Worker(new URL('./workbench.worker.ts', import.meta.url), { type: 'module' }),
);
const playing = new Bench<PlayTask, Workload | null>(
  () => new Worker(new URL('../balance/games.worker.ts', import.meta.url), { type: 'module' }),
);

const known = new WeakMap<Script, Map<string, unknown>>();

export interface Worked<A> {
  /** The last answer, so that nothing flickers while somebody types; undefined before the first. */
  readonly answer: A | undefined;
  /** Whether it is about the script as it is now. */
  readonly current: boolean;
}

/** `begin` has the script's items worked on; it returns what takes that back. The key says all about it. */
function useWork<A>(
  script: Script,
  key: string,
  begin: (items: readonly unknown[], give: (answer: unknown) => void) => () => void,
): Worked<A> {
  const [last, setLast] = useState<A | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: script and key say all that is begun
  useEffect(() => {
    if (known.get(script)?.has(key)) return;
    return begin(scriptItems(script), (answer) => {
      known.set(script, (known.get(script) ?? new Map()).set(key, answer));
      setLast(answer as A); // the key says what kind of answer it is
    });
  }, [script, key]);
  const answers = known.get(script);
  return answers?.has(key) ? { answer: answers.get(key) as A, current: true } : { answer: last, current: false };
}

/** Everything worth saying about a script. */
export const useReport = (script: Script, lang: Lang): Worked<Report> =>
  useWork(script, `check ${lang}`, (items, give) => weighing.work({ do: 'check', items, lang }, give));

/** How hard a script is for the first of these counts that it serves: null when it serves none, undefined until known. */
export const useScore = (script: Script, players: readonly number[], lang: Lang): ScriptScore | null | undefined =>
  useWork<ScriptScore | null>(script, `score ${players} ${lang}`, (items, give) =>
    weighing.work({ do: 'score', items, players, lang }, give),
  ).answer;

/** Which single swaps would make it easier or harder. */
export const useSwaps = (script: Script, players: number): Worked<Swaps> =>
  useWork(script, `swaps ${players}`, (items, give) => weighing.work({ do: 'swaps', items, players }, give));

/** Whom published scripts with these characters usually have as well. */
export const useTogether = (script: Script): Worked<Together> =>
  useWork(script, 'together', (items, give) => weighing.work({ do: 'together', items }, give));

/** How much there is to run for the Storyteller: null when nobody can be dealt, undefined until the games are played. */
export const useWorkload = (script: Script, players: number): Workload | null | undefined => {
  const { answer, current } = useWork<Workload | null>(script, `work ${players}`, (items, give) =>
    playing.work({ do: 'work', items, players }, give),
  );
  return current ? answer : undefined;
};
